import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { addJob } from '../jobs/job-store.ts';
import { REMOVE_FILES } from './staged-upload-store.ts';

/** Whoever lays files has done with them long before. */
const SWEPT_AFTER_SECONDS = 24 * 3600;

/** Files that lie in the store before anything points at them. */
export interface UnreferencedFiles {
  /** Of this laying alone: one that is begun anew has another. */
  readonly id: string;
  readonly keys: readonly string[];
}

const nameOf = (id: string): string => `laid ${id}`;

/** Notes which files are about to be laid, before the first of them is: what nobody keeps, whatever ends whoever lays them, is swept away. */
export const noteUnreferenced = (db: Database, { id, keys }: UnreferencedFiles): Promise<void> =>
  db.transaction().execute((trx) =>
    addJob(trx, {
      kind: REMOVE_FILES,
      payload: { keys },
      dedupeKey: nameOf(id),
      runInSeconds: SWEPT_AFTER_SECONDS,
    }),
  );

/** Keeps what was laid, in the transaction from which on something points at it. @throws AppError gone where it was swept away meanwhile */
export async function markReferenced(trx: Transaction<DB>, id: string): Promise<void> {
  const kept = await trx
    .deleteFrom('job')
    .where('dedupeKey', '=', nameOf(id))
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new AppError('gone', { logText: `what was laid as ${id} was swept away` });
}
