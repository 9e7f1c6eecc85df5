import type { FilePurpose } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database } from '../../platform/database/open-database.ts';

type Reader = Database | Transaction<DB>;

const files = (db: Reader, planId: string) =>
  db
    .selectFrom('planFile')
    .leftJoin('appUser', 'appUser.id', 'planFile.uploadedBy')
    .selectAll('planFile')
    .select('appUser.name as uploadedByName')
    .where('planFile.planId', '=', planId);

export const findFiles = (db: Reader, planId: string) =>
  files(db, planId).orderBy('planFile.uploadedAt', 'desc').orderBy('planFile.id', 'desc').execute();

export const findFile = (db: Reader, planId: string, id: string) =>
  files(db, planId).where('planFile.id', '=', id).executeTakeFirst();

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Which of some ids are files of a plan that serve a purpose. */
export async function findKnownFileIds(
  db: Reader,
  planId: string,
  purpose: FilePurpose,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('planFile')
    .select('id')
    .where('planId', '=', planId)
    .where('purpose', '=', purpose)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const insertFile = (
  trx: Transaction<DB>,
  file: {
    planId: string;
    id: string;
    purpose: FilePurpose;
    name: string;
    caption: string;
    contentType: string;
    bytes: number;
    width: number | null;
    height: number | null;
    place: readonly [number, number] | null;
    uploadedBy: string;
    uploadedAt: Date;
  },
) =>
  trx
    .insertInto('planFile')
    .values({ ...file, place: file.place === null ? null : JSON.stringify(file.place) })
    .execute();

export const setCaption = (trx: Transaction<DB>, planId: string, id: string, caption: string) =>
  trx.updateTable('planFile').set({ caption }).where('planId', '=', planId).where('id', '=', id).execute();
