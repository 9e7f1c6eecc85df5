import { openStates } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { toldOfAction } from './due-store.ts';

/** An open action, and the person to remind. */
export interface Remindable {
  readonly actionId: string;
  readonly title: string;
  /** 'YYYY-MM-DD'; null where it has no day. */
  readonly dueDay: string | null;
  readonly personId: string;
  readonly personName: string;
  readonly email: string;
  readonly propertyName: string;
  readonly isRemindedToday: boolean;
}

/** Finds the open actions of a plan, one row for each action and person to remind, sorted by person and due day. */
export async function findRemindable(
  db: Reader,
  { planId, at, day }: { readonly planId: string; readonly at: Date; readonly day: string },
): Promise<readonly Remindable[]> {
  const { rows } = await sql<Remindable>`
    select action.id as action_id, action.title, action.due_day, person.id as person_id, person.name as person_name, person.email,
      plan.property_name,
      exists (select 1 from action_reminder r where r.plan_id = plan.id and r.action_id = action.id and r.day = ${day}) as is_reminded_today
    from plan_action action
    join plan on plan.id = action.plan_id and plan.status <> 'archived'
    ${toldOfAction(at)}
    where plan.id = ${planId} and action.deleted_at is null and action.state in (${sql.join([...openStates])})
    order by person.name, person.id, action.due_day nulls last, action.title, action.id`.execute(db);
  return rows;
}

/** Stores the reminders of a day. Returns those that had not been sent on it before. */
export async function keepReminders(
  trx: Transaction<DB>,
  actionIds: readonly string[],
  about: { readonly planId: string; readonly day: string; readonly remindedBy: string },
): Promise<ReadonlySet<string>> {
  if (actionIds.length === 0) return new Set();
  const kept = await trx
    .insertInto('actionReminder')
    .values(actionIds.map((actionId) => ({ actionId, ...about })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('actionId')
    .execute();
  return new Set(kept.map(({ actionId }) => actionId));
}
