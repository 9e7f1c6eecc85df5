import { createHmac, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorDetail } from '../log/error-detail.ts';
import { AppError } from '../http/app-error.ts';
import { assertKey, expiryOf, isKey, type FileStore } from './file-store.ts';
import { signPostPolicy, type StoreKeys } from './sign-post-policy.ts';

/** Path at which the disk store receives uploads, in place of a bucket's address. */
export const DISK_UPLOAD_PATH = '/api/upload';
export const DISK_BUCKET = 'disk';

export interface DiskStore extends FileStore {
  readonly keys: StoreKeys;
  /** Keys whose signatures are accepted: the current ones, and those of the former secret. */
  readonly openingKeys: readonly StoreKeys[];
  /** Creates a path for an upload that is still coming in. */
  readonly incomingPath: () => Promise<string>;
  /** Moves a complete file to its key. */
  readonly adopt: (path: string, key: string) => Promise<void>;
}

const isMissing = (error: unknown): boolean => errorDetail(error, 'code') === 'ENOENT';

/** The result of reading a file; undefined where the file does not exist. */
const unlessMissing = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Converts "no space on disk" to an error that says so; returns any other error unchanged. */
export const fullDiskFrom = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes(errorDetail(error, 'code') ?? '')
    ? new AppError('storageFull', { logText: String(error) })
    : error;

const keysFrom = (secret: string): StoreKeys => ({
  accessKey: 'tussock',
  secretKey: createHmac('sha256', secret).update('file uploads').digest('hex'),
  region: 'local',
});

async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await unlessMissing(readdir(join(folder, prefix), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(folder, key);
    else if (isKey(key)) yield key;
  }
}

/** Creates a file store in a folder. Uploads are signed with a key derived from the server's own secret. */
export function diskStore(settings: {
  readonly folder: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** Signs nothing new; forms signed with it before are still accepted. */
  readonly formerSecret?: string | undefined;
}): DiskStore {
  const { folder, publicUrl, secret, formerSecret } = settings;
  const keys = keysFrom(secret);
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, 'kept', key);
  };
  const incomingPath = async (): Promise<string> => {
    await mkdir(join(folder, 'incoming'), { recursive: true });
    return join(folder, 'incoming', randomUUID());
  };
  const adopt = async (path: string, key: string): Promise<void> => {
    await mkdir(dirname(pathOf(key)), { recursive: true });
    await rename(path, pathOf(key));
  };
  /** Stores what `fill` writes under a key, whole or not at all. */
  const takeIn = async (key: string, fill: (incoming: string) => Promise<void>): Promise<void> => {
    const incoming = await incomingPath();
    try {
      await fill(incoming);
      await adopt(incoming, key);
    } catch (error) {
      await rm(incoming, { force: true });
      throw fullDiskFrom(error);
    }
  };
  return {
    keys,
    openingKeys: formerSecret === undefined ? [keys] : [keys, keysFrom(formerSecret)],
    incomingPath,
    adopt,
    uploadOrigin: undefined,
    presign({ key, contentType, maxBytes, at }) {
      assertKey(key);
      const grant = { bucket: DISK_BUCKET, key, contentType, maxBytes, expiresAt: expiryOf(at) };
      return { url: publicUrl + DISK_UPLOAD_PATH, fields: signPostPolicy(grant, keys, at) };
    },
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    sizeOf: async (key) => (await unlessMissing(stat(pathOf(key))))?.size,
    stream: async (key) =>
      // Opened before it is answered: a file that is not there is said so, and one removed meanwhile is read to its end.
      (await unlessMissing(open(pathOf(key))))?.createReadStream(),
    // By way of a copy of its own: a folder for what is made for a while may lie on another disk.
    keep: (key, path) => takeIn(key, (incoming) => copyFile(path, incoming)),
    write: (key, bytes) => takeIn(key, (incoming) => writeFile(incoming, bytes)),
    list: () => keysBelow(join(folder, 'kept'), ''),
    async remove(removed) {
      for (const key of removed) await rm(pathOf(key), { force: true });
    },
  };
}
