import { isOneOf, planAbilities, planRoles, type EmailDigest, type PlanRole } from '@tussock/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';

/** Roles that may read the log of a plan: letters tell nobody what they may not read there. */
const readers = planRoles.filter((role) => isOneOf(planAbilities.seeHistory, role)) as readonly PlanRole[];

/** Finds the people who want news at this frequency. */
export const findReaders = (db: Database, frequency: Exclude<EmailDigest, 'off'>) =>
  db
    .selectFrom('appUser')
    .select(['id', 'name', 'email', 'accountId'])
    .where('emailDigest', '=', frequency)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

export type Reader = Awaited<ReturnType<typeof findReaders>>[number];

export interface News {
  readonly planId: string;
  readonly propertyName: string;
  readonly entity: string;
  readonly op: 'create' | 'update' | 'delete';
  /** Number of things changed in this way. */
  readonly count: number;
  readonly actors: readonly string[];
}

/**
 * Finds the changes by others between two times, on the plans whose log a person may read by a role or as the assigned adviser; by plan, the most
 * frequent first.
 */
export async function findNews(
  db: Database,
  { id, accountId }: Reader,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly News[]> {
  const asAdviser = isOneOf(readers, 'consultant') ? accountId : null;
  const { rows } = await sql<News>`
    select plan.id as plan_id, plan.property_name, change.entity, change.op, count(distinct change.entity_id)::int as count,
      array_agg(distinct actor.name order by actor.name) as actors
    from change
    join plan on plan.id = change.plan_id
    join app_user actor on actor.id = change.actor_id
    where change.at >= ${from} and change.at < ${to} and change.actor_id <> ${id} and (
      exists (select 1 from plan_role r where r.plan_id = plan.id and r.user_id = ${id} and r.role in (${sql.join(readers)})
        and (r.expires_at is null or r.expires_at > ${to}))
      or (plan.account_id = ${asAdviser}::uuid and exists (select 1 from account a where a.id = plan.account_id and a.deleted_at is null)))
    group by plan.id, plan.property_name, change.entity, change.op
    order by plan.property_name, plan.id, count desc, change.entity, change.op`.execute(db);
  return rows;
}
