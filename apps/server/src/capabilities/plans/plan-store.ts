import type { SortOf } from '@tussock/contract';
import type { PlanNeed, PlanStatus } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { isFoundInAny } from '../../platform/database/fold-search.ts';
import type { PageOfRows } from '../../platform/database/find-page.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { actionCounts } from '../../platform/things/action-count-store.ts';
import { newestFirst } from '../../platform/ledger/newest-first.ts';

type Reader = Database | Transaction<DB>;

/** Columns a list of plans may be sorted by. */
const planSorts = (today: string) =>
  ({
    ...actionCounts(today),
    createdAt: sql.ref('plan.created_at'),
    updatedAt: sql.ref('plan.updated_at'),
    propertyName: sql`lower(plan.property_name)`,
    status: sql.ref('plan.status'),
    areaHectares: sql.ref('plan.area_m2'),
    catchment: sql`lower(plan.info->>'catchment')`,
    ownerName: sql`lower(owner.name)`,
    nextDate: sql.ref('plan.next_on'),
  }) satisfies Readonly<Record<SortOf<'plans'>, unknown>>;

interface PlanFilter {
  readonly caller: Caller;
  readonly search: string;
  /** Leaves the plans assigned to one account. */
  readonly accountId: string | undefined;
  /** Leaves the plans with something to do, or with something that is late. */
  readonly need: PlanNeed | undefined;
  readonly status: PlanStatus | undefined;
  readonly at: Date;
  /** The day in New Zealand. */
  readonly today: string;
}

/** The plans a person may see: all for a provider administrator, else those with a role or of the own account. */
function visiblePlans(db: Reader, caller: Caller, at: Date) {
  const plans = db
    .selectFrom('plan')
    .leftJoin('appUser as owner', 'owner.id', 'plan.ownerId')
    .leftJoin('account', 'account.id', 'plan.accountId');
  if (caller.role === 'providerAdmin') return plans;
  return plans.where((where) =>
    where.or([
      where.exists(
        where
          .selectFrom('planRole')
          .select(sql`1`.as('one'))
          .whereRef('planRole.planId', '=', 'plan.id')
          .where('planRole.userId', '=', caller.userId)
          .where((role) =>
            role.or([role('planRole.expiresAt', 'is', null), role('planRole.expiresAt', '>', at)]),
          ),
      ),
      ...(caller.accountId === null ? [] : [where('plan.accountId', '=', caller.accountId)]),
    ]),
  );
}

function matching(db: Reader, { caller, search, accountId, need, status, at, today }: PlanFilter) {
  const allVisible = visiblePlans(db, caller, at);
  const visible = status === undefined ? allVisible : allVisible.where('plan.status', '=', status);
  const ofAccount = accountId === undefined ? visible : visible.where('plan.accountId', '=', accountId);
  const plans =
    need === undefined ? ofAccount : ofAccount.where(actionCounts(today)[`${need}Actions`], '>', 0);
  if (search === '') return plans;
  const texts = [
    sql.ref('plan.propertyName'),
    sql.ref('owner.name'),
    sql`plan.info->>'physicalAddress'`,
    sql`plan.info->>'catchment'`,
  ];
  return plans.where(isFoundInAny(texts, search));
}

