import type { AccountItem } from '@tussock/contract';
import { populationOf, isUuid } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { notThere } from '../users/index.ts';
import { findAccount } from './account-store.ts';
import { presentAccount } from './present-account.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/**
 * One account; people of an account see their own and no other.
 *
 * @throws AppError notFound, or forbidden to whoever may not know whether there is such an account
 */
export async function readAccount(db: Reader, caller: Caller, accountId: string): Promise<AccountItem> {
  const isOwn = accountId.toLowerCase() === caller.accountId;
  if (!isUuid(accountId) || (populationOf[caller.role] === 'account' && !isOwn)) throw notThere(caller);
  const account = await findAccount(db, accountId);
  if (!account) throw notThere(caller);
  return presentAccount(account);
}
