import type { Reader } from '../database/open-database.ts';

/** The present revision of a plan as the given reader sees it: an open transaction may still see an earlier one. */
export const findRev = async (db: Reader, planId: string): Promise<number> =>
  (await db.selectFrom('plan').select('rev').where('id', '=', planId).executeTakeFirstOrThrow()).rev;
