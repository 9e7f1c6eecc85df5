import { refusals } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from './errors.ts';
import { readOwnFile } from './read-own-file.ts';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://tussock.example/plan/7' });
});
afterEach(() => vi.unstubAllGlobals());

const read = (fetch: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch);
  return readOwnFile('/own.json');
};

test('a file of our own is what stands in it', async () => {
  expect(await read(async () => new Response('[1,2]'))).toEqual([1, 2]);
});

test('a refusal is one, and not what stands in the file', async () => {
  const refused = async () => new Response('{"message":"…"}', { status: 429 });
  await expect(read(refused)).rejects.toEqual(new ApiError(refusals.tooMany, 429));
});

test('without a line it says so', async () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(read(cut)).rejects.toEqual(new OfflineError(refusals.offline));
});
