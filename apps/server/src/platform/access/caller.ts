import type { GlobalRole, PlanAbility, PlanRole, TokenScope } from '@tussock/domain';
import type { Database } from '../database/open-database.ts';

/** Limits of the access token by which a person makes a call through a program. */
export interface TokenGrant {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Plans that the token is for; null for every plan the person has access to. */
  readonly planIds: readonly string[] | null;
}

/** The signed-in person who makes a call. */
export interface Caller {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
  readonly accountId: string | null;
  /** Present when a program makes the call with an access token; then the person may do less. */
  readonly token?: TokenGrant;
  /**
   * For a call about no plan: checks the caller's right again, within the transaction of the write.
   *
   * @throws AppError forbidden when the caller is gone by now, or has lost the right
   */
  readonly askAgain?: (trx: Database) => Promise<void>;
}

/** The caller as read from the session. */
export interface SignedInCaller extends Caller {
  /** Whether the present version of the terms is accepted; until then little more is open than the question itself. */
  readonly hasAcceptedTerms: boolean;
}

/** A plan that the caller may use, with the roles and abilities there. */
export interface PlanAccess {
  readonly planId: string;
  /** The roles in effect: the roles held, or the one role the plan is viewed as. */
  readonly roles: readonly PlanRole[];
  /** The caller's own roles, whichever role the plan is viewed as. */
  readonly heldRoles: readonly PlanRole[];
  readonly abilities: readonly PlanAbility[];
  /**
   * For a write: checks the right again once the plan is locked, when nobody else can change who may do what on it.
   *
   * @throws AppError forbidden when the caller has fewer rights than when they were admitted
   */
  readonly askAgain?: (trx: Database) => Promise<void>;
}
