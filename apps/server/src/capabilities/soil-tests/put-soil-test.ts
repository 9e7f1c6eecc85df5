import type { SoilTestContent } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import type { CheckAtEnd, PlanChange } from '../../platform/ledger/change-plan.ts';
import type { TakeWith } from '../features/index.ts';
import { findLostReferences, refuse } from './check-content.ts';
import { soilTestEntity } from './soil-test-entity.ts';
import {
  findTestOfSample,
  findTestsOfTransect,
  insertSoilTests,
  markSoilTestDeleted,
  restoreSoilTest,
  writeSoilTest,
  type NewSoilTest,
  type SoilTestRow,
} from './soil-test-store.ts';

/** Target of a write: an existing test, a deleted one to restore, or a new one. */
interface Place {
  readonly id: string;
  readonly over: { readonly standing: SoilTestRow } | { readonly deleted: SoilTestRow } | null;
}

type Content = SoilTestContent & { readonly transectId: string };

/** Checks that transects and documents of tests are in the plan. @throws AppError badRequest */
const checkPlace: CheckAtEnd<Content> = async ({ trx, planId }, tests) => {
  const lost = (await findLostReferences(trx, planId, tests)).flat();
  if (lost.length > 0) throw refuse(lost);
};

/** Refuses a second test of the same sample. @throws AppError badRequest */
async function refuseSecondOfSample(
  { trx, planId }: PlanChange,
  { id, details }: NewSoilTest,
): Promise<void> {
  if (await findTestOfSample(trx, planId, { details, exceptId: id }))
    throw refuse([
      { field: 'laboratoryNumber', message: 'There is a test with these laboratory numbers on the plan' },
    ]);
}

/**
 * Writes a test as part of a change of its plan; every call that writes a single one uses this.
 *
 * @throws AppError badRequest, alreadyExists where the id exists, also as a deleted test
 */
export async function putSoilTest(
  change: PlanChange,
  { id, over }: Place,
  content: Content,
): Promise<SoilTestRow> {
  const { trx, planId, at, wrote, checkAtEnd } = change;
  const test = { id, ...content };
  // The database would refuse a place that is none as a fault of ours: a test is kept beside its transect.
  if (over === null || ('standing' in over && over.standing.transectId !== test.transectId))
    await checkPlace(change, [test]);
  checkAtEnd(checkPlace, test);
  await refuseSecondOfSample(change, test);
  const target = { planId, id, at };
  const row =
    over === null
      ? await insertTest(change, test)
      : await ('standing' in over ? writeSoilTest : restoreSoilTest)(trx, target, test);
  wrote(soilTestEntity, over && 'standing' in over ? over.standing : null, row);
  return row;
}

async function insertTest({ trx, planId, at }: PlanChange, test: NewSoilTest): Promise<SoilTestRow> {
  const [row] = await insertSoilTests(trx, { planId, at }, [test]);
  if (!row) throw new AppError('alreadyExists');
  return row;
}

export async function removeSoilTest(
  { trx, planId, at, wrote }: PlanChange,
  row: SoilTestRow,
): Promise<void> {
  await markSoilTestDeleted(trx, { planId, id: row.id, at });
  wrote(soilTestEntity, row, null);
}

/** Deletes the tests of a deleted transect: nobody would find them without it, and another one may get their numbers. */
export const takeTestsOf: TakeWith = async (change, { id }) => {
  for (const test of await findTestsOfTransect(change.trx, change.planId, id))
    await removeSoilTest(change, test);
};
