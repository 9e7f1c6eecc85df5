import { lifeWords, refusals, type PlanAbility } from '@tussock/domain';
import { ApiError } from '../api/errors.ts';

/**
 * Error: a page of a plan that the person may read, without the ability this page needs. They are on the plan already, and its farm page is the way
 * on.
 */
export class ClosedRouteError extends ApiError {
  readonly planId: string;
  /** The ability that opens the page; the page is loaded again once they have it. */
  readonly opensTo: PlanAbility;
  /** Whether the page is closed to everybody while the plan is archived. */
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
