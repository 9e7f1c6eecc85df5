import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Database, OpenDatabase } from '../database/open-database.ts';

interface Counted {
  /** Calls within the running window, this one among them. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** What the rate limiter asks of a store. */
interface CountStore {
  incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number): void;
  child(options: object): CountStore;
}

const MOST_ADDRESSES = 5000;

/** Counts in the memory of this process; the address that was seen longest ago is forgotten first. */
class MemoryCounts implements CountStore {
  /** In the order in which they were seen last. */
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  incr(key: string, done: (error: null, counted: Counted) => void, windowMs: number): void {
    const now = Date.now();
    const running = this.#windows.get(key);
    const { count, endsAt } =
      running && running.endsAt > now ? running : { count: 0, endsAt: now + windowMs };
    this.#windows.delete(key);
    this.#windows.set(key, { count: count + 1, endsAt });
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_ADDRESSES && oldest !== undefined) this.#windows.delete(oldest);
    done(null, { current: count + 1, ttl: endsAt - now });
  }

  child(): CountStore {
    return new MemoryCounts();
  }
}

/** Counts in the database, for all copies of the server together, by its clock. */
async function countTogether(db: Database, key: string, windowMs: number): Promise<Counted> {
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

/** Names the call of a limit of its own, where its calls are counted over all copies. */
export interface SharedLimit {
  readonly sharedAs?: string;
}

/**
 * The rate limiter's store: limits that name a call (`sharedAs`) are counted in the database, all others in the memory of each copy. The
 * embedded engine has one copy, and counts everything in memory.
 */
export function callCounts({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): new () => CountStore {
  return class extends MemoryCounts {
    override child({ sharedAs }: SharedLimit = {}): CountStore {
      if (engine === 'embedded' || sharedAs === undefined) return new MemoryCounts();
      const counts: CountStore = {
        incr: (key, done, windowMs) =>
          void countTogether(db, `${sharedAs} ${key}`, windowMs).then(
            (counted) => done(null, counted),
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
          ),
        child: () => counts,
      };
      return counts;
    }
  };
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
