import { sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Database } from '../database/open-database.ts';

/** Years for which an audit entry is kept: as long as New Zealand asks businesses to keep their records (Tax Administration Act 1994, s 22). */
const YEARS_KEPT = 7;

/** Deletes audit entries older than seven years. */
export const pruneAudit = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(async (rows) => {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
    const { numAffectedRows } = await sql`
      delete from audit where id in (select id from audit where at < ${before} limit ${rows})`.execute(db);
    return numAffectedRows ?? 0n;
  });
