import { readdir, readFile } from 'node:fs/promises';
import { migrationError, newerSchemaError } from './start-errors.ts';

/** The database functions that the migration runner needs. */
interface ScriptRunner {
  script(sql: string): Promise<void>;
  rows(sql: string): Promise<readonly Record<string, unknown>[]>;
}

/** Key of the advisory lock for migrations; any number that nothing else locks by. */
const MIGRATION_LOCK = 7421;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Runs the numbered scripts of a folder that have not run yet, each in its own transaction; returns their names. An advisory lock keeps two starting
 * copies of the server from running them together.
 *
 * @throws StartError that names the failed script, or the scripts that only a newer release knows
 */
export async function migrate(database: ScriptRunner, folder: URL): Promise<readonly string[]> {
  await database.script(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    return await runScripts(database, folder);
  } finally {
    await database.script(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

async function runScripts(database: ScriptRunner, folder: URL): Promise<readonly string[]> {
  await database.script(
    'create table if not exists migration (name text primary key, at timestamptz not null default now())',
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const rows = await database.rows('select name from migration order by name');
  const done = new Set(rows.map(({ name }) => String(name)));
  const unknown = [...done].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw newerSchemaError(unknown);
  const ran: string[] = [];
  for (const name of names) {
    if (done.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    try {
      await database.script(`begin; insert into migration (name) values (${quote(name)}); ${sql}; commit;`);
    } catch (error) {
      // Or else the lock could not be let go of, and that refusal would stand in place of this one.
      await database.script('rollback').catch(() => undefined);
      throw migrationError(name, error);
    }
    ran.push(name);
  }
  return ran;
}
