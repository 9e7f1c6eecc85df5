import type { AccountItem } from '@tussock/contract';
import { populationOf, isUuid } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { notThere } from '../users/index.ts';
import { findAccount } from './account-store.ts';
import { presentAccount } from './present-account.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/**
 * Reads an account; people of an account can read only their own.
 *
 * @throws AppError notFound, or forbidden for a person who may not learn whether the account exists
 */
export async function readAccount(db: Reader, caller: Caller, accountId: string): Promise<AccountItem> {
  const isOwn = accountId.toLowerCase() === caller.accountId;
  if (!isUuid(accountId) || (populationOf[caller.role] === 'account' && !isOwn)) throw notThere(caller);
  const account = await findAccount(db, accountId);
  if (!account) throw notThere(caller);
  return presentAccount(account);
}
