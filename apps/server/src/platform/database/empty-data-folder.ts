import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdDataFolder } from './hold-data-folder.ts';

/**
 * Removes the embedded database and the letters kept beside it.
 *
 * @throws DataFolderInUse
 */
export async function emptyDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hold = await holdDataFolder(folder);
  try {
    for (const name of ['database', 'outbox']) await rm(join(folder, name), { recursive: true, force: true });
  } finally {
    await hold.release();
  }
}
