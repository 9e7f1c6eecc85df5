import { openStates } from '@tussock/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../database/open-database.ts';

// Written out, not given as parameters: only so does the planner see that the index of open actions holds them.
const isOpen = sql`action.deleted_at is null and action.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;

const countOf = (also: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from plan_action action
    where action.plan_id = plan.id and plan.status <> 'archived' and ${isOpen} ${also})`;

/**
 * SQL: numbers of open and of overdue actions of one plan; zero for an archived plan. For queries that read a page of `plan`.
 *
 * @param today in New Zealand
 */
export const actionCounts = (today: string) => ({
  openActions: countOf(sql``),
  overdueActions: countOf(sql`and action.due_day < ${today}`),
});

/** SQL: the same counts for all plans at once, by plan, for queries that sum over many plans. Includes archived plans. */
export const actionTotals = (db: Reader, today: string) =>
  db
    .selectFrom('planAction as action')
    .select([
      'action.planId',
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where action.due_day < ${today}))::int`.as('overdue'),
    ])
    .where(sql<boolean>`${isOpen}`)
    .groupBy('action.planId');
