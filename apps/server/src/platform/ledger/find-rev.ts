import type { Reader } from '../database/open-database.ts';

/** The revision a plan is at, as whoever asks sees it: a transaction may stand at an earlier one. */
export const findRev = async (db: Reader, planId: string): Promise<number> =>
  (await db.selectFrom('plan').select('rev').where('id', '=', planId).executeTakeFirstOrThrow()).rev;