export async function countPlans(db: Reader, filter: PlanFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findPlanPage = (
  db: Reader,
  filter: PlanFilter,
  { sort, order, limit, offset }: PageOfRows & { sort: SortOf<'plans'>; order: 'asc' | 'desc' },
) =>
  matching(db, filter)
    .select([
      'plan.id',
      'plan.propertyName',
      'plan.status',
      'plan.nextOn',
      'plan.nextKind',
      'plan.areaM2',
      'plan.createdAt',
      'plan.updatedAt',
      'owner.name as ownerName',
      'account.name as accountName',
      sql<string | null>`plan.info->>'catchment'`.as('catchment'),
      actionCounts(filter.today).openActions.as('openActions'),
      actionCounts(filter.today).overdueActions.as('overdueActions'),
    ])
    .orderBy(planSorts(filter.today)[sort], (by) =>
      order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('plan.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const findPlan = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .leftJoin('appUser as creator', 'creator.id', 'plan.createdBy')
    .selectAll('plan')
    .select('creator.name as createdByName')
    .where('plan.id', '=', planId)
    .executeTakeFirstOrThrow();

export const findFirstPendingPlan = (db: Reader, userId: string) =>
  db
    .selectFrom('plan')
    .leftJoin('appUser as creator', 'creator.id', 'plan.createdBy')
    .selectAll('plan')
    .select('creator.name as createdByName')
    .where('plan.ownerId', '=', userId)
    .where('plan.status', '=', 'pendingConfirmation')
    .orderBy('plan.createdAt')
    .executeTakeFirst();

export const findOwner = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .innerJoin('appUser', 'appUser.id', 'plan.ownerId')
    .select(['appUser.id', 'appUser.name', 'appUser.email'])
    .where('plan.id', '=', planId)
    .executeTakeFirst();

export const findAccount = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .innerJoin('account', 'account.id', 'plan.accountId')
    .select(['account.id', 'account.name', 'account.adminEmail'])
    .where('plan.id', '=', planId)
    .executeTakeFirst();

/** The user of an address, made if there is none. */
export async function findOrCreateUser(
  trx: Transaction<DB>,
  user: { id: string; email: string; name: string; role: 'accountUser' },
): Promise<string> {
  const existing = () =>
    trx
      .selectFrom('appUser')
      .select('id')
      .where('email', '=', user.email)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
  const known = await existing();
  if (known) return known.id;
  const made = await trx
    .insertInto('appUser')
    .values(user)
    .onConflict((conflict) => conflict.column('email').where('deletedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  // Somebody made the same person at the same time, and has committed: the database waited for that.
  const other = await existing();
  if (!other) throw new Error('a user whose address is taken is there');
  return other.id;
}

/** The ids of the provider's staff; its administrators need no role to see a plan. */
export async function findProviderStaff(trx: Transaction<DB>): Promise<readonly string[]> {
  const staff = await trx
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'providerStaff')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return staff.map(({ id }) => id);
}

/** False when there is a plan of this id already. */
export async function insertPlan(
  trx: Transaction<DB>,
  plan: {
    id: string;
    info: Readonly<Record<string, unknown>>;
    propertyName: string;
    /** Nobody yet, for a plan that was brought in. */
    ownerId: string | null;
    createdBy: string;
    /** The account that advises from the beginning, if one does. */
    accountId: string | null;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('plan')
    .values({
      id: plan.id,
      status: 'pendingConfirmation',
      propertyName: plan.propertyName,
      info: JSON.stringify(plan.info),
      ownerId: plan.ownerId,
      createdBy: plan.createdBy,
      accountId: plan.accountId,
      statusSince: plan.at,
      createdAt: plan.at,
      updatedAt: plan.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const giveRole = (
  trx: Transaction<DB>,
  grant: { planId: string; userId: string; role: 'lead' | 'viewer' | 'owner'; grantedBy: string },
) =>
  trx
    .insertInto('planRole')
    .values(grant)
    .onConflict((conflict) => conflict.columns(['planId', 'userId', 'role']).doNothing())
    .execute();

/** Writes a plan's info, in a transaction that holds the plan. */
export const updatePlanInfo = (
  trx: Transaction<DB>,
  change: {
    planId: string;
    info: Readonly<Record<string, unknown>>;
    propertyName: string;
    status?: { readonly to: PlanStatus; readonly at: Date };
  },
) =>
  trx
    .updateTable('plan')
    .set((plan) => ({
      info: JSON.stringify(change.info),
      propertyName: change.propertyName,
      version: plan('version', '+', 1),
      ...(change.status ? { status: change.status.to, statusSince: change.status.at } : {}),
    }))
    .where('id', '=', change.planId)
    .returning('version')
    .executeTakeFirstOrThrow();

export async function findHistory(
  db: Reader,
  planId: string,
  { before, entityId, limit }: { before?: number | undefined; entityId?: string | undefined; limit: number },
) {
  const rows = await db
    .selectFrom('change')
    .leftJoin('appUser', 'appUser.id', 'change.actorId')
    .select([
      'change.rev',
      'change.ord',
      'change.at',
      'change.entity',
      'change.entityId',
      'change.op',
      'change.before',
      'change.after',
      'appUser.name as actorName',
    ])
    .where('change.planId', '=', planId)
    .$if(before !== undefined, (query) => query.where('change.rev', '<', before ?? 0))
    .$if(entityId !== undefined, (query) => query.where('change.entityId', '=', entityId ?? ''))
    .orderBy('change.rev', 'desc')
    .fetch(limit, 'with ties')
    .execute();
  return newestFirst(rows);
}
