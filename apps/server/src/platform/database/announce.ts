import { sql, type Transaction } from 'kysely';
import type { DB } from './generated/schema.ts';
import type { Database, Reader } from './open-database.ts';

/** Message to the listeners of a channel. Of several about the same subject only the last is sent. */
export interface Announcement {
  readonly channel: string;
  readonly subject: string;
  readonly payload: string;
}

type Gathered = Map<string, Announcement>;

/**
 * Time over which the announcements of committed transactions are gathered. PostgreSQL takes one lock for the whole database at the commit of
 * every transaction that notifies: gathered, many plans share one, and no save waits for it.
 */
const GATHER_MS = 10;

const ofTransactions = new WeakMap<Transaction<DB>, Announcement[]>();
const waiting = new WeakMap<Database, Gathered>();

/**
 * Announces something to all servers after the transaction has committed. A transaction opened by `inTransaction` is announced behind its commit;
 * if the process is killed between the two, listeners find the change by their own sweep. In any other transaction it is part of the commit.
 */
export async function announce(trx: Transaction<DB>, announcement: Announcement): Promise<void> {
  const own = ofTransactions.get(trx);
  if (own) own.push(announcement);
  else await notify(trx, [announcement]);
}

/** Gathers the announcements of a transaction; they are sent by `sendAnnouncements`. */
export const gatherAnnouncements = (trx: Transaction<DB>): Announcement[] => {
  const own: Announcement[] = [];
  ofTransactions.set(trx, own);
  return own;
};

/** Sends announcements of a committed transaction soon, together with those of others. */
export function sendAnnouncements(db: Database, announcements: readonly Announcement[]): void {
  if (announcements.length === 0) return;
  let gathered = waiting.get(db);
  if (!gathered) {
    gathered = new Map();
    waiting.set(db, gathered);
    setTimeout(() => void flush(db), GATHER_MS);
  }
  for (const one of announcements) gathered.set(`${one.channel} ${one.subject}`, one);
}

async function flush(db: Database): Promise<void> {
  const gathered = waiting.get(db);
  waiting.delete(db);
  // What cannot be sent is found by the sweeps of listeners: a lost announcement is a delay.
  if (gathered) await notify(db, [...gathered.values()]).catch(() => undefined);
}

const notify = (db: Reader, announcements: readonly Announcement[]): Promise<unknown> =>
  sql`select pg_notify(channel, payload) from unnest(
    ${announcements.map(({ channel }) => channel)}::text[], ${announcements.map(({ payload }) => payload)}::text[]
  ) as told(channel, payload)`.execute(db);
