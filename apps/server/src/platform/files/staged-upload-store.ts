import { partsOf, type FilePurpose, type UploadPart } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../database/generated/schema.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open-database.ts';
import type { AppError } from '../http/app-error.ts';
import { refuseField } from '../http/refuse-fields.ts';
import { addJob } from '../jobs/job-store.ts';
import type { FileStore, PresignedUpload } from './file-store.ts';

const HOUR_SECONDS = 3600;
const HOUR_MS = 1000 * HOUR_SECONDS;
/** Hours within which an upload can be used; it is swept well after that, so that no sweep meets a use. */
const USABLE_HOURS = 12;
const SWEPT_AFTER_HOURS = 24;

/** Kind of the job that removes an unused upload. */
export const SWEEP_UPLOAD = 'sweepUpload';
/** Kind of the job that removes files that a committed change no longer needs. */
export const REMOVE_FILES = 'removeFiles';

type UploadPurpose = FilePurpose | 'profileImage' | 'planArchive' | 'mapFile';

/** The person and the purpose of an upload; both must match again when the upload is used. */
interface Upload {
  readonly userId: string;
  readonly planId: string | null;
  readonly purpose: UploadPurpose;
}

/** Keys of the files that are made from an upload. `id` is the last part of the upload's own key. */
export const keysMadeFrom = (
  { purpose, planId }: Pick<Upload, 'purpose' | 'planId'>,
  id: string,
): { readonly [Size in 'large' | 'small' | 'original']: string } => {
  const folder =
    planId === null ? `${purpose === 'profileImage' ? 'profile' : 'archive'}/${id}` : `plans/${planId}/${id}`;
  return { large: `${folder}/large`, small: `${folder}/small`, original: `${folder}/original` };
};

const idOfUpload = (key: string): string => key.slice('staged/'.length);
const keyOfUpload = (id: string): string => `staged/${id}`;
/** Key of one chunk of an upload in chunks. */
const keyOfPart = (key: string, { number }: Pick<UploadPart, 'number'>): string => `${key}.${number}`;
/** All keys that an upload may have files under; an upload by one form has its own key alone. */
const keysOfUpload = (key: string, bytes: number | null): readonly string[] => [
  key,
  ...(bytes === null ? [] : partsOf(bytes).map((part) => keyOfPart(key, part))),
];

/** Adds the job that removes an upload if it is never used. */
const addSweep = (
  trx: Transaction<DB>,
  { key, bytes }: { key: string; bytes: number | null },
): Promise<void> =>
  addJob(trx, {
    kind: SWEEP_UPLOAD,
    payload: { keys: keysOfUpload(key, bytes) },
    runInSeconds: SWEPT_AFTER_HOURS * HOUR_SECONDS,
  });

/** Signs an upload and stores its owner, together with the job that removes it if it is never used. */
export async function stageUpload(
  { db, files }: { db: Database; files: FileStore },
  wish: Upload & { readonly contentType: string; readonly maxBytes: number; readonly at: Date },
): Promise<{ filePath: string; presignedData: PresignedUpload }> {
  const { userId, planId, purpose, contentType, maxBytes, at } = wish;
  const key = keyOfUpload(uuidv7());
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('stagedUpload')
      .values({ key, userId, planId, purpose, contentType, createdAt: at })
      .execute();
    await addSweep(trx, { key, bytes: null });
  });
  return { filePath: key, presignedData: files.presign({ key, contentType, maxBytes, at }) };
}

/** A chunk that has not been uploaded yet, with its upload form. */
export interface MissingPart extends UploadPart {
  readonly presignedData: PresignedUpload;
}

/**
 * Starts an upload in chunks, or resumes the one with the same id; returns the missing chunks. Undefined where that id belongs to a different upload.
 */
export async function stageParts(
  { db, files }: { db: Database; files: FileStore },
  wish: Upload & {
    readonly id: string;
    readonly contentType: string;
    readonly bytes: number;
    readonly at: Date;
  },
): Promise<{ filePath: string; missing: readonly MissingPart[] } | undefined> {
  const { id, userId, planId, purpose, contentType, bytes, at } = wish;
  // Keys have small letters alone, and an id is the same however it is written.
  const key = keyOfUpload(id.toLowerCase());
  const isMine = await inTransaction(db, async (trx) => {
    const begun = await trx
      .insertInto('stagedUpload')
      .values({ key, userId, planId, purpose, contentType, bytes, createdAt: at })
      .onConflict((clash) => clash.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (begun) await addSweep(trx, { key, bytes });
    return begun ? true : await isSameUpload(trx, key, wish);
  });
  if (!isMine) return undefined;
  const missing: MissingPart[] = [];
  for (const part of partsOf(bytes)) {
    const partKey = keyOfPart(key, part);
    const size = part.to - part.from;
    if ((await files.sizeOf(partKey)) !== size)
      missing.push({
        ...part,
        presignedData: files.presign({ key: partKey, contentType, maxBytes: size, at }),
      });
  }
  return { filePath: key, missing };
}

/** Whether the upload that exists under a key has the same person, plan, purpose, type and size. */
async function isSameUpload(
  trx: Transaction<DB>,
  key: string,
  { userId, planId, purpose, contentType, bytes }: Upload & { contentType: string; bytes: number },
): Promise<boolean> {
  const row = await trx.selectFrom('stagedUpload').selectAll().where('key', '=', key).executeTakeFirst();
  return (
    row?.userId === userId &&
    row.planId === planId &&
    row.purpose === purpose &&
    row.contentType === contentType &&
    row.bytes === bytes
  );
}

/** A complete upload: its id, its declared type and size, and its bytes. */
export interface StagedFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly pieces: Pieces;
  /** Declared size, for an upload in chunks. */
  readonly bytes: number | null;
}

