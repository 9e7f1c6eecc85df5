import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Database } from '../database/open-database.ts';

export interface Counted {
  /** Calls within the running window, including this one. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts a call in the database, for all copies of the server together, by the database's clock. */
export async function countTogether(db: Database, key: string, windowMs: number): Promise<Counted> {
  const digest = createHash('sha256').update(key).digest();
  const { rows } = await sql<Counted>`
    insert into call_count as c (key, count, ends_at)
    values (${digest}, 1, now() + make_interval(secs => ${windowMs / 1000}))
    on conflict (key) do update set
      count = case when c.ends_at > now() then c.count + 1 else 1 end,
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end
    returning count as current, ceil(extract(epoch from ends_at - now()) * 1000)::int as ttl`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('the count of a call was not returned');
  return counted;
}

/** Deletes counts whose minute is over. */
export const pruneCallCounts = (db: Database): Promise<number> =>
  deleteInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      delete from call_count where key in (select key from call_count where ends_at < now() limit ${rows})`.execute(
      db,
    );
    return numAffectedRows ?? 0n;
  });
