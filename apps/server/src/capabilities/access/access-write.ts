import type { Caller, PlanAccess } from '../../platform/access/caller.ts';

/** A change of who may do what on a plan: by whom, on which, under which op id. */
export interface AccessWrite {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly opId: string;
}
