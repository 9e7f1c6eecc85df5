import { deleteDB, openDB, type DBSchema } from 'idb';
import type { FileToSend } from './send-plan-file.ts';

interface Stores extends DBSchema {
  upload: { key: string; value: FileToSend };
}

/** Files on their way are kept for whoever sends them. */
const nameOf = (userId: string): string => `uploads:${userId}`;

const open = (userId: string) =>
  openDB<Stores>(nameOf(userId), 1, {
    upgrade: (db) => void db.createObjectStore('upload', { keyPath: 'uploadId' }),
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

/** Keeps a file until it has arrived, so that a reload goes on with it. A browser that keeps nothing loses no more than that. */
export const keepUpload = (userId: string, file: FileToSend): Promise<unknown> =>
  within(userId, (db) => db.put('upload', file)).catch(() => undefined);

export const dropUpload = (userId: string, uploadId: string): Promise<void> =>
  within(userId, (db) => db.delete('upload', uploadId)).catch(() => undefined);

/** What a person was sending when the page was left. */
export const readUploads = (userId: string): Promise<readonly FileToSend[]> =>
  within(userId, (db) => db.getAll('upload')).catch(() => []);

export const countUploads = (userId: string): Promise<number> =>
  within(userId, (db) => db.count('upload')).catch(() => 0);

export const eraseUploads = (userId: string): Promise<void> =>
  deleteDB(nameOf(userId)).catch(() => undefined);
