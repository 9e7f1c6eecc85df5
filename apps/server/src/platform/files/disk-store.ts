import { createHmac, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../http/app-error.ts';
import { assertKey, expiryOf, type FileStore } from './file-store.ts';
import { signPostPolicy, type StoreKeys } from './sign-post-policy.ts';

/** Where the disk store takes uploads; it stands where a bucket's address would. */
export const DISK_UPLOAD_PATH = '/api/upload';
export const DISK_BUCKET = 'disk';

export interface DiskStore extends FileStore {
  readonly keys: StoreKeys;
  /** A place for an upload that is still coming in. */
  readonly incomingPath: () => Promise<string>;
  /** Puts a file that has come in whole under its key. */
  readonly adopt: (path: string, key: string) => Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** A disk without room is said as what it is; any other failure stays what it was. */
export const fullDiskFrom = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')
    ? new AppError('storageFull', { logText: String(error) })
    : error;

/** Keeps files in a folder. Uploads are signed with a key made from the server's own secret. */
export function diskStore(settings: {
  readonly folder: string;
  readonly publicUrl: string;
  readonly secret: string;
}): DiskStore {
  const { folder, publicUrl, secret } = settings;
  const keys: StoreKeys = {
    accessKey: 'tussock',
    secretKey: createHmac('sha256', secret).update('file uploads').digest('hex'),
    region: 'local',
  };
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
  return {
    keys,
    incomingPath,
    adopt,
    uploadOrigin: undefined,
    presign({ key, contentType, maxBytes, at }) {
      assertKey(key);
      const grant = { bucket: DISK_BUCKET, key, contentType, maxBytes, expiresAt: expiryOf(at) };
      return { url: publicUrl + DISK_UPLOAD_PATH, fields: signPostPolicy(grant, keys, at) };
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async stream(key) {
      try {
        // Opened before it is answered: a file that is not there is said so, and one removed meanwhile is read to its end.
        return (await open(pathOf(key))).createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async keep(key, path) {
      // By way of a copy of its own: a folder for what is made for a while may lie on another disk.
      const incoming = await incomingPath();
      try {
        await copyFile(path, incoming);
        await adopt(incoming, key);
      } catch (error) {
        await rm(incoming, { force: true });
        throw fullDiskFrom(error);
      }
    },
    async write(key, bytes) {
      const path = await incomingPath();
      try {
        await writeFile(path, bytes);
        await adopt(path, key);
      } catch (error) {
        await rm(path, { force: true });
        throw fullDiskFrom(error);
      }
    },
    async remove(removed) {
      for (const key of removed) await rm(pathOf(key), { force: true });
    },
  };
}
