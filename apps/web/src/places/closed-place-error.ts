import { lifeWords, refusals } from '@tussock/domain';
import { ApiError } from '../api/errors.ts';

/** A page of a plan that somebody may read, and that is not for them: they are on the plan already, and its farm is the way on. */
export class ClosedPlaceError extends ApiError {
  readonly planId: string;
  /** Whether it is closed to everybody for as long as the plan is put away. */
  readonly isArchived: boolean;

  constructor(planId: string, { isArchived }: { readonly isArchived: boolean }) {
    super(isArchived ? lifeWords.isArchived : refusals.forbidden, 403);
    this.planId = planId;
    this.isArchived = isArchived;
  }
}
