import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { archiveRefusals } from '@tussock/domain';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fairQueue } from '../../platform/tasks/fair-queue.ts';
import type { Services } from '../../services.ts';
import { unpackInChild } from './unpack-in-child.ts';

/** What a hostile ZIP might bring the unpacking to. */
const MAKERS = `
import { readFile, writeFile } from 'node:fs/promises';
export const openFiles = () => ({});
const acts = {
  runAway: () => { for (;;); },
  eat: () => { const eaten = []; for (;;) eaten.push(new Array(1e6).fill(eaten.length)); },
  fail: () => { throw new Error('the disk is full'); },
  unpack: (path) => writeFile(path, JSON.stringify({ ok: true, files: { 'plan.json': '/laid/0' } })),
};
export const makers = {
  unpackArchive: async ({ zipPath }, { path }) => acts[await readFile(zipPath, 'utf8')](path),
};`;

let folder: string;
let makers: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-makers-'));
  await writeFile(join(folder, 'makers.mjs'), MAKERS);
  makers = pathToFileURL(join(folder, 'makers.mjs'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const services = () =>
  ({
    configuration: { dataFolder: folder, sessionKey: 'x'.repeat(40), publicUrl: 'http://localhost' },
    reading: fairQueue(),
  }) as unknown as Pick<Services, 'configuration' | 'reading'>;

async function unpack(
  zip: string,
  {
    ended = new AbortController().signal,
    ...limits
  }: { megabytes?: number; longestMs?: number; ended?: AbortSignal } = {},
) {
  const place = await mkdtemp(join(tmpdir(), 'tussock-unpack-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  await writeFile(join(place, 'zip'), zip);
  return unpackInChild(services(), { ownerId: 'somebody', ended }, place, { makers, ...limits });
}
const tooMuch = {
  code: 'badRequest',
  details: { message: [archiveRefusals.tooMuch('the ZIP')] },
};

test('a ZIP is unpacked in a process of its own', async () => {
  expect(await unpack('unpack')).toMatchObject({ files: { 'plan.json': '/laid/0' } });
});

test('a ZIP that would be unpacked for ever is refused when its time is over', async () => {
  await expect(unpack('runAway', { longestMs: 500 })).rejects.toMatchObject(tooMuch);
});

test('a ZIP that would take all the memory is refused when it has taken its share', async () => {
  await expect(unpack('eat', { megabytes: 48 })).rejects.toMatchObject(tooMuch);
});

test('what fails on our side is not said to be the fault of the ZIP', async () => {
  await expect(unpack('fail')).rejects.toMatchObject({ why: 'failed' });
});

test('a ZIP that nobody waits for any more is no longer unpacked', async () => {
  const gone = new AbortController();
  const unpacking = unpack('runAway', { ended: gone.signal });
  gone.abort();
  await expect(unpacking).rejects.toMatchObject({ code: 'requestTimeout' });
});
