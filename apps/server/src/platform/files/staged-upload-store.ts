import type { FilePurpose } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { addJob } from '../jobs/job-store.ts';
import type { FileStore, PresignedUpload } from './file-store.ts';

const HOUR_MS = 3_600_000;
/** An upload is used within this time, and swept well after it, so that no sweep meets a use. */
const USABLE_HOURS = 12;
const SWEPT_AFTER_HOURS = 24;

/** Job that removes an upload that nobody used. */
export const SWEEP_UPLOAD = 'sweepUpload';
/** Job that removes files which a committed change has put out of use. */
export const REMOVE_FILES = 'removeFiles';

type UploadPurpose = FilePurpose | 'profileImage';

/** Who uploads, and for what; the same has to be named again when the upload is used. */
interface Upload {
  readonly userId: string;
  readonly planId: string | null;
  readonly purpose: UploadPurpose;
}

/** Under which keys the files lie that are made from an upload. `id` is the last part of the upload's own key. */
export const keysMadeFrom = (
  { purpose, planId }: Pick<Upload, 'purpose' | 'planId'>,
  id: string,
): { readonly [Size in 'large' | 'small' | 'original']: string } => {
  const folder = purpose === 'profileImage' ? `profile/${id}` : `plans/${planId ?? ''}/${id}`;
  return { large: `${folder}/large`, small: `${folder}/small`, original: `${folder}/original` };
};

const idOfUpload = (key: string): string => key.slice('staged/'.length);

/** Signs an upload and notes whose it is, together with the job that sweeps it away if it is never used. */
export async function stageUpload(
  { db, files }: { db: Database; files: FileStore },
  wish: Upload & { readonly contentType: string; readonly maxBytes: number; readonly at: Date },
): Promise<{ filePath: string; presignedData: PresignedUpload }> {
  const { userId, planId, purpose, contentType, maxBytes, at } = wish;
  const key = `staged/${uuidv7()}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('stagedUpload')
      .values({ key, userId, planId, purpose, contentType, createdAt: at })
      .execute();
    await addJob(trx, {
      kind: SWEEP_UPLOAD,
      payload: { key },
      runAt: new Date(at.getTime() + SWEPT_AFTER_HOURS * HOUR_MS),
    });
  });
  return { filePath: key, presignedData: files.presign({ key, contentType, maxBytes, at }) };
}

/** An upload that has come in: its id, what was declared of it, and its bytes. */
export interface StagedFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads an upload for the one who made it. It stays staged until `spendUpload`.
 *
 * @throws AppError badRequest when it is somebody else's, for something else, too old, or never came in
 */
export async function readUpload(
  { db, files }: { db: Database; files: FileStore },
  upload: Upload & { readonly key: string; readonly field: string; readonly gone: string; readonly at: Date },
): Promise<StagedFile> {
  const row = await db
    .selectFrom('stagedUpload')
    .select(['key', 'contentType'])
    .where('key', '=', upload.key)
    .where('userId', '=', upload.userId)
    .where('purpose', '=', upload.purpose)
    .where('planId', upload.planId === null ? 'is' : '=', upload.planId)
    .where('createdAt', '>', new Date(upload.at.getTime() - USABLE_HOURS * HOUR_MS))
    .executeTakeFirst();
  const bytes = row && (await files.read(row.key));
  if (!bytes) throw goneError(upload);
  return { id: idOfUpload(row.key), key: row.key, contentType: row.contentType, bytes };
}

/** There is no such upload, or no longer. */
const goneError = ({ field, gone }: { field: string; gone: string }): AppError =>
  new AppError('badRequest', { message: [gone], fields: [{ field, message: gone }] });

/**
 * Takes an upload out of the staged ones in the transaction of its use, once, and has files removed after it: the upload
 * itself and `replaced`. @throws AppError badRequest when it was used meanwhile
 */
export async function spendUpload(
  trx: Transaction<DB>,
  used: { key: string; replaced: readonly string[]; field: string; gone: string },
): Promise<void> {
  const row = await trx
    .deleteFrom('stagedUpload')
    .where('key', '=', used.key)
    .returning('key')
    .executeTakeFirst();
  if (!row) throw goneError(used);
  await addJob(trx, { kind: REMOVE_FILES, payload: { keys: [used.key, ...used.replaced] } });
}

/** Whether the form of an upload is worth nothing any more: what came by it was used, or swept away. */
export const isUploadSpent = async (db: Database, key: string): Promise<boolean> =>
  (await db.selectFrom('stagedUpload').select('key').where('key', '=', key).executeTakeFirst()) === undefined;

/** Removes an upload that was never used, and what may have been made from it by a use that did not come to its end. */
export async function sweepUpload(db: Database, files: FileStore, key: string): Promise<void> {
  const row = await db
    .selectFrom('stagedUpload')
    .select(['purpose', 'planId'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Used long ago. A bucket takes its form for some minutes more all the same; what came by it goes now.
  if (!row) return files.remove([key]);
  // The column is checked by the database against the same list.
  const made = keysMadeFrom({ purpose: row.purpose as UploadPurpose, planId: row.planId }, idOfUpload(key));
  await files.remove([key, ...Object.values(made)]);
  await db.deleteFrom('stagedUpload').where('key', '=', key).execute();
}
