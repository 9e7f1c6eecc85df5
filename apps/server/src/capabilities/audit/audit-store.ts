import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';

/** An audit entry, with the names of the actor and the person concerned. */
export interface DeedRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly network: string | null;
  readonly whom: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** SQL: audit entries of a plan, and openings of its shared links, which have no known actor. */
const deedsOf = (planId: string) => sql`(
  select audit.id, audit.at, audit.action, audit.actor_id, null::text as network, audit.detail
    from audit where audit.plan_id = ${planId}::uuid
  union all
  select opening.id, opening.at, 'opening.' || opening.what, null::uuid, opening.network,
      jsonb_build_object('note', release.note)
    from release_opening opening join release on release.id = opening.release_id
    where release.plan_id = ${planId}::uuid)`;

/** Lists audit entries of a plan, the newest first: ids ascend with time. */
export async function findDeeds(
  db: Database,
  planId: string,
  wanted: {
    readonly before: string | undefined;
    readonly personId: string | undefined;
    readonly actions: readonly string[];
    readonly limit: number;
  },
): Promise<readonly DeedRow[]> {
  const { before = null, personId = null, actions, limit } = wanted;
  const { rows } = await sql<DeedRow>`
    select deed.*, actor.name as actor_name, whom.name as whom
    from ${deedsOf(planId)} deed
    left join app_user actor on actor.id = deed.actor_id
    left join app_user whom on whom.id::text = deed.detail ->> 'userId'
    where (${before}::uuid is null or deed.id < ${before}::uuid)
      and (${personId}::uuid is null or deed.actor_id = ${personId}::uuid)
      and deed.action in (${sql.join(actions)})
    order by deed.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Lists the people with audit entries on a plan. */
export const findDoers = (db: Database, planId: string) =>
  db
    .selectFrom('appUser')
    .select(['id', 'name'])
    .where('id', 'in', (doer) =>
      doer
        .selectFrom('audit')
        .select('actorId')
        .where('planId', '=', planId)
        .where('actorId', 'is not', null)
        .$castTo<{ actorId: string }>(),
    )
    .orderBy('name')
    .execute();
