import type { SortOf } from '@tussock/contract';
import { findPage, type ListWish } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import { countAccounts, findAccountPage } from './account-store.ts';
import { presentAccount } from './present-account.ts';

/** Lists a page of the accounts; a page beyond the end gives the last one. */
export async function listAccounts({ database: { db } }: Services, wanted: ListWish<SortOf<'accounts'>>) {
  const { search, sort, order } = wanted;
  const { rows, ...page } = await findPage(wanted, {
    count: () => countAccounts(db, search),
    find: (part) => findAccountPage(db, { search, sort, order, ...part }),
  });
  return { results: rows.map(presentAccount), ...page };
}
