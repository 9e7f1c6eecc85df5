import type { Transaction } from 'kysely';
import { errorDetail } from '../log/error-detail.ts';
import type { DB } from './generated/schema.ts';
import type { Database } from './open-database.ts';

/** SQLSTATEs of deadlock and serialization failure: PostgreSQL rolled this transaction back in favour of another. */
const ENDED_FOR_ANOTHER: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Runs work in a transaction; retries it once when PostgreSQL rolled it back in favour of another. */
export async function inTransaction<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!ENDED_FOR_ANOTHER.has(errorDetail(error, 'code'))) throw error;
    return db.transaction().execute(work);
  }
}
