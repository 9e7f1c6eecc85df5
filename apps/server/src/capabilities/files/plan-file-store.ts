import type { FilePurpose } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
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
    sha256: string;
    uploadedBy: string;
    uploadedAt: Date;
  },
) =>
  trx
    .insertInto('planFile')
    .values({ ...file, place: file.place === null ? null : JSON.stringify(file.place) })
    .execute();

export const setCaption = (trx: Transaction<DB>, planId: string, id: string, caption: string) =>
  trx
    .updateTable('planFile')
    .set((file) => ({ caption, version: file('version', '+', 1) }))
    .where('planId', '=', planId)
    .where('id', '=', id)
    .returning(['caption', 'version'])
    .executeTakeFirstOrThrow();

export const removeFile = (trx: Transaction<DB>, planId: string, id: string) =>
  trx.deleteFrom('planFile').where('planId', '=', planId).where('id', '=', id).execute();

/** What of a plan shows a file, by what it is called: features by kind and values, soil tests by values. */
export async function findUses(trx: Transaction<DB>, planId: string, id: string) {
  // An id stands nowhere but where it is meant, in a field or in a row of a list, written in capitals or not.
  const named = `%${id.toLowerCase()}%`;
  const features = await trx
    .selectFrom('feature')
    .select(['kind', 'attributes'])
    .where('planId', '=', planId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`lower(attributes::text) like ${named}`)
    .orderBy('id')
    .execute();
  const soilTests = await trx
    .selectFrom('soilTest')
    .select('details')
    .where('planId', '=', planId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`lower(details::text) like ${named}`)
    .orderBy('id')
    .execute();
  return {
    features,
    soilTests,
    evidence: await findEvidenceUses(trx, planId, named),
    outcomes: await findOutcomeUses(trx, planId, named),
  };
}

/** Actions that are there whose evidence is a file. */
const findEvidenceUses = (trx: Transaction<DB>, planId: string, named: string) =>
  trx
    .selectFrom('planEvidence')
    .innerJoin('planAction', (join) =>
      join
        .onRef('planAction.planId', '=', 'planEvidence.planId')
        .onRef('planAction.id', '=', 'planEvidence.actionId'),
    )
    .select('planAction.title')
    .distinct()
    .where('planEvidence.planId', '=', planId)
    .where('planEvidence.deletedAt', 'is', null)
    .where('planAction.deletedAt', 'is', null)
    .where(sql<boolean>`plan_evidence.content::text like ${named}`)
    .orderBy('planAction.title')
    .execute();

/** Outcomes whose documents name a file. */
const findOutcomeUses = (trx: Transaction<DB>, planId: string, named: string) =>
  trx
    .selectFrom('planSubOutcome')
    .select('outcomeKey')
    .where('planId', '=', planId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`lower(content::text) like ${named}`)
    .orderBy('outcomeKey')
    .execute();
