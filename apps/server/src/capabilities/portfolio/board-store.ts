import type { SortOf } from '@tussock/contract';
import {
  allBoardFacets,
  allBoardNeeds,
  allPlanStatuses,
  AUDIT_DUE_DAYS,
  daysAfter,
  DUE_SOON_DAYS,
  monthsAfter,
  regions,
  UNINSPECTED_MONTHS,
  WITHOUT,
  type BoardFacet,
  type BoardGrouping,
  type BoardNeed,
} from '@tussock/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { PageOfRows } from '../../platform/database/find-page.ts';
import { nameInOrder } from '../../platform/database/fold-search.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { isPlanFound, selectVisiblePlans } from '../../platform/things/visible-plan-store.ts';

export interface BoardFilter {
  readonly caller: Caller;
  readonly search: string;
  readonly chosen: Readonly<Record<BoardFacet, readonly string[]>>;
  readonly at: Date;
  /** The day in New Zealand. */
  readonly today: string;
}

/** SQL: the number of open actions that are due before a day. The stored days are in order. */
const dueBefore = (day: string): RawBuilder<number> =>
  sql<number>`width_bucket(${daysAfter(day, -1)}::text, summary.due_days)`;

const orNone = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`coalesce(${value}, ${sql.lit(WITHOUT)})`;

/** SQL: the value of a plan for each filter of which a plan has one. */
const valueOf: Readonly<Record<BoardGrouping, RawBuilder<string>>> = {
  status: sql.ref<string>('plan.status'),
  region: orNone(sql`summary.region`),
  catchment: orNone(sql`summary.catchment`),
  adviser: orNone(sql`summary.account_id::text`),
  lead: orNone(sql`summary.lead_id::text`),
};

/** SQL: whether a plan has a need. */
const needsOf = (today: string) =>
  ({
    overdue: sql<boolean>`${dueBefore(today)} > 0`,
    dueSoon: sql<boolean>`(${dueBefore(daysAfter(today, DUE_SOON_DAYS + 1))} > ${dueBefore(today)}
      or (plan.status <> 'archived' and plan.next_on between ${today} and ${daysAfter(today, DUE_SOON_DAYS)}))`,
    waiting: sql<boolean>`summary.waiting_since is not null`,
    toReview: sql<boolean>`summary.is_to_review`,
    auditDue: sql<boolean>`summary.audit_on <= ${daysAfter(today, AUDIT_DUE_DAYS)}`,
    uninspected: sql<boolean>`(plan.status <> 'archived'
      and coalesce(summary.last_inspected_on, to_char(plan.created_at, 'YYYY-MM-DD')) < ${monthsAfter(today, -UNINSPECTED_MONTHS)})`,
    unbounded: sql<boolean>`(plan.status <> 'archived' and plan.area_m2 is null)`,
  }) satisfies Readonly<Record<BoardNeed, unknown>>;

const regionOrder = sql`array_position(${sql.val(regions.map(({ key }) => key))}::text[], summary.region)`;
const statusOrder = sql`array_position(${sql.val([...allPlanStatuses])}::text[], plan.status)`;
const catchmentOrder = sql`nullif(${nameInOrder(sql`summary.catchment`)}, '')`;

const sortsOf = (today: string) =>
  ({
    nextDay: sql.ref('summary.next_day'),
    propertyName: sql.ref('plan.name_order'),
    ownerName: sql`nullif(owner.name_order, '')`,
    status: statusOrder,
    areaHectares: sql.ref('plan.area_m2'),
    region: regionOrder,
    catchment: catchmentOrder,
    adviser: sql.ref('account.name_order'),
    lead: sql.ref('lead.name_order'),
    openActions: sql`coalesce(summary.open_actions, 0)`,
    overdueActions: sql`coalesce(${dueBefore(today)}, 0)`,
    auditOn: sql.ref('summary.audit_on'),
    waitingSince: sql.ref('summary.waiting_since'),
    lastInspectedOn: sql.ref('summary.last_inspected_on'),
    updatedAt: sql.ref('plan.updated_at'),
  }) satisfies Readonly<Record<SortOf<'board'>, unknown>>;

/** SQL: the order of the groups. */
const groupOrder: Readonly<Record<BoardGrouping, RawBuilder<unknown>>> = {
  status: statusOrder,
  region: regionOrder,
  catchment: catchmentOrder,
  adviser: sql.ref('account.name_order'),
  lead: sql.ref('lead.name_order'),
};

