import type { SortOf } from '@tussock/contract';
import type { GlobalRole } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import { isFoundInFolded } from '../../platform/database/fold-search.ts';
import type { PageOfRows } from '../../platform/database/find-page.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import type { UserScope } from './user-scope.ts';

const lastSeenAt = sql<Date | null>`(select max(session.last_seen_at) from session where session.user_id = app_user.id)`;

/** Columns by which a list of users can be sorted. */
const userSorts = {
  createdAt: sql.ref('app_user.created_at'),
  name: sql.ref('app_user.name_order'),
  email: sql.ref('app_user.email'),
  role: sql.ref('app_user.role'),
  lastSeenAt,
} satisfies Readonly<Record<SortOf<'users'>, unknown>>;

function usersIn(db: Reader, { roles, accountId }: UserScope) {
  const users = db.selectFrom('appUser').where('deletedAt', 'is', null).where('role', 'in', roles);
  return accountId === undefined ? users : users.where('accountId', '=', accountId);
}

function matching(db: Reader, scope: UserScope, search: string) {
  const users = usersIn(db, scope);
  if (search === '') return users;
  return users.where(isFoundInFolded(sql.ref('app_user.search_text'), search));
}

const shown = [
  'id',
  'name',
  'email',
  'role',
  'accountId',
  'profileImageUrl',
  'acceptedTermsVersion',
  'subject',
  'createdAt',
] as const;

export async function countUsers(db: Reader, scope: UserScope, search: string): Promise<number> {
  const { count } = await matching(db, scope, search)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findUserPage = (
  db: Reader,
  scope: UserScope,
  page: PageOfRows & { search: string; sort: SortOf<'users'>; order: 'asc' | 'desc' },
) =>
  matching(db, scope, page.search)
    .select(shown)
    .select(lastSeenAt.as('lastSeenAt'))
    .orderBy(userSorts[page.sort], (by) =>
      page.order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const findUser = (db: Reader, userId: string) =>
  db
    .selectFrom('appUser')
    .select(shown)
    .select(lastSeenAt.as('lastSeenAt'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Finds a user of the scope and locks it until the transaction ends. */
export const holdUser = (trx: Transaction<DB>, scope: UserScope, userId: string) =>
  usersIn(trx, scope)
    .select(['id', 'name', 'email', 'role', 'accountId', 'subject'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Finds the user with an e-mail address, of either population, and locks it until the transaction ends. */
export const holdUserOfEmail = (trx: Transaction<DB>, email: string) =>
  trx
    .selectFrom('appUser')
    .select(['id', 'name', 'email', 'role', 'accountId'])
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const holdUsersOfAccount = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('appUser')
    .select(['id', 'name', 'email', 'role', 'accountId'])
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Finds the administrators of the provider (`accountId` null) or of an account, oldest first, and locks them so that two cannot be removed at once.
 */
export const holdAdministrators = (trx: Transaction<DB>, accountId: string | null) =>
  trx
    .selectFrom('appUser')
    .select(['id', 'email'])
    .where('role', '=', accountId === null ? 'providerAdmin' : 'accountAdmin')
    .where('accountId', 'is not distinct from', accountId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks the table against new users until the transaction ends; reading goes on. */
export const holdEveryUser = (trx: Transaction<DB>) =>
  sql`lock table app_user in share row exclusive mode`.execute(trx);

/** Finds the user that an earlier attempt of a repeated write created. */
export const findRepeated = (trx: Transaction<DB>, user: { id: string; email: string; role: GlobalRole }) =>
  trx
    .selectFrom('appUser')
    .select('accountId')
    .where('id', '=', user.id)
    .where('email', '=', user.email)
    .where('role', '=', user.role)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Inserts a user. Undefined when the id exists, also as a deleted user. */
export const insertUser = (
  trx: Transaction<DB>,
  user: {
    id: string;
    name: string;
    email: string;
    role: GlobalRole;
    accountId: string | null;
    createdAt: Date;
  },
) =>
  trx
    .insertInto('appUser')
    .values(user)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateUser = (
  trx: Transaction<DB>,
  userId: string,
  change: { name?: string; email?: string; role?: GlobalRole; accountId?: string },
) => trx.updateTable('appUser').set(change).where('id', '=', userId).execute();

export const markDeleted = (trx: Transaction<DB>, userIds: readonly string[], at: Date) =>
  trx.updateTable('appUser').set({ deletedAt: at }).where('id', 'in', userIds).execute();

/** Finds an account and locks it against deletion until the transaction ends. */
export const holdAccount = (trx: Transaction<DB>, accountId: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'name', 'adminEmail'])
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const setAdminEmail = (trx: Transaction<DB>, accountId: string, adminEmail: string) =>
  trx.updateTable('account').set({ adminEmail }).where('id', '=', accountId).execute();
