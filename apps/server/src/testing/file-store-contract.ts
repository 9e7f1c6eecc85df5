import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore, PresignedUpload } from '../platform/files/file-store.ts';
import { signPostPolicy, type StoreKeys } from '../platform/files/sign-post-policy.ts';

/** A store that runs, and what is needed to forge an upload to it. */
export interface StoreOnTrial {
  readonly store: FileStore;
  readonly keys: StoreKeys;
  readonly bucket: string;
  now(): Date;
  close(): Promise<void>;
}

const PNG = 'image/png';
const LIMIT = 1000;
const newKey = (): string => `staged/${randomUUID()}`;
const bytesOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(7);

type FormPart = readonly [name: string, value: string | Blob];

/** The parts of an upload as a browser sends them: the signed fields, the content type, the file. */
const partsOf = (
  { fields }: PresignedUpload,
  { type = PNG, size = 10 }: { type?: string; size?: number } = {},
): FormPart[] => [
  ...Object.entries(fields),
  ['Content-Type', type],
  ['file', new Blob([bytesOf(size)], { type: PNG })],
];

/** What came of an upload. S3 says 400 with a code of its own where a file is too large, and we 413. */
async function upload(url: string, parts: readonly FormPart[]): Promise<'stored' | 'tooLarge' | 'refused'> {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const response = await fetch(url, { method: 'POST', body: form });
  const text = await response.text();
  if (response.ok) return 'stored';
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  return response.status === 413 || text.includes('EntityTooLarge') ? 'tooLarge' : 'refused';
}

