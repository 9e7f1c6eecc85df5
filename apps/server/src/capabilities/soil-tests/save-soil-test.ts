import type {
  BodyOf,
  createSoilTest as createCall,
  SoilTestReply,
  updateSoilTest as updateCall,
} from '@tussock/contract';
import type { SoilTestContent } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { checkContent, findLostReferences, refuse } from './check-content.ts';
import { dropLostTest } from './drop-lost-test.ts';
import { loggedSoilTest, presentSoilTest, SOIL_TEST_ENTITY } from './present-soil-test.ts';
import {
  findSoilTest,
  findTestOfSample,
  insertSoilTests,
  markSoilTestDeleted,
  writeSoilTest,
  type SoilTestRow,
} from './soil-test-store.ts';

interface Write {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly opId: string;
}
interface WriteToTest extends Write {
  readonly soilTestId: string;
  readonly seenVersion: number | undefined;
}

/** Its transect and documents are of the plan, and no other test is of the same sample. @throws AppError badRequest */
async function refuseWrongPlace(
  change: PlanChange,
  { planId, at }: { readonly planId: string; readonly at: Date },
  test: SoilTestContent & { readonly id: string; readonly transectId: string },
): Promise<void> {
  const { trx } = change;
  const [lost = []] = await findLostReferences(trx, planId, [test]);
  if (lost.length > 0) throw refuse(lost);
  const other = await findTestOfSample(trx, planId, { details: test.details, exceptId: test.id });
  if (other?.isTransectThere)
    throw refuse([
      { field: 'laboratoryNumber', message: 'There is a test with these laboratory numbers on the plan' },
    ]);
  if (other) await dropLostTest(change, other, at);
}

/** @throws AppError badRequest, alreadyExists */
export async function createSoilTest(
  services: Services,
  { caller, plan, opId, body }: Write & { body: BodyOf<typeof createCall> },
): Promise<SoilTestReply> {
  const { planId } = plan;
  const content = checkContent(services, body);
  const test = { id: body._id.toLowerCase(), transectId: body.transectId.toLowerCase(), ...content };
  const at = services.clock.now();
  const write = { planId, actorId: caller.userId, opId, callId: 'soilTest.create', at };
  return changePlan(services.database.db, write, async (change) => {
    const { trx, record } = change;
    await refuseWrongPlace(change, { planId, at }, test);
    const [row] = await insertSoilTests(trx, { planId, at }, [test]);
    if (!row) throw new AppError('alreadyExists');
    record({
      entity: SOIL_TEST_ENTITY,
      entityId: row.id,
      op: 'create',
      before: null,
      after: loggedSoilTest(row),
    });
    return presentSoilTest(row);
  });
}

const findTarget = async (services: Services, { plan, soilTestId }: WriteToTest): Promise<SoilTestRow> => {
  const row = /^[0-9a-f-]{36}$/i.test(soilTestId)
    ? await findSoilTest(services.database.db, plan.planId, soilTestId.toLowerCase())
    : undefined;
  if (!row) throw new AppError('notFound');
  return row;
};

/** Rolls the transaction back; what stands is then read outside of it. */
class StaleWrite extends Error {}

async function orStale<T>(services: Services, write: WriteToTest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error;
    throw new AppError('staleVersion', { current: presentSoilTest(await findTarget(services, write)) });
  }
}

/** @throws AppError badRequest, notFound, staleVersion with the test as it stands */
export async function updateSoilTest(
  services: Services,
  write: WriteToTest & { body: BodyOf<typeof updateCall> },
): Promise<SoilTestReply> {
  const { caller, plan, opId, body, seenVersion } = write;
  const { planId } = plan;
  const before = await findTarget(services, write);
  const test = { id: before.id, transectId: body.transectId.toLowerCase(), ...checkContent(services, body) };
  const at = services.clock.now();
  const ledgerWrite = { planId, actorId: caller.userId, opId, callId: 'soilTest.update', at };
  const saved = changePlan(services.database.db, ledgerWrite, async (change) => {
    const { trx, record } = change;
    await refuseWrongPlace(change, { planId, at }, test);
    const target = { planId, id: before.id, seenVersion: seenVersion ?? before.version, at };
    const row = await writeSoilTest(trx, target, test);
    if (!row) throw new StaleWrite();
    record({
      entity: SOIL_TEST_ENTITY,
      entityId: row.id,
      op: 'update',
      before: loggedSoilTest(before),
      after: loggedSoilTest(row),
    });
    return presentSoilTest(row);
  });
  return orStale(services, write, saved);
}

/** @throws AppError notFound, staleVersion with the test as it stands */
export async function deleteSoilTest(services: Services, write: WriteToTest): Promise<{ _id: string }> {
  const { caller, plan, opId, seenVersion, soilTestId } = write;
  const { planId } = plan;
  const at = services.clock.now();
  const ledgerWrite = { planId, actorId: caller.userId, opId, callId: 'soilTest.delete', at };
  const deleted = changePlan(services.database.db, ledgerWrite, async ({ trx, record }) => {
    const before = /^[0-9a-f-]{36}$/i.test(soilTestId)
      ? await findSoilTest(trx, planId, soilTestId.toLowerCase())
      : undefined;
    if (!before) throw new AppError('notFound');
    const target = { planId, id: before.id, seenVersion: seenVersion ?? before.version, at };
    if (!(await markSoilTestDeleted(trx, target))) throw new StaleWrite();
    record({
      entity: SOIL_TEST_ENTITY,
      entityId: before.id,
      op: 'delete',
      before: loggedSoilTest(before),
      after: null,
    });
    return { _id: before.id };
  });
  return orStale(services, write, deleted);
}
