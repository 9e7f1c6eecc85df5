import type { Database } from '../../platform/database/open-database.ts';
import type { DemonstrationPerson } from './ready-made-people.ts';

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
