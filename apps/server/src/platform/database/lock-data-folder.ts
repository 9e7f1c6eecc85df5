import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartError } from '../configuration/start-error.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** Start error: another process uses the data folder. */
export class DataFolderInUse extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Tussock. Stop that one, or start this one with another DATA_DIR.`,
    );
  }
}

/** Handles of locked files. A handle that is garbage collected closes its file and loses the lock, so they are referenced here. */
const held = new Set<FileHandle>();

/**
 * Locks a data folder against every other process: the embedded engine itself takes no lock, and two processes on one folder lose each other's
 * writes. It is a lock of the operating system on a file in the folder, so it works between containers that share nothing but the folder, and ends
 * with its process however that ends.
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
