import type { FilePurpose, FileValues, NamingRow } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** A former version of a document, as stored in `earlier`. */
export interface StoredVersion {
  readonly number: number;
  readonly storedAs: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: string | null;
  readonly uploadedByName: string | null;
  readonly uploadedAt: string;
}

const files = (db: Reader, planId: string) =>
  db
    .selectFrom('planFile')
    .leftJoin('appUser', 'appUser.id', 'planFile.uploadedBy')
    .selectAll('planFile')
    .select(sql<string | null>`coalesce(app_user.name, plan_file.uploader_name)`.as('uploadedByName'))
    .where('planFile.planId', '=', planId);

/** Lists the files of a plan without the bin, the newest first. */
export const findFiles = (db: Reader, planId: string) =>
  files(db, planId)
    .where('planFile.deletedAt', 'is', null)
    .orderBy('planFile.uploadedAt', 'desc')
    .orderBy('planFile.id', 'desc')
    .execute();

export const findFile = (db: Reader, planId: string, id: string) =>
  files(db, planId).where('planFile.deletedAt', 'is', null).where('planFile.id', '=', id).executeTakeFirst();

/** Finds a file in the bin; with a time, only if it was deleted since. */
export const findDeletedFile = (
  db: Reader,
  { planId, id, since }: { planId: string; id: string; since: Date | null },
) =>
  files(db, planId)
    .where('planFile.deletedAt', '>=', since ?? new Date(0))
    .where('planFile.id', '=', id)
    .executeTakeFirst();

/** Most files listed of the bin: no more than a person looks through. */
const MOST_IN_BIN = 500;

export const findDeletedFiles = (db: Reader, planId: string, since: Date) =>
  files(db, planId)
    .where('planFile.deletedAt', '>=', since)
    .orderBy('planFile.deletedAt', 'desc')
    .orderBy('planFile.id')
    .limit(MOST_IN_BIN)
    .execute();

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Reads a file again after it was written. */
export const findAgain = (trx: Transaction<DB>, { planId, id }: FileRow): Promise<FileRow> =>
  files(trx, planId).where('planFile.id', '=', id).executeTakeFirstOrThrow();

/** The versions before the present one, the newest first. */
export const earlierOf = ({ earlier }: FileRow): readonly StoredVersion[] =>
  earlier as readonly StoredVersion[]; // written by `putVersion` alone

/** Finds the store keys of all files of a plan, including former versions. */
export async function findStoredVersions(
  db: Reader,
  planId: string,
  { withDeleted = false }: { readonly withDeleted?: boolean } = {},
) {
  let query = db
    .selectFrom('planFile')
    .select(['id', 'number', 'storedAs', 'earlier'])
    .where('planId', '=', planId);
  if (!withDeleted) query = query.where('deletedAt', 'is', null);
  // Written by `putVersion` alone.
  return (await query.execute()).map((row) => ({ ...row, earlier: row.earlier as readonly StoredVersion[] }));
}

