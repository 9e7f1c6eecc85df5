import type { Transaction } from 'kysely';
import { errorDetail } from '../log/error-detail.ts';
import type { DB } from './generated/schema.ts';
import type { Database } from './open-database.ts';

/** Two transactions waited for each other, or saw each other's half: PostgreSQL ended one of them, and nothing of it is kept. */
const ENDED_FOR_ANOTHER: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Does work in a transaction; one that PostgreSQL ended in favour of another is done once more. */
export async function inTransaction<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!ENDED_FOR_ANOTHER.has(errorDetail(error, 'code'))) throw error;
    return db.transaction().execute(work);
  }
}
