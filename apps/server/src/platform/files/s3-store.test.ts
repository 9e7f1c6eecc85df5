import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answering } from '../../testing/answering.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

const KEY = 'file/one';
const times = { timeoutMs: 50, longTimeoutMs: 50 };

const storeAt = (endpoint: string): FileStore =>
  s3Store({ endpoint, bucket: 'farms', accessKey: 'a', secretKey: 's', region: 'us-east-1' }, times);

/** A file of this machine's disk. */
async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-s3-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  await writeFile(path, 'x');
  return path;
}

const acts = [
  ['read', (store: FileStore) => store.read(KEY)],
  ['measured', (store: FileStore) => store.sizeOf(KEY)],
  ['opened', (store: FileStore) => store.stream(KEY)],
  ['kept', async (store: FileStore) => store.keep(KEY, await newFile(), 'image/png')],
  ['written', (store: FileStore) => store.write(KEY, new Uint8Array(1), 'image/png')],
  ['removed', (store: FileStore) => store.remove([KEY])],
] as const;

test.each(acts)('a file that is to be %s is given up where the fetch never settles', async (_, act) => {
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(act(storeAt('http://127.0.0.1:9'))).rejects.toMatchObject({ name: 'TimeoutError' });
});

const breakingOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '10' });
  response.write('half ');
};

test('an answer that begins and does not come to its end is given up', async () => {
  const store = storeAt(await answering(breakingOff));
  await expect(store.read(KEY)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a file that comes a piece at a time is given up where the next does not come', async () => {
  const pieces = (await storeAt(await answering(breakingOff)).stream(KEY)) ?? [];
  await expect(Readable.from(pieces).toArray()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a refusal that does not come to its end is given up', async () => {
  const url = await answering((_request, response) => {
    response.writeHead(403);
    response.write('<Error>');
  });
  await expect(storeAt(url).write(KEY, new Uint8Array(1), 'image/png')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test.each(acts)('a file that is to be %s is not looked for elsewhere', async (_, act) => {
  const asked: unknown[] = [];
  const elsewhere = await answering((request, response) => {
    asked.push(request.url);
    response.end();
  });
  const url = await answering((_request, response) => {
    response.writeHead(307, { location: elsewhere }).end();
  });
  await expect(act(storeAt(url))).rejects.toThrow('fetch failed');
  expect(asked).toEqual([]);
});
