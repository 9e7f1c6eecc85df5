import { findPage, sortAmong, type ListWish } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import { accountSorts, countAccounts, findAccountPage } from './account-store.ts';
import { presentAccount } from './present-account.ts';

/** A page of the accounts; a page beyond the end gives the last one. */
export async function listAccounts({ database: { db } }: Services, wanted: ListWish) {
  const { search, order } = wanted;
  const sort = sortAmong(accountSorts, wanted.sort);
  const { rows, ...page } = await findPage(wanted, {
    count: () => countAccounts(db, search),
    find: (part) => findAccountPage(db, { search, sort, order, ...part }),
  });
  return { results: rows.map(presentAccount), ...page };
}
