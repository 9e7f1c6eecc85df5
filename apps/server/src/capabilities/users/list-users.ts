import type { SortOf } from '@tussock/contract';
import { findPage, type ListWish } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import { presentUser } from './present-user.ts';
import type { UserScope } from './user-scope.ts';
import { countUsers, findUserPage } from './user-store.ts';

/** Lists a page of the users of a scope; a page beyond the end gives the last one. */
export async function listUsers(
  { database: { db } }: Services,
  scope: UserScope,
  wanted: ListWish<SortOf<'users'>>,
) {
  const { search, sort, order } = wanted;
  const { rows, ...page } = await findPage(wanted, {
    count: () => countUsers(db, scope, search),
    find: (part) => findUserPage(db, scope, { search, sort, order, ...part }),
  });
  return { results: rows.map(presentUser), ...page };
}
