import { dayAfter, dayInNewZealand, sixInTheMorningInNewZealand } from '@tussock/domain';
import { addJob } from '../../platform/jobs/job-store.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';
import { findPlansToReview } from './life-store.ts';
import { movePlan } from './move-plan.ts';

/** The job that looks, each morning, whose review has come. */
export const LET_FALL_DUE = 'life.letFallDue';

type Needed = Pick<Services, 'database' | 'clock'>;

/** Sees to it that the next morning has its job. */
export function scheduleReviews({ database, clock }: Needed): Promise<void> {
  const now = clock.now();
  const today = dayInNewZealand(now);
  const day = now < sixInTheMorningInNewZealand(today) ? today : dayAfter(today);
  return database.db.transaction().execute((trx) =>
    addJob(trx, {
      kind: LET_FALL_DUE,
      payload: { day },
      dedupeKey: `${LET_FALL_DUE}:${day}`,
      runAt: sixInTheMorningInNewZealand(day),
    }),
  );
}

/**
 * Moves every approved plan whose review has come, each once: it is looked at again when it is held, and of two who do so at once the second
 * finds it moved. In the log it stands under the name of whoever set the day.
 */
export async function letFallDue(services: Needed, day: string): Promise<void> {
  for (const { planId, approvedBy } of await findPlansToReview(services.database.db, day)) {
    const act = { caller: { userId: approvedBy }, plan: { planId }, op: ownOp(LET_FALL_DUE) };
    await changePlan(services, act, async (change) => {
      const { status, reviewOn } = await findPlan(change.trx, planId);
      if (status === 'approved' && reviewOn !== null && reviewOn <= day) await movePlan(change, 'fallDue');
    });
  }
  await scheduleReviews(services);
}
