import { lifeWords, refusals, type PlanAbility } from '@tussock/domain';
import { ApiError } from '../api/errors.ts';

/** A page of a plan that somebody may read, and that is not for them: they are on the plan already, and its farm is the way on. */
export class ClosedRouteError extends ApiError {
  readonly planId: string;
  /** What opens it: it is looked at again once they have that, and a use for it. */
  readonly opensTo: PlanAbility;
  /** Whether it is closed to everybody for as long as the plan is put away. */
  readonly isArchived: boolean;

  constructor(
    planId: string,
    { opensTo, isArchived }: { readonly opensTo: PlanAbility; readonly isArchived: boolean },
  ) {
    super(isArchived ? lifeWords.isPutAway : refusals.forbidden, 403);
    this.planId = planId;
    this.opensTo = opensTo;
    this.isArchived = isArchived;
  }
}
