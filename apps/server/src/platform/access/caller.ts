import type { GlobalRole, PlanAbility, PlanRole } from '@tussock/domain';
import type { Database } from '../database/open-database.ts';

/** The signed-in person who makes a call. */
export interface Caller {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
  readonly accountId: string | null;
  /**
   * Of a call that is about no plan: asks once more, as part of what it writes.
   *
   * @throws AppError forbidden when the caller is gone by now, or may not do it any more
   */
  readonly askAgain?: (trx: Database) => Promise<void>;
}

/** The caller as the session tells them. */
export interface SignedInCaller extends Caller {
  /** The present version; until then little more is open than the question. */
  readonly hasAcceptedTerms: boolean;
}

/** A plan that the caller may use, as what, and what may be done there. */
export interface PlanAccess {
  readonly planId: string;
  /** As what the plan is looked at: the roles held, or the one it is seen as. */
  readonly roles: readonly PlanRole[];
  /** The caller's own roles, whatever the plan is seen as. */
  readonly heldRoles: readonly PlanRole[];
  readonly abilities: readonly PlanAbility[];
  /**
   * Of a write: asks once more, once the plan is held and nobody else changes who may do what on it.
   *
   * @throws AppError forbidden when the caller may do less by now than when they were let through
   */
  readonly askAgain?: (trx: Database) => Promise<void>;
}
