import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartError } from '../configuration/start-error.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** Another process uses the data folder. */
export class DataFolderInUse extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Tussock. Stop that one, or start this one with another DATA_DIR.`,
    );
  }
}

/** Whoever is collected closes its file, and with it the lock goes: those that are held are kept here. */
const held = new Set<FileHandle>();

/**
 * Keeps every other process out of a data folder: the embedded engine itself takes no lock, and two processes on one
 * folder lose each other's writes. The lock is the operating system's, on a file of the folder itself, so it holds between containers that
 * share nothing but the folder, and ends with its process however that ends.
 *
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  const file = await open(join(folder, 'tussock.lock'), 'a+');
  if (!tryLock(file.fd)) {
    await file.close();
    throw new DataFolderInUse(folder);
  }
  held.add(file);
  return {
    // The file stays: whoever removed it could remove another's.
    async release() {
      held.delete(file);
      await file.close();
    },
  };
}