/** SQL: the plans of the board with their summaries: those the caller may see, and that every filter leaves. */
function matching(db: Reader, { caller, search, chosen, at, today }: BoardFilter) {
  const needs = needsOf(today);
  const narrowed = allBoardFacets.flatMap((facet) => {
    const values = chosen[facet];
    if (values.length === 0) return [];
    if (facet !== 'need') return [sql<boolean>`${valueOf[facet]} in (${sql.join(values)})`];
    const asked = allBoardNeeds.filter((need) => values.includes(need)).map((need) => needs[need]);
    return [sql<boolean>`(${sql.join(asked, sql` or `)})`];
  });
  return selectVisiblePlans(db, caller, at)
    .leftJoin('planSummary as summary', 'summary.planId', 'plan.id')
    .leftJoin('appUser as lead', 'lead.id', 'summary.leadId')
    .$if(narrowed.length > 0, (plans) => plans.where(sql<boolean>`(${sql.join(narrowed, sql` and `)})`))
    .$if(search !== '', (plans) => plans.where(isPlanFound(search)));
}

export async function countBoard(db: Reader, filter: BoardFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface BoardOrder extends PageOfRows {
  readonly sort: SortOf<'board'>;
  readonly order: 'asc' | 'desc';
  readonly group: BoardGrouping | undefined;
}

export const findBoardPage = (
  db: Reader,
  filter: BoardFilter,
  { sort, order, group, limit, offset }: BoardOrder,
) =>
  matching(db, filter)
    .select([
      'plan.id',
      'plan.propertyName',
      'plan.status',
      'plan.areaM2',
      'plan.updatedAt',
      'owner.name as ownerName',
      'account.name as adviserName',
      'lead.name as leadName',
      'summary.region',
      'summary.catchment',
      'summary.nextDay',
      'summary.auditOn',
      'summary.waitingSince',
      'summary.lastInspectedOn',
      sql<boolean>`coalesce(summary.is_to_review, false)`.as('isToReview'),
      sql<number>`coalesce(summary.open_actions, 0)`.as('openActions'),
      sql<number>`coalesce(${dueBefore(filter.today)}, 0)`.as('overdueActions'),
      (group === undefined ? sql<string | null>`null` : sql<string | null>`${valueOf[group]}`).as('group'),
    ])
    .$if(group !== undefined, (plans) =>
      // Where it is undefined there is no such order.
      plans
        .orderBy(groupOrder[group ?? 'status'], (by) => by.asc().nullsLast())
        .orderBy(valueOf[group ?? 'status']),
    )
    .orderBy(sortsOf(filter.today)[sort], (by) =>
      order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('plan.nameOrder')
    .orderBy('plan.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** SQL: sums over plans. */
const sumsOf = (today: string) =>
  [
    sql<number>`count(*)::int`.as('plans'),
    sql<number>`coalesce(sum(plan.area_m2), 0)::float8`.as('areaM2'),
    sql<number>`coalesce(sum(summary.open_actions), 0)::int`.as('openActions'),
    sql<number>`coalesce(sum(${dueBefore(today)}), 0)::int`.as('overdueActions'),
  ] as const;

/** Totals over the plans of the board. */
export const sumBoard = (db: Reader, filter: BoardFilter) =>
  matching(db, filter).select(sumsOf(filter.today)).executeTakeFirstOrThrow();

/** Counts the plans of the board with each need. */
export async function countNeeds(
  db: Reader,
  filter: BoardFilter,
): Promise<Readonly<Record<BoardNeed, number>>> {
  const needs = needsOf(filter.today);
  const counted = (need: BoardNeed) => sql<number>`count(*) filter (where ${needs[need]})::int`;
  return matching(db, filter)
    .select([
      counted('overdue').as('overdue'),
      counted('dueSoon').as('dueSoon'),
      counted('waiting').as('waiting'),
      counted('toReview').as('toReview'),
      counted('auditDue').as('auditDue'),
      counted('uninspected').as('uninspected'),
      counted('unbounded').as('unbounded'),
    ])
    .executeTakeFirstOrThrow();
}

/** Sums of the plans with each value of a filter, in the order of the groups; people and accounts come with their names. */
export const sumByValue = (db: Reader, filter: BoardFilter, facet: BoardGrouping) =>
  matching(db, filter)
    .select([
      valueOf[facet].as('value'),
      sql<string | null>`min(${facet === 'lead' ? sql`lead.name` : sql`account.name`})`.as('name'),
      ...sumsOf(filter.today),
    ])
    .groupBy(valueOf[facet])
    .orderBy(sql`min(${groupOrder[facet]})`, (by) => by.asc().nullsLast())
    .orderBy('value')
    .execute();
