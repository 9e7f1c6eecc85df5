import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeFileStore } from '../../testing/file-store-contract.ts';
import { installErrorReplies } from '../http/error-reply.ts';
import { DISK_BUCKET, diskStore, type DiskStore } from './disk-store.ts';
import { receiveDiskUploads } from './receive-disk-uploads.ts';
import { signPostPolicy } from './sign-post-policy.ts';
import { verifyPostPolicy } from './verify-post-policy.ts';

const AT = new Date('2026-11-21T00:00:00Z');

/** The disk store with its own verifier in front of it, as the server runs it. */
async function startDiskStore() {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-files-'));
  const app = fastify();
  installErrorReplies(app);
  let store: DiskStore | undefined;
  const late: DiskStore = new Proxy({} as DiskStore, {
    get: (_target, name) => Reflect.get(store ?? {}, name) as unknown,
  });
  const spent = new Set<string>();
  await receiveDiskUploads(app, {
    store: late,
    clock: { now: () => AT },
    isSpent: async (key) => spent.has(key),
  });
  const publicUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  store = diskStore({ folder, publicUrl, secret: 'a secret of this server' });
  return {
    store,
    spent,
    folder,
    keys: store.keys,
    bucket: DISK_BUCKET,
    now: () => AT,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describeFileStore('the disk store', startDiskStore);

describe('the verifier of the disk store', () => {
  let trial: Awaited<ReturnType<typeof startDiskStore>>;
  beforeAll(async () => {
    trial = await startDiskStore();
  });
  afterAll(() => trial.close());

  const send = async (parts: readonly (readonly [string, string | Blob])[]): Promise<number> => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    const { url } = trial.store.presign({ key: 'staged/0', contentType: 'image/png', maxBytes: 9, at: AT });
    return (await fetch(url, { method: 'POST', body: form })).status;
  };
  const fieldsFor = (key: string): Record<string, string> => ({
    ...trial.store.presign({ key, contentType: 'image/png', maxBytes: 9, at: AT }).fields,
    'Content-Type': 'image/png',
  });
  const file = ['file', new Blob(['1234'])] as const;

  test('takes a field once only, and none behind the file', async () => {
    const fields = Object.entries(fieldsFor('staged/1'));
    expect(await send([...fields, ['key', 'staged/1'], file])).toBe(403);
    expect(await send([...fields, file, ['key', 'staged/1']])).toBe(403);
    expect(await send([...fields, file, file])).toBe(403);
    expect(await trial.store.read('staged/1')).toBeUndefined();
    expect(await send([...fields, file])).toBe(204);
  });

  // Ceph keeps an empty file instead, which nothing comes of.
  test('refuses a form without a file', async () => {
    expect(await send(Object.entries(fieldsFor('staged/5')))).toBe(400);
    expect(await trial.store.read('staged/5')).toBeUndefined();
  });

  test('[ERR-413] answers a file that is too large with 413', async () => {
    const fields = Object.entries(fieldsFor('staged/2'));
    expect(await send([...fields, ['file', new Blob(['0123456789'])]])).toBe(413);
  });

  test('leaves nothing half-written behind', async () => {
    expect(await readdir(join(trial.folder, 'incoming'))).toEqual([]);
  });

  test('a form whose upload was used is worth nothing any more', async () => {
    const fields = Object.entries(fieldsFor('staged/6'));
    expect(await send([...fields, file])).toBe(204);
    trial.spent.add('staged/6');
    expect(await send([...fields, ['file', new Blob(['another'])]])).toBe(403);
    expect(Buffer.from((await trial.store.read('staged/6')) ?? []).toString()).toBe('1234');
  });

  test('a disk without room is told at once, and leaves nothing half-written behind', async () => {
    const full = join(trial.folder, 'incoming', 'full');
    vi.spyOn(trial.store, 'incomingPath').mockImplementation(async () => {
      await symlink('/dev/full', full);
      return full;
    });
    expect(await send([...Object.entries(fieldsFor('staged/7')), file])).toBe(507);
    vi.restoreAllMocks();
    expect(await readdir(join(trial.folder, 'incoming'))).toEqual([]);
    expect(await trial.store.read('staged/7')).toBeUndefined();
  });

  test('answers a body that is no form with 415, and one that breaks off with 400', async () => {
    const { url } = trial.store.presign({ key: 'staged/3', contentType: 'image/png', maxBytes: 9, at: AT });
    const text = await fetch(url, {
      method: 'POST',
      body: 'text',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(415);
    const cut = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\nstaged/3',
    });
    expect(cut.status).toBe(400);
  });

  test('takes a form that the secret before it has signed, and none of another', async () => {
    const { folder } = trial;
    const signedBy = (secret: string) =>
      new Map(
        Object.entries({
          ...diskStore({ folder, publicUrl: '', secret }).presign({
            key: 'staged/8',
            contentType: 'image/png',
            maxBytes: 9,
            at: AT,
          }).fields,
          'Content-Type': 'image/png',
        }),
      );
    const { openingKeys } = diskStore({ folder, publicUrl: '', secret: 'new', formerSecret: 'former' });
    const isTaken = (secret: string) =>
      verifyPostPolicy(signedBy(secret), DISK_BUCKET, openingKeys, AT) !== undefined;
    expect(['new', 'former', 'one before'].map(isTaken)).toEqual([true, true, false]);
  });

  test('lets through exactly what was signed, whatever is changed', () => {
    const grant = {
      bucket: DISK_BUCKET,
      key: 'staged/4',
      contentType: 'image/png',
      maxBytes: 9,
      expiresAt: new Date(AT.getTime() + 1000),
    };
    const right = { ...signPostPolicy(grant, trial.keys, AT), 'Content-Type': 'image/png' };
    const verify = (fields: Record<string, string>) =>
      verifyPostPolicy(new Map(Object.entries(fields)), DISK_BUCKET, [trial.keys], AT);
    expect(verify(right)).toEqual({ key: 'staged/4', contentType: 'image/png', minBytes: 1, maxBytes: 9 });
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(right)),
        fc.oneof(fc.string(), fc.constant(undefined), fc.stringMatching(/^[0-9a-f]{64}$/)),
        (name, value) => {
          fc.pre(value !== (right as Record<string, string>)[name]);
          const { [name]: _left, ...rest } = right as Record<string, string>;
          expect(verify(value === undefined ? rest : { ...rest, [name]: value })).toBeUndefined();
        },
      ),
      { numRuns: 2000 },
    );
  });
});
