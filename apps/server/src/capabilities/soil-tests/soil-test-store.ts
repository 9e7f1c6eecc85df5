import type { SoilTestContent } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { inParts } from '../../platform/database/in-parts.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** Most deleted tests listed: no more than a person looks through. */
const MOST_IN_BIN = 500;

/** Lists the tests of existing transects, the newest first. */
export const findSoilTests = (db: Reader, planId: string) =>
  db
    .selectFrom('soilTest')
    .innerJoin('feature', (join) =>
      join.onRef('feature.planId', '=', 'soilTest.planId').onRef('feature.id', '=', 'soilTest.transectId'),
    )
    .selectAll('soilTest')
    .where('soilTest.planId', '=', planId)
    .where('soilTest.deletedAt', 'is', null)
    .where('feature.deletedAt', 'is', null)
    .orderBy(sql`soil_test.details ->> 'sampledOn'`, 'desc')
    .orderBy('soilTest.id')
    .execute();

export const findSoilTest = (db: Reader, planId: string, id: string) =>
  db
    .selectFrom('soilTest')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export type SoilTestRow = NonNullable<Awaited<ReturnType<typeof findSoilTest>>>;

const jobNumber = sql<string>`lower(btrim(details ->> 'laboratoryJobNumber'))`;
const laboratoryNumber = sql<string>`lower(btrim(details ->> 'laboratoryNumber'))`;

const numberedTests = (db: Reader, planId: string) =>
  db
    .selectFrom('soilTest')
    .selectAll()
    .where('planId', '=', planId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`details ? 'laboratoryNumber'`);

/** Finds the tests from some jobs of a laboratory, by job numbers in lower case. */
export async function findTestsOfJobs(
  db: Reader,
  planId: string,
  jobNumbers: readonly string[],
): Promise<readonly SoilTestRow[]> {
  if (jobNumbers.length === 0) return [];
  return numberedTests(db, planId).where(jobNumber, 'in', jobNumbers).execute();
}

/** Finds another test of the same sample; undefined where one of the numbers is unknown. */
export async function findTestOfSample(
  db: Reader,
  planId: string,
  { details, exceptId }: { details: SoilTestContent['details']; exceptId: string },
): Promise<SoilTestRow | undefined> {
  const { laboratoryJobNumber: job, laboratoryNumber: number } = details;
  if (typeof job !== 'string' || typeof number !== 'string') return undefined;
  return numberedTests(db, planId)
    .where('id', '<>', exceptId)
    .where(jobNumber, '=', job.trim().toLowerCase())
    .where(laboratoryNumber, '=', number.trim().toLowerCase())
    .executeTakeFirst();
}

export interface NewSoilTest extends SoilTestContent {
  readonly id: string;
  readonly transectId: string;
}

const columns = ({ transectId, details, results }: Omit<NewSoilTest, 'id'>) => ({
  transectId,
  details: JSON.stringify(details),
  results: JSON.stringify(results),
});

/** Inserts tests and returns the new ones: tests whose id exists, also as a deleted one, are skipped. */
export async function insertSoilTests(
  trx: Transaction<DB>,
  { planId, at }: { planId: string; at: Date },
  tests: readonly NewSoilTest[],
): Promise<readonly SoilTestRow[]> {
  const made: SoilTestRow[] = [];
  for (const part of inParts(tests)) {
    const rows = await trx
      .insertInto('soilTest')
      .values(part.map((test) => ({ planId, id: test.id, ...columns(test), createdAt: at, updatedAt: at })))
      .onConflict((conflict) => conflict.columns(['planId', 'id']).doNothing())
      .returningAll()
      .execute();
    // One by one: a call with all of them as arguments would be too long.
    for (const row of rows) made.push(row);
  }
  return made;
}

interface Target {
  readonly planId: string;
  readonly id: string;
  readonly at: Date;
}

/** Updates a test, in a transaction that has locked its plan. */
export const writeSoilTest = (
  trx: Transaction<DB>,
  { planId, id, at }: Target,
  test: Omit<NewSoilTest, 'id'>,
) =>
  trx
    .updateTable('soilTest')
    .set((row) => ({ ...columns(test), version: row('version', '+', 1), updatedAt: at }))
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markSoilTestDeleted = (trx: Transaction<DB>, { planId, id, at }: Target) =>
  trx
    .updateTable('soilTest')
    .set((row) => ({ deletedAt: at, version: row('version', '+', 1), updatedAt: at }))
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .execute();

export const findTestsOfTransect = (trx: Transaction<DB>, planId: string, transectId: string) =>
  trx
    .selectFrom('soilTest')
    .selectAll()
    .where('planId', '=', planId)
    .where('transectId', '=', transectId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

/** Finds a deleted test; with a time, only if it was deleted since. */
export const findDeletedSoilTest = (
  trx: Transaction<DB>,
  { planId, id, since }: { planId: string; id: string; since: Date | null },
) =>
  trx
    .selectFrom('soilTest')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .$if(since !== null, (query) => query.where('deletedAt', '>=', since))
    .executeTakeFirst();

/** Lists deleted tests, the latest first. */
export const findDeletedSoilTests = (trx: Transaction<DB>, planId: string, since: Date) =>
  trx
    .selectFrom('soilTest')
    .selectAll()
    .where('planId', '=', planId)
    .where('deletedAt', '>=', since)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(MOST_IN_BIN)
    .execute();

/** Restores a deleted test, in a transaction that has locked its plan. */
export const restoreSoilTest = (
  trx: Transaction<DB>,
  { planId, id, at }: Target,
  test: Omit<NewSoilTest, 'id'>,
) =>
  trx
    .updateTable('soilTest')
    .set((row) => ({ ...columns(test), version: row('version', '+', 1), updatedAt: at, deletedAt: null }))
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Finds the aliases of existing transects. */
export const findAliases = (db: Reader, planId: string) =>
  db
    .selectFrom('soilSampleAlias')
    .innerJoin('feature', (join) =>
      join
        .onRef('feature.planId', '=', 'soilSampleAlias.planId')
        .onRef('feature.id', '=', 'soilSampleAlias.transectId'),
    )
    .select(['soilSampleAlias.sampleName', 'soilSampleAlias.transectId'])
    .where('soilSampleAlias.planId', '=', planId)
    .where('feature.deletedAt', 'is', null)
    .orderBy('soilSampleAlias.sampleName')
    .execute();

/** Stores aliases; a former meaning of a name is replaced. */
export const writeAliases = (
  trx: Transaction<DB>,
  planId: string,
  aliases: readonly { readonly sampleName: string; readonly transectId: string }[],
) =>
  trx
    .insertInto('soilSampleAlias')
    .values(aliases.map((alias) => ({ planId, ...alias })))
    .onConflict((conflict) =>
      conflict
        .columns(['planId', 'sampleName'])
        .doUpdateSet((row) => ({ transectId: row.ref('excluded.transectId') })),
    )
    .execute();
