import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../http/app-error.ts';
import { assertKey, expiryOf, type FileStore, type OpenFile } from './file-store.ts';
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

function unlessMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}

async function openFile(path: string): Promise<OpenFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return { bytes: size, chunks: file.createReadStream() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

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
  const writePieces = async (
    key: string,
    pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> => {
    const path = await incomingPath();
    try {
      const file = await open(path, 'w');
      try {
        for await (const piece of pieces) await file.appendFile(piece);
      } finally {
        await file.close();
      }
      await adopt(path, key);
    } catch (error) {
      await rm(path, { force: true });
      throw fullDiskFrom(error);
    }
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
    read: async (key) => readFile(pathOf(key)).catch(unlessMissing),
    open: async (key) => openFile(pathOf(key)).catch(unlessMissing),
    sizeOf: async (key) => (await stat(pathOf(key)).catch(unlessMissing))?.size,
    write: (key, bytes) => writePieces(key, [bytes]),
    writePieces,
    async remove(removed) {
      for (const key of removed) await rm(pathOf(key), { force: true });
    },
  };
}
