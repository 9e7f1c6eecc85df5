import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const databaseIn = (folder: string): string => join(folder, 'database');
/** Marker file beside the embedded database while its files are created, or removed, one by one. */
const markIn = (folder: string): string => join(folder, 'database.unfinished');

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Removes the embedded database of a data folder. If the removal is interrupted, the next start completes it. */
export async function removeDatabase(folder: string): Promise<void> {
  await writeFile(markIn(folder), '');
  await rm(databaseIn(folder), { recursive: true, force: true });
}

/**
 * Opens the embedded database of a data folder, creating it on the first start. The engine takes the files of a creation that was killed for a whole
 * database, and cannot open them: an incomplete first start leaves a marker, and the next start creates the database anew. No user data is in it
 * until then.
 */
export async function createDatabase<T>(folder: string, open: (dataDir: string) => Promise<T>): Promise<T> {
  const isWhole = (await isThere(databaseIn(folder))) && !(await isThere(markIn(folder)));
  if (!isWhole) await removeDatabase(folder);
  const opened = await open(databaseIn(folder));
  if (!isWhole) await rm(markIn(folder));
  return opened;
}
