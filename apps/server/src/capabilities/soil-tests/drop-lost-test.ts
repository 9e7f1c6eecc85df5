import { AppError } from '../../platform/http/app-error.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { loggedSoilTest, SOIL_TEST_ENTITY } from './present-soil-test.ts';
import { markSoilTestDeleted, type SoilTestRow } from './soil-test-store.ts';

/** Takes a test away whose transect is gone, so that another may have its numbers. The log keeps it. */
export async function dropLostTest({ trx, record }: PlanChange, row: SoilTestRow, at: Date): Promise<void> {
  const { planId, id, version } = row;
  if (!(await markSoilTestDeleted(trx, { planId, id, seenVersion: version, at })))
    throw new AppError('staleVersion');
  record({ entity: SOIL_TEST_ENTITY, entityId: id, op: 'delete', before: loggedSoilTest(row), after: null });
}
