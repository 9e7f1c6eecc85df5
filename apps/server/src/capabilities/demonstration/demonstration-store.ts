import type { Database } from '../../platform/database/open-database.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { DemonstrationPerson } from './ready-made-people.ts';

const QUARTER_MS = 15 * 60_000;

export const findPerson = (db: Database, id: string) =>
  db.selectFrom('appUser').select('id').where('id', '=', id).executeTakeFirst();

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
