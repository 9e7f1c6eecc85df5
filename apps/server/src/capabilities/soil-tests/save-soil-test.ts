import type {
  BodyOf,
  createSoilTest as createCall,
  SoilTestReply,
  updateSoilTest as updateCall,
} from '@tussock/contract';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { checkContent } from './check-content.ts';
import { presentSoilTest } from './present-soil-test.ts';
import { putSoilTest, removeSoilTest } from './put-soil-test.ts';
import { soilTestEntity } from './soil-test-entity.ts';

interface WriteToTest extends PlanAct {
  readonly soilTestId: string;
}

/** @throws AppError badRequest, alreadyExists */
export function createSoilTest(
  services: Services,
  { body, ...act }: PlanAct & { body: BodyOf<typeof createCall> },
): Promise<SoilTestReply> {
  return changePlan(services, act, async (change) => {
    const place = { id: body._id.toLowerCase(), over: null };
    return presentSoilTest(await putSoilTest(change, place, contentOfBody(services, body)));
  });
}

/** @throws AppError badRequest, notFound, staleVersion with the present test */
export function updateSoilTest(
  services: Services,
  { body, soilTestId, ...act }: WriteToTest & { body: BodyOf<typeof updateCall> },
): Promise<SoilTestReply> {
  return changePlan(services, act, async (change) => {
    const standing = await change.target(soilTestEntity, soilTestId);
    const place = { id: standing.id, over: { standing } };
    return presentSoilTest(await putSoilTest(change, place, contentOfBody(services, body)));
  });
}

const contentOfBody = (services: Services, body: BodyOf<typeof updateCall>) => ({
  transectId: body.transectId.toLowerCase(),
  ...checkContent(services, body),
});

/** @throws AppError notFound, staleVersion with the present test */
export function deleteSoilTest(
  services: Services,
  { soilTestId, ...act }: WriteToTest,
): Promise<{ _id: string }> {
  return changePlan(services, act, async (change) => {
    const before = await change.target(soilTestEntity, soilTestId);
    await removeSoilTest(change, before);
    return { _id: before.id };
  });
}