/** Reads the bytes of an upload in order; each call reads from the start. */
export type Pieces = () => AsyncIterable<Uint8Array>;

/**
 * Finds an upload of a person and opens it for reading. It stays staged until `spendUpload`.
 *
 * @throws AppError badRequest when it is somebody else's, for another purpose, too old, or was never uploaded
 */
export async function readUpload(
  { db, files }: { db: Database; files: FileStore },
  upload: Upload & { readonly key: string; readonly field: string; readonly gone: string; readonly at: Date },
): Promise<StagedFile> {
  const row = await db
    .selectFrom('stagedUpload')
    .select(['key', 'contentType', 'bytes'])
    .where('key', '=', upload.key)
    .where('userId', '=', upload.userId)
    .where('purpose', '=', upload.purpose)
    .where('planId', upload.planId === null ? 'is' : '=', upload.planId)
    .where('createdAt', '>', new Date(upload.at.getTime() - USABLE_HOURS * HOUR_MS))
    .executeTakeFirst();
  if (!row) throw goneError(upload);
  const { key, contentType, bytes } = row;
  const keys = bytes === null ? [key] : partsOf(bytes).map((part) => keyOfPart(key, part));
  for (const piece of keys) if ((await files.sizeOf(piece)) === undefined) throw goneError(upload);
  return {
    id: idOfUpload(key),
    key,
    contentType,
    bytes,
    async *pieces() {
      for (const piece of keys) {
        const read = await files.read(piece);
        if (!read) throw goneError(upload);
        yield read;
      }
    },
  };
}

/** Reads a whole upload into memory, for content that must be seen at once: a picture. */
export async function gatherPieces(pieces: Pieces): Promise<Uint8Array> {
  const held: Uint8Array[] = [];
  for await (const piece of pieces()) held.push(piece);
  return Buffer.concat(held);
}

/** Creates the refusal for an upload that does not exist, or no longer. */
const goneError = ({ field, gone }: { field: string; gone: string }): AppError => refuseField(field, gone);

/**
 * Marks an upload as used, once, in the transaction that uses it, and adds the job that then removes the upload and the `replaced` files.
 *
 * @throws AppError badRequest when it was used meanwhile
 */
export async function spendUpload(
  trx: Transaction<DB>,
  used: { key: string; replaced: readonly string[]; field: string; gone: string },
): Promise<void> {
  const row = await trx
    .deleteFrom('stagedUpload')
    .where('key', '=', used.key)
    .returning(['key', 'bytes'])
    .executeTakeFirst();
  if (!row) throw goneError(used);
  const keys = [...keysOfUpload(row.key, row.bytes), ...used.replaced];
  await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
}

/** Whether the form of an upload, or of a chunk, is void: the upload was used, or swept. */
export const isUploadSpent = async (db: Database, key: string): Promise<boolean> =>
  (await db
    .selectFrom('stagedUpload')
    .select('key')
    .where('key', '=', key.replace(/\.\d+$/u, ''))
    .executeTakeFirst()) === undefined;

/** Payload of the sweep job; jobs from before uploads in chunks name one key. */
type Swept = { readonly keys: readonly string[] } | { readonly key: string };

/** Removes an unused upload, and files that an interrupted use may have made from it. */
export async function sweepUpload(db: Database, files: FileStore, swept: Swept): Promise<void> {
  const keys = 'keys' in swept ? swept.keys : [swept.key];
  const [key = ''] = keys;
  const row = await db
    .selectFrom('stagedUpload')
    .select(['purpose', 'planId'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Used long ago. A bucket takes its form for some minutes more all the same; what came by it goes now.
  if (!row) return files.remove(keys);
  // The column is checked by the database against the same list.
  const made = keysMadeFrom({ purpose: row.purpose as UploadPurpose, planId: row.planId }, idOfUpload(key));
  await files.remove([...keys, ...Object.values(made)]);
  await db.deleteFrom('stagedUpload').where('key', '=', key).execute();
}
