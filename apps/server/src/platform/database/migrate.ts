import { readdir, readFile } from 'node:fs/promises';
import { UNFINISHED } from './copy/describe-schema.ts';
import { migrationError, newerSchemaError, unfinishedLoadError } from './start-errors.ts';

/** The database functions that the migration runner needs. */
export interface ScriptRunner {
  readonly script: (sql: string) => Promise<void>;
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Key of the advisory lock for migrations; any number that nothing else locks by. */
const MIGRATION_LOCK = 7421;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Refuses a database that a restore or a move has not finished: it is no whole one. @throws StartError */
async function refuseUnfinished({ rows }: ScriptRunner): Promise<void> {
  const [there] = await rows(`select to_regclass('public.${UNFINISHED}')::text as name`);
  if (there && there['name'] !== null) throw unfinishedLoadError();
}

/** Names of the migrations of this release that the database has not had. @throws StartError where it belongs to a newer release, or is unfinished */
export async function findMissingMigrations(database: ScriptRunner, folder: URL): Promise<readonly string[]> {
  await refuseUnfinished(database);
  const names = await namesIn(folder);
  const [there] = await database.rows(`select to_regclass('public.migration')::text as name`);
  const rows = there && there['name'] !== null ? await database.rows('select name from migration') : [];
  return missingOf(names, rows);
}

/**
 * Runs the numbered scripts of a folder that have not run yet, each in its own transaction; returns their names. An advisory lock keeps two starting
 * copies of the server from running them together.
 *
 * @throws StartError that names the failed script, or the scripts that only a newer release knows
 */
export async function migrate(database: ScriptRunner, folder: URL): Promise<readonly string[]> {
  return locked(database, async () => {
    await refuseUnfinished(database);
    return runScripts(database, folder, await namesIn(folder));
  });
}

/**
 * Brings an empty database to the schema that another one had.
 *
 * @throws StartError where some of its migrations are unknown to this release
 */
export async function migrateAs(
  database: ScriptRunner,
  folder: URL,
  wanted: readonly string[],
): Promise<void> {
  const names = await namesIn(folder);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw newerSchemaError(unknown);
  const set = names.filter((name) => wanted.includes(name));
  await locked(database, () => runScripts(database, folder, set));
}

async function locked<T>(database: ScriptRunner, work: () => Promise<T>): Promise<T> {
  await database.script(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    return await work();
  } finally {
    await database.script(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

const namesIn = async (folder: URL): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

function missingOf(
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  const done = new Set(rows.map(({ name }) => String(name)));
  const unknown = [...done].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw newerSchemaError(unknown.sort());
  return names.filter((name) => !done.has(name));
}

async function runScripts(
  database: ScriptRunner,
  folder: URL,
  names: readonly string[],
): Promise<readonly string[]> {
  await database.script(
    'create table if not exists migration (name text primary key, at timestamptz not null default now())',
  );
  const missing = missingOf(names, await database.rows('select name from migration'));
  for (const name of missing) {
    const sql = await readFile(new URL(name, folder), 'utf8');
    try {
      await database.script(`begin; insert into migration (name) values (${quote(name)}); ${sql}; commit;`);
    } catch (error) {
      // Or else the lock could not be let go of, and that refusal would stand in place of this one.
      await database.script('rollback').catch(() => undefined);
      throw migrationError(name, error);
    }
  }
  return missing;
}
