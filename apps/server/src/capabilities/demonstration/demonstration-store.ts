import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { DemonstrationPerson } from './ready-made-people.ts';

const QUARTER_MS = 15 * 60_000;

/** How far the demonstration is: 'begun' was broken off, unless somebody holds the lock. */
export async function findStage(db: Database): Promise<'none' | 'begun' | 'filled'> {
  const row = await db.selectFrom('demonstration').select('filledAt').executeTakeFirst();
  return row === undefined ? 'none' : row.filledAt === null ? 'begun' : 'filled';
}

export const noteBegin = (db: Database) =>
  db.insertInto('demonstration').values({ filledAt: null }).execute();
export const noteFilled = (db: Database, at: Date) =>
  db.updateTable('demonstration').set({ filledAt: at }).execute();

/** Under which keys the files of half a demonstration lie: its documents and pictures. It has no versions yet, and none is ever emptied. */
export async function findKeysOfHalf(db: Database): Promise<readonly string[]> {
  const files = await db.selectFrom('planFile').select(['planId', 'storedAs']).execute();
  return files.flatMap(({ planId, storedAs }) =>
    Object.values(keysMadeFrom({ purpose: 'document', planId }, storedAs)),
  );
}

/** Empties a database that holds half a demonstration and nothing else: no server has listened on it yet. */
export async function clearHalf(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(
    db,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.raw(name)))} cascade`.execute(db);
}

export const insertAccount = (db: Database, account: { id: string; name: string; adminEmail: string }) =>
  db.insertInto('account').values(account).execute();

export const insertPerson = (
  db: Database,
  { id, email, name, globalRole }: DemonstrationPerson,
  accountId: string | null,
) => db.insertInto('appUser').values({ id, email, name, role: globalRole, accountId }).execute();

export const insertAdvisers = (
  db: Database,
  advisers: readonly { id: string; name: string; email: string; accountId: string; createdAt: Date }[],
) =>
  db
    .insertInto('appUser')
    .values(advisers.map((adviser) => ({ ...adviser, role: 'accountUser' })))
    .execute();

export const assignAccount = (db: Database, planId: string, accountId: string) =>
  db.updateTable('plan').set({ accountId }).where('id', '=', planId).execute();

/** The letters of made-up plans need not be sent. */
export const dropWaitingLetters = (db: Database) => db.deleteFrom('job').where('kind', '=', 'mail').execute();

/** The job that sends what the probes of the demonstration measure. */
export const SEND_PROBES = 'demonstration.sendProbes';

/** Asks for the next quarter of an hour; asked twice, it is done once. */
export const addProbeJob = (db: Database, farms: readonly unknown[], now: Date) =>
  db.transaction().execute((trx) => {
    const runAt = new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
    return addJob(trx, {
      kind: SEND_PROBES,
      payload: farms,
      dedupeKey: `${SEND_PROBES} ${runAt.toISOString()}`,
      runAt,
    });
  });