/** Sums the bytes of a plan's files, including former versions and the bin. */
export async function findBytesOfPlan(db: Reader, planId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes + (select coalesce(sum((one ->> 'bytes')::bigint), 0)
      from jsonb_array_elements(earlier) as before(one))), 0)::float8 as bytes
    from plan_file where plan_id = ${planId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Whether an upload has become a file of the plan. */
export const isStored = async (db: Reader, planId: string, uploadId: string): Promise<boolean> =>
  (await db
    .selectFrom('planFile')
    .select('id')
    .where('planId', '=', planId)
    .where('storedAs', '=', uploadId.toLowerCase())
    .executeTakeFirst()) !== undefined;

/** Finds which of some ids are files of a plan with a given purpose. */
export async function findKnownFileIds(
  db: Reader,
  planId: string,
  { purpose, contentType }: { readonly purpose: FilePurpose; readonly contentType?: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('planFile')
    .select('id')
    .where('planId', '=', planId)
    .where('purpose', '=', purpose)
    .where('deletedAt', 'is', null)
    .where('id', 'in', ids)
    .$if(contentType !== undefined, (query) => query.where('contentType', '=', contentType ?? ''))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stored data of one upload. */
export interface StoredFile {
  readonly storedAs: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly place: readonly [number, number] | null;
  readonly takenAt: Date | null;
  readonly sha256: string;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
}

/** Columns of the values that people write. */
const columnsOf = ({ name, caption, folder, tags, expiresOn }: FileValues) => ({
  name,
  caption: caption ?? '',
  folder: folder ?? '',
  tags: JSON.stringify(tags ?? []),
  expiresOn: expiresOn ?? null,
});

const withPlace = ({ place, ...file }: StoredFile) => ({
  ...file,
  place: place === null ? null : JSON.stringify(place),
});

export const insertFile = (
  trx: Transaction<DB>,
  target: { readonly planId: string; readonly id: string; readonly purpose: FilePurpose },
  file: StoredFile,
  values: FileValues,
) =>
  trx
    .insertInto('planFile')
    .values({ ...target, ...withPlace(file), ...columnsOf(values) })
    .execute();

interface Target {
  readonly planId: string;
  readonly id: string;
}

const rewrite = (trx: Transaction<DB>, { planId, id }: Target) =>
  trx
    .updateTable('planFile')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('planId', '=', planId)
    .where('id', '=', id);

/** Updates the values of a file that people write; restores it from the bin. */
export const writeFileValues = (trx: Transaction<DB>, target: Target, values: FileValues) =>
  rewrite(trx, target)
    .set({ ...columnsOf(values), deletedAt: null })
    .execute();

/** Replaces the present upload by a newer one; the former one is kept as a version. */
export const putVersion = (trx: Transaction<DB>, before: FileRow, file: StoredFile) =>
  rewrite(trx, before)
    .set({
      ...withPlace(file),
      number: before.number + 1,
      earlier: JSON.stringify([versionOf(before), ...earlierOf(before)]),
    })
    .execute();

const versionOf = (row: FileRow): StoredVersion => ({
  number: row.number,
  storedAs: row.storedAs,
  name: row.name,
  contentType: row.contentType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  sha256: row.sha256,
  uploadedByName: row.uploadedByName,
  uploadedAt: row.uploadedAt.toISOString(),
});

export const binFile = (trx: Transaction<DB>, target: Target, deletedAt: Date) =>
  rewrite(trx, target).set({ deletedAt }).execute();

/** Deletes files that have been in the bin since before a time. */
export const takeOutOfBin = (trx: Transaction<DB>, before: Date, most: number) =>
  trx
    .deleteFrom('planFile')
    .where((row) =>
      row(
        sql`(plan_id, id)`,
        'in',
        trx
          .selectFrom('planFile')
          .select(sql`plan_id`.as('planId'))
          .select('id')
          .where('deletedAt', '<', before)
          .orderBy('deletedAt')
          .limit(most),
      ),
    )
    .returning(['planId', 'storedAs', 'earlier'])
    .execute();

/**
 * Finds rows of a plan's record that may refer to a file, with the actions of evidence, for `usesOfFiles`, which gives their names. An id occurs only
 * as a reference, in a field or in a row of a list, in upper or lower case.
 */
export async function findNamingRows(trx: Transaction<DB>, planId: string, id: string) {
  const named = `%${id.toLowerCase()}%`;
  const { rows } = await sql<NamingRow>`
    select id, kind as entity, attributes as values from feature
      where plan_id = ${planId} and deleted_at is null and lower(attributes::text) like ${named}
    union all
    select id, 'soilTest', details from soil_test
      where plan_id = ${planId} and deleted_at is null and lower(details::text) like ${named}
    union all
    select id, 'importedLayer', content from plan_imported_layer
      where plan_id = ${planId} and deleted_at is null and lower(content::text) like ${named}
    union all
    select id, 'subOutcome', content from plan_sub_outcome
      where plan_id = ${planId} and deleted_at is null and lower(content::text) like ${named}
    union all
    select id, 'evidence', content from plan_evidence
      where plan_id = ${planId} and deleted_at is null and lower(content::text) like ${named}
    union all
    select id, 'approval', content from plan_approval
      where plan_id = ${planId} and deleted_at is null and lower(content::text) like ${named}
    union all
    select id, 'plan', info from plan where id = ${planId} and lower(info::text) like ${named}
    union all
    select id, 'action', content from plan_action
      where plan_id = ${planId} and deleted_at is null and id in (
        select action_id from plan_evidence
        where plan_id = ${planId} and deleted_at is null and lower(content::text) like ${named})`.execute(
    trx,
  );
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Finds the name of a plan's farm. */
export const findFarmName = async (db: Reader, planId: string): Promise<string> =>
  (await db.selectFrom('plan').select('propertyName').where('id', '=', planId).executeTakeFirstOrThrow())
    .propertyName;
