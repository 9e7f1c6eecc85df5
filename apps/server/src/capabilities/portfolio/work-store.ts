import type { SortOf } from '@tussock/contract';
import {
  actionStateOptions,
  allWorkFacets,
  ANY_WORK_STATE,
  openStates,
  WITHOUT,
  type OfferedWorkFacet,
  type WorkFacet,
} from '@tussock/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { PageOfRows } from '../../platform/database/find-page.ts';
import { foldedText, isFoundInFolded, nameInOrder } from '../../platform/database/fold-search.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { selectVisiblePlans } from '../../platform/things/visible-plan-store.ts';

export interface WorkFilter {
  readonly caller: Caller;
  readonly search: string;
  readonly chosen: Readonly<Record<WorkFacet, readonly string[]>>;
  readonly isOverdueOnly: boolean;
  readonly at: Date;
  /** The day in New Zealand. */
  readonly today: string;
}

const list = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
// Written out, not given as parameters: only so does the planner see that the index of open actions holds them.
const isOpen = sql<boolean>`action.state in (${list(openStates)})`;
const responsibleName = sql<string | null>`action.content ->> 'responsibleName'`;
const planned = sql<number | null>`(action.content ->> 'plannedCost')::float8`;

/** SQL: the value of an action for each filter. */
const valueOf: Readonly<Record<WorkFacet, RawBuilder<string>>> = {
  state: sql.ref<string>('action.state'),
  section: sql.ref<string>('action.section_key'),
  person: sql<string>`coalesce(action.responsible_id::text, nullif(${responsibleName}, ''), ${sql.lit(WITHOUT)})`,
  farm: sql<string>`plan.id::text`,
  region: sql<string>`coalesce(nullif(plan.info ->> 'region', ''), ${sql.lit(WITHOUT)})`,
  year: sql<string>`coalesce(left(action.due_day, 4), ${sql.lit(WITHOUT)})`,
};

const isOverdue = (today: string) => sql<boolean>`(${isOpen} and coalesce(action.due_day < ${today}, false))`;

const sortsOf = {
  due: sql.ref('action.due_day'),
  title: nameInOrder(sql.ref('action.title')),
  farm: sql.ref('plan.name_order'),
  who: sql`nullif(${nameInOrder(responsibleName)}, '')`,
  state: sql`array_position(${sql.val(actionStateOptions.map(({ key }) => key))}::text[], action.state)`,
  planned,
} satisfies Readonly<Record<SortOf<'work'>, unknown>>;

/** SQL: whether an action, its person, its notes or its farm matches the search. */
const isFound = (search: string) =>
  sql<boolean>`(${isFoundInFolded(foldedText(sql`concat_ws(' ', action.title, ${responsibleName}, action.content ->> 'notes')`), search)}
    or ${isFoundInFolded(sql.ref('plan.search_text'), search)})`;

/** SQL: the actions of the plans that the caller may see; those of archived plans are left out. */
const visibleWork = (db: Reader, { caller, at }: Pick<WorkFilter, 'caller' | 'at'>) =>
  selectVisiblePlans(db, caller, at)
    .innerJoin('planAction as action', 'action.planId', 'plan.id')
    .where('action.deletedAt', 'is', null)
    .where('plan.status', '<>', 'archived');

/** SQL: the actions that every filter leaves. */
function matching(db: Reader, filter: WorkFilter) {
  const { search, chosen, isOverdueOnly, today } = filter;
  const isAnyState = chosen.state.includes(ANY_WORK_STATE);
  const narrowed = allWorkFacets.flatMap((facet) => {
    if (facet === 'state' && (isAnyState || chosen.state.length === 0)) return isAnyState ? [] : [isOpen];
    const values = chosen[facet];
    return values.length === 0 ? [] : [sql<boolean>`${valueOf[facet]} in (${sql.join(values)})`];
  });
  return visibleWork(db, filter)
    .$if(narrowed.length > 0, (rows) => rows.where(sql<boolean>`(${sql.join(narrowed, sql` and `)})`))
    .$if(isOverdueOnly, (rows) => rows.where(isOverdue(today)))
    .$if(search !== '', (rows) => rows.where(isFound(search)));
}

export async function countWork(db: Reader, filter: WorkFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the actions of all farms that the caller may see, in any state. */
export async function countAllWork(db: Reader, filter: WorkFilter): Promise<number> {
  const { count } = await visibleWork(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findWorkPage = (
  db: Reader,
  filter: WorkFilter,
  { sort, order, limit, offset }: PageOfRows & { sort: SortOf<'work'>; order: 'asc' | 'desc' },
) =>
  matching(db, filter)
    .select([
      'action.id',
      'action.planId',
      'action.version',
      'action.title',
      'action.sectionKey',
      'action.state',
      'action.responsibleId',
      'action.dueDay',
      'plan.propertyName',
      responsibleName.as('responsibleName'),
      planned.as('plannedCost'),
      isOverdue(filter.today).as('isOverdue'),
      sql<number>`(select count(*)::int from plan_evidence evidence where evidence.plan_id = action.plan_id
        and evidence.action_id = action.id and evidence.deleted_at is null)`.as('evidence'),
    ])
    .orderBy(sortsOf[sort], (by) => (order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast()))
    .orderBy('action.dueDay', (by) => by.asc().nullsLast())
    .orderBy('plan.nameOrder')
    .orderBy('action.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Totals over the actions of the register. */
export const sumWork = (db: Reader, filter: WorkFilter) =>
  matching(db, filter)
    .select([
      sql<number>`count(*)::int`.as('actions'),
      sql<number>`count(distinct plan.id)::int`.as('farms'),
      sql<number>`(count(*) filter (where ${isOverdue(filter.today)}))::int`.as('overdue'),
      sql<number>`coalesce(sum(${planned}), 0)::float8`.as('planned'),
    ])
    .executeTakeFirstOrThrow();

/** Counts the actions with each value of a filter; people come with their names. */
export const countWorkBy = (db: Reader, filter: WorkFilter, facet: OfferedWorkFacet) =>
  matching(db, filter)
    .select([
      valueOf[facet].as('value'),
      sql<string | null>`min(${responsibleName})`.as('name'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(valueOf[facet])
    .orderBy('value')
    .execute();
