import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';

/** An audit entry, with the names of the actor and the person concerned. */
export interface DeedRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly planId: string | null;
  readonly planName: string | null;
  readonly network: string | null;
  readonly whom: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What is asked of the log; without a plan, the log of the whole service. */
export interface AuditWish {
  readonly planId?: string | undefined;
  readonly personId?: string | undefined;
  readonly actions: readonly string[];
  readonly from?: Date | undefined;
  /** Up to this moment, which is not included. */
  readonly to?: Date | undefined;
  readonly limit: number;
}

/** SQL: audit entries, and openings of shared links, which have no known actor. */
const entries = (planId: string | null) => sql`(
  select audit.id, audit.at, audit.action, audit.actor_id, audit.plan_id, null::text as network, audit.detail
    from audit where ${planId}::uuid is null or audit.plan_id = ${planId}::uuid
  union all
  select opening.id, opening.at, 'opening.' || opening.what, null::uuid, release.plan_id, opening.network,
      jsonb_build_object('note', release.note)
    from release_opening opening join release on release.id = opening.release_id
    where ${planId}::uuid is null or release.plan_id = ${planId}::uuid)`;

const find = async (
  db: Database,
  { planId, personId, actions, from, to, limit }: AuditWish,
  part: ReturnType<typeof sql>,
): Promise<readonly DeedRow[]> => {
  const { rows } = await sql<DeedRow>`
    select deed.*, actor.name as actor_name, plan.property_name as plan_name, whom.name as whom
    from ${entries(planId ?? null)} deed
    left join app_user actor on actor.id = deed.actor_id
    left join app_user whom on whom.id::text = deed.detail ->> 'userId'
    left join plan on plan.id = deed.plan_id
    where (${personId ?? null}::uuid is null or deed.actor_id = ${personId ?? null}::uuid)
      and (${from ?? null}::timestamptz is null or deed.at >= ${from ?? null}::timestamptz)
      and (${to ?? null}::timestamptz is null or deed.at < ${to ?? null}::timestamptz)
      and deed.action in (${sql.join(actions)}) and ${part} limit ${limit}`.execute(db);
  return rows;
};

/** Lists audit entries, the newest first: ids ascend with time. */
export const findDeeds = (db: Database, wish: AuditWish & { readonly before?: string | undefined }) =>
  find(
    db,
    wish,
    sql`(${wish.before ?? null}::uuid is null or deed.id < ${wish.before ?? null}::uuid) order by deed.id desc`,
  );

/** Lists audit entries after one, the oldest first. */
export const findDeedsAfter = (db: Database, wish: AuditWish & { readonly after?: string | undefined }) =>
  find(
    db,
    wish,
    sql`(${wish.after ?? null}::uuid is null or deed.id > ${wish.after ?? null}::uuid) order by deed.id`,
  );

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
