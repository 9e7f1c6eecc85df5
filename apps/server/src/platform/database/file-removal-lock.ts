import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import type { SqlSession } from './copy/sql-session.ts';

/** Key of the advisory lock between backups and the removal of files; any number that nothing else locks by. */
const REMOVAL_LOCK = 7422;

/** Locks the removal of files until the returned function is called. Waits for removals under way. */
export async function lockFileRemovals(session: SqlSession): Promise<() => Promise<void>> {
  await session.rows(`select pg_advisory_lock(${REMOVAL_LOCK})`);
  return async () => void (await session.rows(`select pg_advisory_unlock(${REMOVAL_LOCK})`));
}

/**
 * Runs work that removes files, unless a backup is being made: the rows of its moment may still name them.
 *
 * @throws while a backup is being made; the job is then tried again later
 */
export async function removeFilesUnlessLocked(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  work: () => Promise<void>,
): Promise<void> {
  // The embedded database belongs to one process, and a backup is another one.
  if (engine === 'embedded') return work();
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}) as is_free`.execute(trx);
    if (rows[0]?.isFree !== true) throw new Error('files are not removed while a backup is being made');
    await work();
  });
}
