import { openStates } from '@tussock/domain';
import { sql, type RawBuilder } from 'kysely';

const countOf = (also: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from plan_action action where action.plan_id = plan.id and plan.status <> 'archived' and action.deleted_at is null
    and action.state in (${sql.join([...openStates])}) ${also})`;

/** How many actions of a `plan` are open, and how many of them are past their day; of an archived one, on which nobody works, none. For queries that read `plan`. `today` in New Zealand. */
export const actionCounts = (today: string) => ({
  openActions: countOf(sql``),
  overdueActions: countOf(sql`and action.due_day < ${today}`),
});