/** The promises of a file store, asked of whichever one is started. */
export function describeFileStore(name: string, start: () => Promise<StoreOnTrial>): void {
  describe(`[API-UP-1] a presigned upload to ${name}`, () => {
    let trial: StoreOnTrial;
    beforeAll(async () => {
      trial = await start();
    });
    afterAll(() => trial.close());

    const presign = (key = newKey()): PresignedUpload & { key: string } => ({
      key,
      ...trial.store.presign({ key, contentType: PNG, maxBytes: LIMIT, at: trial.now() }),
    });
    const replaced = (parts: readonly FormPart[], name: string, value: string): FormPart[] =>
      parts.map((part) => (part[0] === name ? [name, value] : part));

    test('a file of the disk is kept whole and read a piece at a time', async () => {
      const { store } = trial;
      const [key, folder] = [newKey(), await mkdtemp(join(tmpdir(), 'tussock-keep-'))];
      const path = join(folder, 'made');
      await writeFile(path, bytesOf(3_000_000));
      await store.keep(key, path, 'application/zip');
      const chunks = await Readable.from((await store.stream(key)) ?? []).toArray();
      expect(Buffer.compare(Buffer.concat(chunks as Uint8Array[]), bytesOf(3_000_000))).toBe(0);
      expect(await store.stream(newKey())).toBeUndefined();
      await rm(folder, { recursive: true });
    });

    test('is as large as it says, and nothing has no size', async () => {
      const granted = presign();
      expect(await trial.store.sizeOf(granted.key)).toBeUndefined();
      await upload(granted.url, partsOf(granted, { size: 123 }));
      expect(await trial.store.sizeOf(granted.key)).toBe(123);
    });

    test('is kept under its key, and is gone when it is removed', async () => {
      const granted = presign();
      expect(await trial.store.read(granted.key)).toBeUndefined();
      expect(await upload(granted.url, partsOf(granted))).toBe('stored');
      expect(new Uint8Array((await trial.store.read(granted.key)) ?? [])).toEqual(bytesOf(10));
      await trial.store.remove([granted.key, newKey()]);
      expect(await trial.store.read(granted.key)).toBeUndefined();
    });

    test('may be as large as the limit, and not a byte larger', async () => {
      const granted = presign();
      expect(await upload(granted.url, partsOf(granted, { size: LIMIT }))).toBe('stored');
      const again = presign();
      expect(await upload(again.url, partsOf(again, { size: LIMIT + 1 }))).toBe('tooLarge');
      expect(await trial.store.read(again.key)).toBeUndefined();
    });

    test('of several megabytes more than allowed is refused with an answer', async () => {
      const granted = presign();
      expect(await upload(granted.url, partsOf(granted, { size: 6_000_000 }))).toBe('tooLarge');
      expect(await trial.store.read(granted.key)).toBeUndefined();
    });

    const other = 'staged/00000000-0000-4000-8000-000000000000';
    const faults: readonly [string, (granted: PresignedUpload) => FormPart[]][] = [
      ['that is empty', (granted) => partsOf(granted, { size: 0 })],
      ['of another type', (granted) => partsOf(granted, { type: 'text/html' })],
      ['without its type', (granted) => partsOf(granted).filter(([name]) => name !== 'Content-Type')],
      ['without its policy', (granted) => partsOf(granted).filter(([name]) => name !== 'Policy')],
      ['without its signature', (granted) => partsOf(granted).filter(([name]) => name !== 'X-Amz-Signature')],
      ['under another key', (granted) => replaced(partsOf(granted), 'key', other)],
      [
        'whose key climbs out of the store',
        (granted) => replaced(partsOf(granted), 'key', '../../etc/cron.d/evil'),
      ],
      ['with a field that was not signed', (granted) => [['acl', 'public-read'], ...partsOf(granted)]],
      [
        'with an altered signature',
        (granted) => replaced(partsOf(granted), 'X-Amz-Signature', '0'.repeat(64)),
      ],
      [
        'with an altered policy',
        (granted) => {
          const policy = Buffer.from(granted.fields['Policy'] ?? '', 'base64').toString('utf8');
          const wider = Buffer.from(policy.replace(`1,${LIMIT}`, '1,999999')).toString('base64');
          return replaced(partsOf(granted), 'Policy', wider);
        },
      ],
    ];
    test.each(faults)('%s is refused', async (_name, partsFor) => {
      const granted = presign();
      expect(await upload(granted.url, partsFor(granted))).toBe('refused');
      expect(await trial.store.read(granted.key)).toBeUndefined();
    });

    const grantFor = (key: string, expiresAt: Date) => ({
      bucket: trial.bucket,
      key,
      contentType: PNG,
      maxBytes: LIMIT,
      expiresAt,
    });

    test('whose time is over is refused', async () => {
      const key = newKey();
      const past = new Date(trial.now().getTime() - 1000);
      const fields = signPostPolicy(grantFor(key, past), trial.keys, trial.now());
      expect(await upload(presign().url, partsOf({ url: '', fields }))).toBe('refused');
      expect(await trial.store.read(key)).toBeUndefined();
    });

    test('signed with another secret, or for another bucket, is refused', async () => {
      const key = newKey();
      const later = new Date(trial.now().getTime() + 60_000);
      const grant = grantFor(key, later);
      const forged = signPostPolicy(grant, { ...trial.keys, secretKey: 'guessed' }, trial.now());
      const foreign = signPostPolicy({ ...grant, bucket: 'elsewhere' }, trial.keys, trial.now());
      const { url } = presign();
      expect(await upload(url, partsOf({ url, fields: forged }))).toBe('refused');
      expect(await upload(url, partsOf({ url, fields: foreign }))).toBe('refused');
      expect(await trial.store.read(key)).toBeUndefined();
    });

    test('a key that the server did not make is never signed, read or written', async () => {
      const wish = { contentType: PNG, maxBytes: LIMIT, at: trial.now() };
      expect(() => trial.store.presign({ ...wish, key: 'staged/../../x' })).toThrow('not a key');
      await expect(trial.store.read('/etc/passwd')).rejects.toThrow('not a key');
      await expect(trial.store.write('staged/a/../../x', bytesOf(1), PNG)).rejects.toThrow('not a key');
      await expect(trial.store.remove(['..'])).rejects.toThrow('not a key');
    });

    test('what the server writes is read back, and may be written again', async () => {
      const key = `plans/${randomUUID()}/large.webp`;
      await trial.store.write(key, bytesOf(3), 'image/webp');
      await trial.store.write(key, bytesOf(5), 'image/webp');
      expect(new Uint8Array((await trial.store.read(key)) ?? [])).toEqual(bytesOf(5));
    });

    test('is listed by its key while it is there', async () => {
      const listed = async (): Promise<readonly string[]> => {
        const keys: string[] = [];
        for await (const key of trial.store.list()) keys.push(key);
        return keys;
      };
      const key = `plans/${randomUUID()}/one/original`;
      await trial.store.write(key, bytesOf(3), PNG);
      expect(await listed()).toContain(key);
      await trial.store.remove([key]);
      expect(await listed()).not.toContain(key);
    });
  });
}
