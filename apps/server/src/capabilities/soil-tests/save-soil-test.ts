import type {
  BodyOf,
  createSoilTest as createCall,
  SoilTestReply,
  updateSoilTest as updateCall,
} from '@tussock/contract';
import type { SoilTestContent } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { checkContent, findLostReferences, refuse } from './check-content.ts';
import { dropLostTest } from './drop-lost-test.ts';
import { presentSoilTest } from './present-soil-test.ts';
import { soilTestEntity } from './soil-test-entity.ts';
import { findTestOfSample, insertSoilTests, markSoilTestDeleted, writeSoilTest } from './soil-test-store.ts';

interface WriteToTest extends PlanAct {
  readonly soilTestId: string;
}

/** Its transect and documents are of the plan, and no other test is of the same sample. @throws AppError badRequest */
async function refuseWrongPlace(
  change: PlanChange,
  test: SoilTestContent & { readonly id: string; readonly transectId: string },
): Promise<void> {
  const { trx, planId } = change;
  const [lost = []] = await findLostReferences(trx, planId, [test]);
  if (lost.length > 0) throw refuse(lost);
  const other = await findTestOfSample(trx, planId, { details: test.details, exceptId: test.id });
  if (other?.isTransectThere)
    throw refuse([
      { field: 'laboratoryNumber', message: 'There is a test with these laboratory numbers on the plan' },
    ]);
  if (other) await dropLostTest(change, other);
}

/** @throws AppError badRequest, alreadyExists */
export function createSoilTest(
  services: Services,
  { body, ...act }: PlanAct & { body: BodyOf<typeof createCall> },
): Promise<SoilTestReply> {
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, wrote } = change;
    const content = checkContent(services, body);
    const test = { id: body._id.toLowerCase(), transectId: body.transectId.toLowerCase(), ...content };
    await refuseWrongPlace(change, test);
    const [row] = await insertSoilTests(trx, { planId, at }, [test]);
    if (!row) throw new AppError('alreadyExists');
    wrote(soilTestEntity, null, row);
    return presentSoilTest(row);
  });
}

/** @throws AppError badRequest, notFound, staleVersion with the test as it stands */
export function updateSoilTest(
  services: Services,
  { body, soilTestId, ...act }: WriteToTest & { body: BodyOf<typeof updateCall> },
): Promise<SoilTestReply> {
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, target, wrote } = change;
    const before = await target(soilTestEntity, soilTestId);
    const { id } = before;
    const test = { id, transectId: body.transectId.toLowerCase(), ...checkContent(services, body) };
    await refuseWrongPlace(change, test);
    const row = await writeSoilTest(trx, { planId, id, at }, test);
    wrote(soilTestEntity, before, row);
    return presentSoilTest(row);
  });
}

/** @throws AppError notFound, staleVersion with the test as it stands */
export function deleteSoilTest(
  services: Services,
  { soilTestId, ...act }: WriteToTest,
): Promise<{ _id: string }> {
  return changePlan(services, act, async ({ trx, planId, at, target, wrote }) => {
    const before = await target(soilTestEntity, soilTestId);
    await markSoilTestDeleted(trx, { planId, id: before.id, at });
    wrote(soilTestEntity, before, null);
    return { _id: before.id };
  });
}
