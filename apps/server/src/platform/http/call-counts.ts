import { callbackify } from 'node:util';
import type { OpenDatabase } from '../database/open-database.ts';
import { countTogether, type Counted } from './call-count-store.ts';

const count = callbackify(countTogether);

/** The store interface of the rate limiter. */
interface CountStore {
  incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number): void;
  child(options: object): CountStore;
}

const MOST_ADDRESSES = 5000;

/** Counts calls in the memory of this process; forgets the address that was seen longest ago first. */
class MemoryCounts implements CountStore {
  /** Windows by address, in the order of the last call. */
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

/** A limit whose calls are counted over all copies of the server, under this name. */
export interface SharedLimit {
  readonly sharedAs?: string;
}

/**
 * The rate limiter's store: limits with a name (`sharedAs`) are counted in the database, all others in the memory of each copy. The embedded engine
 * has one copy, and counts everything in memory.
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
