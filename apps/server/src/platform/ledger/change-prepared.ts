import { findFirstAnswer } from './answer-once.ts';
import {
  changeOutsidePlans,
  changePlan,
  type Ground,
  type OutsideAct,
  type OutsideChange,
  type PlanAct,
  type PlanChange,
} from './change-plan.ts';
import type { Act } from './op.ts';

/**
 * Like `changePlan`, for work that needs something from outside first (a survey's titles, an uploaded file). It is fetched before the plan is locked,
 * and not at all for a repeated write.
 */
export function changePlanPrepared<Prepared, Reply>(
  services: Ground,
  act: PlanAct,
  prepare: () => Promise<Prepared>,
  work: (change: PlanChange, prepared: Prepared) => Promise<Reply>,
): Promise<Reply> {
  return preparedOnce(services, act, prepare, (prepared) =>
    changePlan(services, act, (change) => work(change, prepared)),
  );
}

/** Prepares a write and does it; a repeated write is answered without preparing anything. */
async function preparedOnce<Prepared, Reply>(
  { database: { db } }: Ground,
  act: Act,
  prepare: () => Promise<Prepared>,
  write: (prepared: Prepared) => Promise<Reply>,
): Promise<Reply> {
  const first = await findFirstAnswer<Reply>(db, act);
  if (first) return first.reply;
  let prepared: Prepared;
  try {
    prepared = await prepare();
  } catch (error) {
    // The same write, sent twice at once: the other has used up what this one was to be made from.
    const other = await findFirstAnswer<Reply>(db, act);
    if (other) return other.reply;
    throw error;
  }
  return write(prepared);
}

/** Like `changeOutsidePlans`, for work that needs something from outside first. */
export const changeOutsidePlansPrepared = <Prepared, Reply>(
  services: Ground,
  act: OutsideAct,
  prepare: () => Promise<Prepared>,
  work: (change: OutsideChange, prepared: Prepared) => Promise<Reply>,
): Promise<Reply> =>
  preparedOnce(services, act, prepare, (prepared) =>
    changeOutsidePlans(services, act, (change) => work(change, prepared)),
  );
