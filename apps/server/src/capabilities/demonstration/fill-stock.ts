import type { StockRow } from '@tussock/domain';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { addStockRow } from '../stock/index.ts';

/** Fills in the stock of a demonstration farm, by the same step as people do. */
export async function fillStock(
  services: Services,
  { planId, caller }: { readonly planId: string; readonly caller: Caller },
  rows: readonly StockRow[],
): Promise<void> {
  await changePlan(services, { caller, plan: { planId }, op: ownOp('replica.write') }, async (change) => {
    for (const row of rows) await addStockRow(change, row);
  });
}
