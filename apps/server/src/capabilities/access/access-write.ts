import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import type { PlanAct } from '../../platform/ledger/change-plan.ts';

/** A change of the access to a plan: the person, the plan and the op id. */
export interface AccessWrite extends PlanAct {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}
