import { globalRoles, populationOf, type GlobalRole } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** The users that a call may concern: one of the two populations, or the people of one account. */
export interface UserScope {
  readonly roles: readonly GlobalRole[];
  /** Undefined for any account. */
  readonly accountId: string | undefined;
}

const rolesOf = (population: 'provider' | 'account'): readonly GlobalRole[] =>
  globalRoles.filter((role) => populationOf[role] === population);

export const PROVIDER_USERS: UserScope = { roles: rolesOf('provider'), accountId: undefined };

/** Whether a person may see only their own account. */
export const isOfAccount = ({ role }: Caller): boolean => populationOf[role] === 'account';

/** The error for something missing: `forbidden` for people of accounts, so that they do not learn what exists elsewhere, else `notFound`. */
export const notThere = (caller: Caller): AppError =>
  new AppError(isOfAccount(caller) ? 'forbidden' : 'notFound');

/**
 * The account users a caller may manage: an account's administrator those of the account, the provider's administrator those of the named account, or
 * of all.
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
