import { StartError } from '../../configuration/start-error.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations-folder.ts';
import { APPLICATION_NAME } from '../postgres-pool.ts';
import { inSnapshot } from './copy-rows.ts';
import { loadContent, type Loaded } from './load-content.ts';
import { readContent } from './read-content.ts';
import type { SqlSession } from './sql-session.ts';

/** Refuses a source that a running Tussock writes to: what it writes meanwhile would stay behind. @throws StartError */
async function refuseInUse(source: SqlSession): Promise<void> {
  if (source.engine === 'embedded') return; // the lock of the folder has said so
  const [row] = await source.rows(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = '${APPLICATION_NAME}'`,
  );
  if (Number(row?.['count']) > 0)
    throw new StartError(
      'Tussock is running on the database that is to be moved. Stop every copy of it first.',
    );
}

/**
 * Moves the whole content of a database to an empty one, on either engine, and compares every table at the end. The source is left as it is. What was
 * interrupted is continued by the same call.
 *
 * @throws StartError where the source is in use or the target is not empty
 */
export async function moveContent(
  source: SqlSession,
  target: SqlSession,
  tell: (loaded: Loaded) => void,
): Promise<void> {
  await refuseInUse(source);
  await inSnapshot(source, async () => {
    const content = await readContent(source, `move from ${source.engine}`);
    if (content.migrations.length === 0)
      throw new StartError('The database that is to be moved holds nothing of Tussock.');
    await loadContent(target, content, { tell });
  });
  await migrate(target, migrations);
}
