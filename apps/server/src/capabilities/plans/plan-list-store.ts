import type { SortOf } from '@tussock/contract';
import { allPlanStatuses, planAbilities, WITHOUT, QUIET_MONTHS, type PlanNeed } from '@tussock/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { nameInOrder } from '../../platform/database/fold-search.ts';
import type { PageOfRows } from '../../platform/database/find-page.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { actionCounts, actionTotals } from '../../platform/things/action-count-store.ts';
import { isPlanFound, selectVisiblePlans } from '../../platform/things/visible-plan-store.ts';

/** Columns by which a list of plans can be sorted. */
const planSorts = (today: string) =>
  ({
    ...actionCounts(today),
    createdAt: sql.ref('plan.created_at'),
    updatedAt: sql.ref('plan.updated_at'),
    propertyName: sql.ref('plan.name_order'),
    // In the order of a plan's life, which is that of the choices beside the list.
    status: sql`array_position(${sql.val([...allPlanStatuses])}::text[], plan.status)`,
    areaHectares: sql.ref('plan.area_m2'),
    catchment: sql`nullif(${nameInOrder(sql`plan.info->>'catchment'`)}, '')`,
    ownerName: sql`nullif(owner.name_order, '')`,
    nextDate: sql.ref('plan.next_on'),
  }) satisfies Readonly<Record<SortOf<'plans'>, unknown>>;

/** Choices of each filter of the list; without any, all plans are listed. */
export interface PlanChoices {
  readonly status: readonly string[];
  readonly with: readonly PlanNeed[];
  readonly catchment: readonly string[];
  /** Ids of accounts. */
  readonly adviser: readonly string[];
}

export interface PlanFilter extends PlanChoices {
  readonly caller: Caller;
  readonly search: string;
  /** Limits the list to the plans assigned to one account. */
  readonly accountId?: string | undefined;
  readonly at: Date;
  /** The day in New Zealand. */
  readonly today: string;
}

const givers: readonly string[] = planAbilities.manageAccountAccess;
/** SQL: whether a person may assign the account that advises on a plan. */
const mayGive = ({ caller, at }: PlanFilter) =>
  givers.includes(caller.role)
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from plan_role held where held.plan_id = plan.id and held.user_id = ${caller.userId}
        and held.role in (${sql.join(givers)}) and (held.expires_at is null or held.expires_at > ${at}))`;

const adviserOf = sql<string>`coalesce(plan.account_id::text, ${sql.lit(WITHOUT)})`;
const catchmentOf = sql<string>`coalesce(nullif(plan.info->>'catchment', ''), ${sql.lit(WITHOUT)})`;

interface ActionCounts {
  readonly openActions: RawBuilder<number>;
  readonly overdueActions: RawBuilder<number>;
}

/** SQL: whether a plan has a need, by the counts of its actions. */
const needsOf = ({ at }: Pick<PlanFilter, 'at'>, { openActions, overdueActions }: ActionCounts) =>
  ({
    open: sql<boolean>`${openActions} > 0`,
    overdue: sql<boolean>`${overdueActions} > 0`,
    unbounded: sql<boolean>`plan.area_m2 is null`,
    quiet: sql<boolean>`plan.status <> 'archived' and plan.updated_at < ${at}::timestamptz - make_interval(months => ${QUIET_MONTHS})`,
  }) satisfies Readonly<Record<PlanNeed, unknown>>;

function matching(db: Reader, filter: PlanFilter) {
  const { caller, search, accountId, at } = filter;
  const needs = needsOf(filter, actionCounts(filter.today));
  return selectVisiblePlans(db, caller, at)
    .$if(accountId !== undefined, (plans) => plans.where('plan.accountId', '=', accountId ?? ''))
    .$if(filter.status.length > 0, (plans) => plans.where('plan.status', 'in', filter.status))
    .$if(filter.catchment.length > 0, (plans) => plans.where(catchmentOf, 'in', filter.catchment))
    .$if(filter.adviser.length > 0, (plans) => plans.where(adviserOf, 'in', filter.adviser))
    .$if(filter.with.length > 0, (plans) =>
      plans.where((where) => where.or(filter.with.map((need) => needs[need]))),
    )
    .$if(search !== '', (plans) => plans.where(isPlanFound(search)));
}

/** SQL: matching plans with the counts of their actions, for totals. */
function matchingWithCounts(db: Reader, filter: PlanFilter) {
  const totalOf = (column: 'open' | 'overdue') =>
    sql<number>`case when plan.status = 'archived' then 0 else coalesce(${sql.ref(`counted.${column}`)}, 0) end`;
  const counts: ActionCounts = { openActions: totalOf('open'), overdueActions: totalOf('overdue') };
  const plans = matching(db, filter).leftJoin(
    actionTotals(db, filter.today).as('counted'),
    'counted.planId',
    'plan.id',
  );
  return { plans, counts };
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
      'plan.thumbnail',
      'plan.createdAt',
      'plan.updatedAt',
      'owner.name as ownerName',
      'account.name as accountName',
      sql<string | null>`plan.info->>'catchment'`.as('catchment'),
      actionCounts(filter.today).openActions.as('openActions'),
      actionCounts(filter.today).overdueActions.as('overdueActions'),
      mayGive(filter).as('mayGive'),
    ])
    .orderBy(planSorts(filter.today)[sort], (by) =>
      order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('plan.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Totals over the plans of a list. */
export function sumPlans(db: Reader, filter: PlanFilter) {
  const { plans, counts } = matchingWithCounts(db, filter);
  return plans
    .select([
      sql<number>`count(*)::int`.as('plans'),
      sql<number>`coalesce(sum(plan.area_m2), 0)::float8`.as('areaM2'),
      sql<number>`coalesce(sum(${counts.openActions}), 0)::int`.as('openActions'),
      sql<number>`coalesce(sum(${counts.overdueActions}), 0)::int`.as('overdueActions'),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts the plans with each need. */
export function countNeeds(db: Reader, filter: PlanFilter) {
  const { plans, counts } = matchingWithCounts(db, filter);
  const needs = needsOf(filter, counts);
  const counted = (need: PlanNeed) => sql<number>`count(*) filter (where ${needs[need]})::int`;
  return plans
    .select([
      counted('open').as('open'),
      counted('overdue').as('overdue'),
      counted('unbounded').as('unbounded'),
      counted('quiet').as('quiet'),
    ])
    .executeTakeFirstOrThrow();
}

const FACETS = {
  status: sql.ref<string>('plan.status'),
  catchment: catchmentOf,
  adviser: adviserOf,
} as const;

/** Counts the plans with each value of a filter; advisers come with the names of their accounts. */
export const countByFacet = (db: Reader, filter: PlanFilter, facet: keyof typeof FACETS) =>
  matching(db, filter)
    .select([
      FACETS[facet].as('value'),
      sql<string | null>`min(account.name)`.as('name'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(FACETS[facet])
    .execute();
