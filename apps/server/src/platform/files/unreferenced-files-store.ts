import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { addJob } from '../jobs/job-store.ts';
import { REMOVE_FILES } from './staged-upload-store.ts';

/** Delay of the sweep; storing files and referencing them takes far less. */
const SWEPT_AFTER_SECONDS = 24 * 3600;

/** Files stored before anything references them. */
export interface UnreferencedFiles {
  /** Id of this attempt to store them; another attempt has another id. */
  readonly id: string;
  readonly keys: readonly string[];
}

const nameOf = (id: string): string => `laid ${id}`;

/** Schedules the removal of files before the first of them is stored: if the process dies or the files are not used, they are swept. */
export const noteUnreferenced = (db: Database, { id, keys }: UnreferencedFiles): Promise<void> =>
  db.transaction().execute((trx) =>
    addJob(trx, {
      kind: REMOVE_FILES,
      payload: { keys },
      dedupeKey: nameOf(id),
      runInSeconds: SWEPT_AFTER_SECONDS,
    }),
  );

/** Cancels the removal of stored files, in the transaction that references them. @throws AppError gone where they were swept meanwhile */
export async function markReferenced(trx: Transaction<DB>, id: string): Promise<void> {
  const kept = await trx
    .deleteFrom('job')
    .where('dedupeKey', '=', nameOf(id))
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new AppError('gone', { logText: `what was laid as ${id} was swept away` });
}
