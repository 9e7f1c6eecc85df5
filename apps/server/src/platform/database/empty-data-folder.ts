import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from './lock-data-folder.ts';
import { removeDatabase } from './create-database.ts';

/**
 * Removes the embedded database of a data folder, and the stored letters beside it.
 *
 * @throws DataFolderInUse
 */
export async function emptyDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hold = await lockDataFolder(folder);
  try {
    await removeDatabase(folder);
    await rm(join(folder, 'outbox'), { recursive: true, force: true });
  } finally {
    await hold.release();
  }
}
