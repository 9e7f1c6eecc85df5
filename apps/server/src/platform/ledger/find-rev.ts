import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';

/** The revision a plan is at, as whoever asks sees it: a transaction may stand at an earlier one. */
export const findRev = async (db: Database | Transaction<DB>, planId: string): Promise<number> =>
  (await db.selectFrom('plan').select('rev').where('id', '=', planId).executeTakeFirstOrThrow()).rev;
