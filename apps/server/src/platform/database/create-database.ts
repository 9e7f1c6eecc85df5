import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const databaseIn = (folder: string): string => join(folder, 'database');
/** Lies beside the embedded database while its files are laid, or taken away, one by one. */
const markIn = (folder: string): string => join(folder, 'database.unfinished');

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Removes the embedded database of a data folder. Whatever is left where this is broken off, the next start removes. */
export async function removeDatabase(folder: string): Promise<void> {
  await writeFile(markIn(folder), '');
  await rm(databaseIn(folder), { recursive: true, force: true });
}

/**
 * Opens the embedded database of a data folder. The engine takes files that it laid before it was killed for a whole database, and cannot
 * open them: a first start that does not come so far leaves a mark, and the next begins anew. Nothing of anybody is in it until then.
 */
export async function createDatabase<T>(folder: string, open: (dataDir: string) => Promise<T>): Promise<T> {
  const isWhole = (await isThere(databaseIn(folder))) && !(await isThere(markIn(folder)));
  if (!isWhole) await removeDatabase(folder);
  const opened = await open(databaseIn(folder));
  if (!isWhole) await rm(markIn(folder));
  return opened;
}
