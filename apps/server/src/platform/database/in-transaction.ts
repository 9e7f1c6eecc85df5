import type { Transaction } from 'kysely';
import { errorDetail } from '../log/error-detail.ts';
import { gatherAnnouncements, sendAnnouncements, type Announcement } from './announce.ts';
import type { DB } from './generated/schema.ts';
import type { Database } from './open-database.ts';

/** SQLSTATEs of deadlock and serialization failure: PostgreSQL rolled this transaction back in favour of another. */
const ENDED_FOR_ANOTHER: ReadonlySet<unknown> = new Set(['40P01', '40001']);

type Work<T> = (trx: Transaction<DB>) => Promise<T>;

/**
 * Runs work in a transaction, and sends what it announced once it has committed. Retries it once when PostgreSQL rolled it back in favour of
 * another.
 */
export async function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  try {
    return await commitAndAnnounce(db, work);
  } catch (error) {
    if (!ENDED_FOR_ANOTHER.has(errorDetail(error, 'code'))) throw error;
    return commitAndAnnounce(db, work);
  }
}

async function commitAndAnnounce<T>(db: Database, work: Work<T>): Promise<T> {
  let announcements: readonly Announcement[] = [];
  const result = await db.transaction().execute((trx) => {
    announcements = gatherAnnouncements(trx);
    return work(trx);
  });
  sendAnnouncements(db, announcements);
  return result;
}
