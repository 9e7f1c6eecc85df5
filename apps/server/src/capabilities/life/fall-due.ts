import { daysAfter, sixInTheMorningInNewZealand } from '@tussock/domain';
import { isMaterialChange } from '@tussock/reports';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';
import { readContent, readState } from './freeze-version.ts';
import { findPlansChanged, findPlansToReview } from './life-store.ts';
import { movePlan } from './move-plan.ts';

/** Kind of the morning job that moves plans with a due review. */
export const LET_FALL_DUE = 'life.letFallDue';

type Needed = Pick<Services, 'database' | 'clock'>;
type Logging = Needed & { readonly log: Pick<Logger, 'error'> };

/** The person named in the log for an automatic move: whoever approved the plan. */
const moverOf = ({ planId, approvedBy }: { readonly planId: string; readonly approvedBy: string }) => ({
  caller: { userId: approvedBy },
  plan: { planId },
  op: ownOp(LET_FALL_DUE),
});

/** Runs a task for each plan; an error of one plan is logged, and does not stop the others. */
async function forEachPlan<Found extends { readonly planId: string }>(
  { log }: Logging,
  found: readonly Found[],
  move: (plan: Found) => Promise<void>,
): Promise<void> {
  for (const plan of found)
    await move(plan).catch((error: unknown) =>
      log.error({ err: error, planId: plan.planId }, 'a plan could not be looked at for its review'),
    );
}

/**
 * Moves every approved plan with a due review, each once: its state is checked again under the lock, so of two concurrent runs the second finds it
 * moved.
 */
async function letComeDue(services: Logging, day: string): Promise<void> {
  await forEachPlan(services, await findPlansToReview(services.database.db, day), (found) =>
    changePlan(services, moverOf(found), async (change) => {
      const { status, reviewOn } = await findPlan(change.trx, found.planId);
      if (status === 'approved' && reviewOn !== null && reviewOn <= day) await movePlan(change, 'fallDue');
    }),
  );
}

/** Days to look back: a morning's job that ran late covers the time of the one before it as well. */
const LOOKED_BACK_DAYS = 2;

/** Moves every approved plan whose farm now differs in substance from the approved version; each once, as above. */
async function letChangedFallDue(
  services: Logging,
  readers: readonly RecordReader[],
  day: string,
): Promise<void> {
  const since = sixInTheMorningInNewZealand(daysAfter(day, -LOOKED_BACK_DAYS));
  await forEachPlan(services, await findPlansChanged(services.database.db, since), (found) =>
    changePlan(services, moverOf(found), async (change) => {
      const { planId, number } = found;
      const [{ status }, { rows }] = [
        await findPlan(change.trx, planId),
        await readContent(change.trx, planId, number),
      ];
      if (status !== 'approved') return;
      if (isMaterialChange(rows, await readState(change.trx, readers, planId)))
        await movePlan(change, 'fallDue');
    }),
  );
}

/** Moves plans to review each morning: those with a due review, and those that changed in substance since they were approved. */
export async function letFallDue(
  services: Logging,
  readers: readonly RecordReader[],
  day: string,
): Promise<void> {
  await letComeDue(services, day);
  await letChangedFallDue(services, readers, day);
}
