import { globalRoles, populationOf, type GlobalRole } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Which users a call is about: one of the two populations, or the people of one account. */
export interface UserScope {
  readonly roles: readonly GlobalRole[];
  /** Undefined where the account does not matter. */
  readonly accountId: string | undefined;
}

const rolesOf = (population: 'provider' | 'account'): readonly GlobalRole[] =>
  globalRoles.filter((role) => populationOf[role] === population);

export const PROVIDER_USERS: UserScope = { roles: rolesOf('provider'), accountId: undefined };

/** Whether a person has only their own account in view. */
export const isOfAccount = ({ role }: Caller): boolean => populationOf[role] === 'account';

/** The refusal of what is not there: whoever has only their own account in view does not learn what is elsewhere. */
export const notThere = (caller: Caller): AppError =>
  new AppError(isOfAccount(caller) ? 'forbidden' : 'notFound');

/**
 * The account users a caller may deal with: an account's own administrator those of the account, the provider's those of
 * the account named, or of all.
 *
 * @throws AppError forbidden when another account than the caller's own is named
 */
export function accountUsersFor(caller: Caller, accountId: string | undefined): UserScope {
  const roles = rolesOf('account');
  if (!isOfAccount(caller)) return { roles, accountId: accountId?.toLowerCase() };
  // An administrator without an account has nobody to look after.
  if (caller.accountId === null || (accountId !== undefined && accountId.toLowerCase() !== caller.accountId))
    throw new AppError('forbidden');
  return { roles, accountId: caller.accountId };
}
