import { sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Database } from '../database/open-database.ts';

const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;

/**
 * Deletes stored answers of writes that can no longer be repeated. An ordinary call is repeated only within the life of its page. A write of the
 * record may wait on a device for as long as the device is offline, so its answer (some 200 bytes) is kept for good.
 */
export const pruneOperations = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      delete from operation where op_id in (
        select op_id from operation
        where call_id <> 'replica.write' and at < ${new Date(now.getTime() - DAYS_KEPT * DAY_MS)}
        limit ${rows})`.execute(db);
    return numAffectedRows ?? 0n;
  });
