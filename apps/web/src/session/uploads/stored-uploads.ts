import { deleteDB, openDB, type DBSchema } from 'idb';
import type { WaitingFile } from '../../sync/files/waiting-file.ts';
import type { FileToSend } from './send-plan-file.ts';

/** A file of a form that is not saved yet. */
export interface StoredFile extends WaitingFile {
  /** When it was chosen, in milliseconds. */
  readonly heldAt: number;
}

interface Stores extends DBSchema {
  upload: { key: string; value: FileToSend };
  held: { key: string; value: StoredFile };
}

const PREFIX = 'uploads:';
/** Name of the store of a person's files that are being uploaded. */
const nameOf = (userId: string): string => `${PREFIX}${userId}`;

const open = (userId: string) =>
  openDB<Stores>(nameOf(userId), 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('upload', { keyPath: 'uploadId' });
      if (before < 2) db.createObjectStore('held', { keyPath: 'fileId' });
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(), // the event of a database
  });

async function within<T>(
  userId: string,
  work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const db = await open(userId);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Stores a file until its upload is complete, so that a reload can resume it. A browser without storage loses only that. */
export const storeUpload = (userId: string, file: FileToSend): Promise<unknown> =>
  within(userId, (db) => db.put('upload', file)).catch(() => undefined);

export const deleteUpload = (userId: string, uploadId: string): Promise<void> =>
  within(userId, (db) => db.delete('upload', uploadId)).catch(() => undefined);

/** The files that a person was uploading when the page was left. */
export const readUploads = (userId: string): Promise<readonly FileToSend[]> =>
  within(userId, (db) => db.getAll('upload')).catch(() => []);

export const countUploads = (userId: string): Promise<number> =>
  within(userId, (db) => db.count('upload')).catch(() => 0);

/** Stores a file that a form names, so that the draft of the form has it after a reload. */
export const storeFile = (userId: string, file: StoredFile): Promise<unknown> =>
  within(userId, (db) => db.put('held', file)).catch(() => undefined);

export const deleteStoredFile = (userId: string, fileId: string): Promise<void> =>
  within(userId, (db) => db.delete('held', fileId)).catch(() => undefined);

export const readStoredFiles = (userId: string): Promise<readonly StoredFile[]> =>
  within(userId, (db) => db.getAll('held')).catch(() => []);

/** The ids of all people with unfinished uploads on this device. */
export async function listUploaders(): Promise<readonly string[]> {
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  return databases.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
}

export const eraseUploads = (userId: string): Promise<void> =>
  deleteDB(nameOf(userId)).catch(() => undefined);
