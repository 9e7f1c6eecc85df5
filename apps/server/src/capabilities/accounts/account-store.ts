import type { SortOf } from '@tussock/contract';
import { sql, type Transaction } from 'kysely';
import { isFoundInFolded } from '../../platform/database/fold-search.ts';
import type { PageOfRows } from '../../platform/database/find-page.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

const userCount = sql<number>`(select count(*)::int from app_user where app_user.account_id = account.id and app_user.deleted_at is null)`;
const planCount = sql<number>`(select count(*)::int from plan where plan.account_id = account.id)`;

/** Columns by which the list of accounts can be sorted. */
const accountSorts = {
  createdAt: sql.ref('account.created_at'),
  name: sql.ref('account.name_order'),
  adminEmail: sql.ref('account.admin_email'),
  userCount,
  planCount,
} satisfies Readonly<Record<SortOf<'accounts'>, unknown>>;

function matching(db: Reader, search: string) {
  const accounts = db.selectFrom('account').where('deletedAt', 'is', null);
  if (search === '') return accounts;
  return accounts.where(isFoundInFolded(sql.ref('account.search_text'), search));
}

const shown = ['id', 'name', 'adminEmail', 'createdAt'] as const;

export async function countAccounts(db: Reader, search: string): Promise<number> {
  const { count } = await matching(db, search)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findAccountPage = (
  db: Reader,
  page: PageOfRows & { search: string; sort: SortOf<'accounts'>; order: 'asc' | 'desc' },
) =>
  matching(db, page.search)
    .select(shown)
    .select([userCount.as('userCount'), planCount.as('planCount')])
    .orderBy(accountSorts[page.sort], page.order)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const findAccount = (db: Reader, accountId: string) =>
  db
    .selectFrom('account')
    .select(shown)
    .select([userCount.as('userCount'), planCount.as('planCount')])
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Inserts an account. False when the id exists already. */
export async function insertAccount(
  trx: Transaction<DB>,
  account: { id: string; name: string; adminEmail: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const updateAccount = (
  trx: Transaction<DB>,
  accountId: string,
  change: { name: string; adminEmail: string },
) => trx.updateTable('account').set(change).where('id', '=', accountId).execute();

export const markAccountDeleted = (trx: Transaction<DB>, accountId: string, at: Date) =>
  trx.updateTable('account').set({ deletedAt: at }).where('id', '=', accountId).execute();

/** Locks the plans assigned to an account, in a fixed order, until the transaction ends. */
export const holdPlansOfAccount = (trx: Transaction<DB>, accountId: string) =>
  trx.selectFrom('plan').select('id').where('accountId', '=', accountId).orderBy('id').forUpdate().execute();

export const unassignPlan = (trx: Transaction<DB>, planId: string) =>
  trx.updateTable('plan').set({ accountId: null }).where('id', '=', planId).execute();
