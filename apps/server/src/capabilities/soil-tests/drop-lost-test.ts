import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { soilTestEntity } from './soil-test-entity.ts';
import { markSoilTestDeleted, type SoilTestRow } from './soil-test-store.ts';

/** Takes a test away whose transect is gone, so that another may have its numbers. The log keeps it. */
export async function dropLostTest({ trx, planId, at, wrote }: PlanChange, row: SoilTestRow): Promise<void> {
  await markSoilTestDeleted(trx, { planId, id: row.id, at });
  wrote(soilTestEntity, row, null);
}
