import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import type { PlanAct } from '../../platform/ledger/change-plan.ts';

/** A change of who may do what on a plan: by whom, on which, under which op id. */
export interface AccessWrite extends PlanAct {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}
