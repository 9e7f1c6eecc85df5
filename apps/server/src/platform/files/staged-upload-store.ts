import { partsOf, type FilePurpose, type UploadPart } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';
import type { AppError } from '../http/app-error.ts';
import { refuseField } from '../http/refuse-fields.ts';
import { addJob } from '../jobs/job-store.ts';
import type { FileStore, PresignedUpload } from './file-store.ts';

const HOUR_SECONDS = 3600;
const HOUR_MS = 1000 * HOUR_SECONDS;
/** An upload is used within this time, and swept well after it, so that no sweep meets a use. */
const USABLE_HOURS = 12;
const SWEPT_AFTER_HOURS = 24;

/** Job that removes an upload that nobody used. */
export const SWEEP_UPLOAD = 'sweepUpload';
/** Job that removes files which a committed change has put out of use. */
export const REMOVE_FILES = 'removeFiles';

type UploadPurpose = FilePurpose | 'profileImage' | 'planArchive' | 'mapFile';

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
  const folder =
    planId === null ? `${purpose === 'profileImage' ? 'profile' : 'archive'}/${id}` : `plans/${planId}/${id}`;
  return { large: `${folder}/large`, small: `${folder}/small`, original: `${folder}/original` };
};

const idOfUpload = (key: string): string => key.slice('staged/'.length);
const keyOfUpload = (id: string): string => `staged/${id}`;
/** Under which key a piece of an upload lies that comes in parts. */
const keyOfPart = (key: string, { number }: Pick<UploadPart, 'number'>): string => `${key}.${number}`;
/** All keys that an upload may lie under; one that comes as a form has its own alone. */
const keysOfUpload = (key: string, bytes: number | null): readonly string[] => [
  key,
  ...(bytes === null ? [] : partsOf(bytes).map((part) => keyOfPart(key, part))),
];

/** The job that sweeps an upload away if it is never used. */
const addSweep = (
  trx: Transaction<DB>,
  { key, bytes }: { key: string; bytes: number | null },
): Promise<void> =>
  addJob(trx, {
    kind: SWEEP_UPLOAD,
    payload: { keys: keysOfUpload(key, bytes) },
    runInSeconds: SWEPT_AFTER_HOURS * HOUR_SECONDS,
  });

/** Signs an upload and notes whose it is, together with the job that sweeps it away if it is never used. */
export async function stageUpload(
  { db, files }: { db: Database; files: FileStore },
  wish: Upload & { readonly contentType: string; readonly maxBytes: number; readonly at: Date },
): Promise<{ filePath: string; presignedData: PresignedUpload }> {
  const { userId, planId, purpose, contentType, maxBytes, at } = wish;
  const key = keyOfUpload(uuidv7());
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('stagedUpload')
      .values({ key, userId, planId, purpose, contentType, createdAt: at })
      .execute();
    await addSweep(trx, { key, bytes: null });
  });
  return { filePath: key, presignedData: files.presign({ key, contentType, maxBytes, at }) };
}

/** A piece that has not come in yet, and the form to send it by. */
export interface MissingPart extends UploadPart {
  readonly presignedData: PresignedUpload;
}

/**
 * Begins an upload that comes in parts, or goes on with one that was begun under the same id: which pieces are still missing. Undefined
 * where there is another upload of that id.
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
  const isMine = await db.transaction().execute(async (trx) => {
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

/** Whether an upload that was begun is the one that is asked for, by the same person and for the same. */
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

/** An upload that has come in: its id, what was declared of it, and its bytes. */
export interface StagedFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly pieces: Pieces;
  /** How large it was said to be, where it came in parts. */
  readonly bytes: number | null;
}

/** The bytes of an upload in their order, read anew each time they are gone through. */
export type Pieces = () => AsyncIterable<Uint8Array>;

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

/** All of an upload at once, for what has to be seen whole: a picture. */
export async function gatherPieces(pieces: Pieces): Promise<Uint8Array> {
  const held: Uint8Array[] = [];
  for await (const piece of pieces()) held.push(piece);
  return Buffer.concat(held);
}

/** There is no such upload, or no longer. */
const goneError = ({ field, gone }: { field: string; gone: string }): AppError => refuseField(field, gone);

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
    .returning(['key', 'bytes'])
    .executeTakeFirst();
  if (!row) throw goneError(used);
  const keys = [...keysOfUpload(row.key, row.bytes), ...used.replaced];
  await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
}

/** Whether the form of an upload, or of a piece of one, is worth nothing any more: what came by it was used, or swept away. */
export const isUploadSpent = async (db: Database, key: string): Promise<boolean> =>
  (await db
    .selectFrom('stagedUpload')
    .select('key')
    .where('key', '=', key.replace(/\.\d+$/u, ''))
    .executeTakeFirst()) === undefined;

/** What the job of an upload names; those of before the parts name one key. */
type Swept = { readonly keys: readonly string[] } | { readonly key: string };

/** Removes an upload that was never used, and what may have been made from it by a use that did not come to its end. */
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
