import type { GlobalRole, PlanAbility, PlanRole } from '@tussock/domain';

/** The signed-in person who makes a call. */
export interface Caller {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
  readonly accountId: string | null;
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
}
