import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveRefusals, ARCHIVE_VERSION } from '@tussock/domain';
import { expect, onTestFinished, test } from 'vitest';
import yazl from 'yazl';
import { unpackArchive, type Unpacked } from './unpack-archive.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const listed = (path: string, text: string) => ({
  path,
  bytes: Buffer.byteLength(text),
  sha256: sha256(text),
});
const manifest = (files: readonly object[], more: object = {}): string =>
  JSON.stringify({
    product: 'tussock',
    content: 'wholePlan',
    formatVersion: ARCHIVE_VERSION,
    files,
    ...more,
  });

interface Entry {
  readonly path: string;
  readonly text: string;
  readonly mode?: number;
}

/** A ZIP of a few texts; names that the library would not write are put in behind its back. */
async function zipOf(
  entries: readonly Entry[],
  rename: readonly [string, string] = ['', ''],
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const zip = new yazl.ZipFile();
  for (const { path, text, mode = 0o100644 } of entries) zip.addBuffer(Buffer.from(text), path, { mode });
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(join(folder, 'zip')));
  const bytes = await readFile(join(folder, 'zip'));
  // Both names have one length: nothing else in the ZIP moves.
  return Buffer.from(bytes.toString('latin1').replaceAll(...rename), 'latin1');
}

async function unpack(bytes: Uint8Array): Promise<{ unpacked: Unpacked; files: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-unpack-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const into = join(folder, 'files');
  await mkdir(into);
  await writeFile(join(folder, 'zip'), bytes);
  const path = join(folder, 'told');
  const none = () => Promise.reject(new Error('nothing of the store is asked for'));
  const tools = {
    path,
    files: { read: none, stream: none, write: none },
    say: () => undefined,
    typeset: none,
  };
  await unpackArchive({ zipPath: join(folder, 'zip'), folder: into }, tools);
  return {
    unpacked: JSON.parse(await readFile(path, 'utf8')) as Unpacked,
    files: (await readdir(folder, { recursive: true })).filter((file) => file.startsWith('..')),
  };
}
const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const { unpacked } = await unpack(bytes);
  return unpacked.ok ? 'it was taken' : unpacked.refusal;
};

const plan = { path: 'plan.json', text: '{}' };
const whole = [listed('plan.json', '{}')];
const withManifest = (text: string, ...entries: Entry[]) => [
  plan,
  ...entries,
  { path: 'manifest.json', text },
];

test('a whole ZIP is unpacked under names of ours', async () => {
  const { unpacked } = await unpack(await zipOf(withManifest(manifest(whole))));
  expect(unpacked).toMatchObject({ ok: true, files: { 'plan.json': expect.stringMatching(/files\/0$/) } });
});

test.each([
  ['../../etc/evil', 'aaaaa/etc/evil'],
  ['/evil/of.text', 'aevil/of.text'],
  ['a\\..\\evil.txt', 'aa..aevil.txt1'.slice(0, 13)],
  ['C:/evil/of.them', 'Ca/evil/of.them'],
])('a file called %s is refused by its name', async (evil, harmless) => {
  const bytes = await zipOf(withManifest(manifest(whole), { path: harmless, text: 'x' }), [harmless, evil]);
  expect(await refusalOf(bytes)).toBe(archiveRefusals.unsafe(evil));
});

test('a link in the place of a file is refused', async () => {
  const link = { path: 'documents/link', text: '/etc/passwd', mode: 0o120777 };
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), link)))).toBe(
    archiveRefusals.link('documents/link'),
  );
});

test('a file that unpacks to far more than it weighs is refused before it is', async () => {
  const bomb = { path: 'documents/bomb', text: '0'.repeat(5_000_000) };
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), bomb)))).toBe(
    archiveRefusals.tooMuch('documents/bomb'),
  );
});

test.each([
  ['a file that is not there', [...whole, listed('pdf/a.pdf', 'a')], archiveRefusals.missing('pdf/a.pdf')],
  [
    'a file with another fingerprint',
    [{ ...whole[0], sha256: sha256('[]') }],
    archiveRefusals.changed('plan.json'),
  ],
  ['a file of another length', [{ ...whole[0], bytes: 3 }], archiveRefusals.changed('plan.json')],
  ['no plan', [], archiveRefusals.unlisted('plan.json')],
])('a manifest that names %s is refused with the file', async (_what, files, refusal) => {
  expect(await refusalOf(await zipOf(withManifest(manifest(files))))).toBe(refusal);
});

test('a file that the manifest does not name, and one that is there twice, are refused', async () => {
  const other = { path: 'other.txt', text: 'x' };
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), other)))).toBe(
    archiveRefusals.unlisted('other.txt'),
  );
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), { path: 'PLAN.json', text: '' })))).toBe(
    archiveRefusals.twice('PLAN.json'),
  );
});

test.each([
  ['of a newer release', { formatVersion: ARCHIVE_VERSION + 1 }, archiveRefusals.newer(ARCHIVE_VERSION + 1)],
  ['of another product', { product: 'other' }, archiveRefusals.foreign],
  ['of something else', { content: 'map' }, archiveRefusals.foreign],
  ['with a list of nothing', { files: [null] }, archiveRefusals.foreign],
])('a ZIP %s is refused as that', async (_what, more, refusal) => {
  expect(await refusalOf(await zipOf(withManifest(manifest(whole, more))))).toBe(refusal);
});

test('a ZIP without a manifest is foreign, and bytes that are none are no ZIP', async () => {
  expect(await refusalOf(await zipOf([plan]))).toBe(archiveRefusals.foreign);
  expect(await refusalOf(Buffer.from('%PDF-1.7 no ZIP at all'))).toBe(archiveRefusals.notZip);
});

test('a ZIP that breaks off, or was damaged on its way, is refused', async () => {
  const bytes = await zipOf(withManifest(manifest(whole)));
  expect(await refusalOf(bytes.subarray(0, bytes.length - 30))).toBe(archiveRefusals.notZip);
  const damaged = Buffer.from(bytes);
  damaged[40] = (damaged[40] ?? 0) ^ 0xff;
  expect(await refusalOf(damaged)).toContain('plan.json');
});
