import { callbackify } from 'node:util';
import type { OpenDatabase } from '../database/open-database.ts';
import { countTogether, type Counted } from './call-count-store.ts';

const count = callbackify(countTogether);

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
        incr: (key, done, windowMs) => count(db, `${sharedAs} ${key}`, windowMs, done),
        child: () => counts,
      };
      return counts;
    }
  };
}
