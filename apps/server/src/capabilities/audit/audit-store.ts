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

/** SQL conditions and order of a page: entries before one, the newest first, or after one, the oldest first. Ids ascend with time. */
type Page = { readonly before: string | undefined } | { readonly after: string | undefined };

const pageOf = (page: Page) =>
  'before' in page
    ? {
        isIn: sql`(${page.before ?? null}::uuid is null or id < ${page.before ?? null}::uuid)`,
        order: sql`order by id desc`,
      }
    : {
        isIn: sql`(${page.after ?? null}::uuid is null or id > ${page.after ?? null}::uuid)`,
        order: sql`order by id`,
      };

/** Each source gives its own page by its own index; only the entries of the page get their names. */
async function find(db: Database, wish: AuditWish, page: Page): Promise<readonly DeedRow[]> {
  const { planId = null, personId = null, actions, from = null, to = null, limit } = wish;
  const { isIn, order } = pageOf(page);
  const { rows } = await sql<DeedRow>`
    select deed.*, actor.name as actor_name, plan.property_name as plan_name, whom.name as whom
    from (
      (select id, at, action, actor_id, plan_id, null::text as network, detail from audit
        where (${planId}::uuid is null or plan_id = ${planId}::uuid)
          and (${personId}::uuid is null or actor_id = ${personId}::uuid)
          and (${from}::timestamptz is null or at >= ${from}::timestamptz)
          and (${to}::timestamptz is null or at < ${to}::timestamptz)
          and action in (${sql.join(actions)}) and ${isIn}
        ${order} limit ${limit})
      union all
      (select * from (
          select opening.id, opening.at, 'opening.' || opening.what as action, null::uuid as actor_id, release.plan_id,
            opening.network, jsonb_build_object('note', release.note) as detail
          from release_opening opening join release on release.id = opening.release_id
        ) opened
        where (${planId}::uuid is null or plan_id = ${planId}::uuid) and ${personId}::uuid is null
          and (${from}::timestamptz is null or at >= ${from}::timestamptz)
          and (${to}::timestamptz is null or at < ${to}::timestamptz)
          and action in (${sql.join(actions)}) and ${isIn}
        ${order} limit ${limit})
      ${order} limit ${limit}
    ) deed
    left join app_user actor on actor.id = deed.actor_id
    left join app_user whom on whom.id::text = deed.detail ->> 'userId'
    left join plan on plan.id = deed.plan_id
    ${'before' in page ? sql`order by deed.id desc` : sql`order by deed.id`}`.execute(db);
  return rows;
}

/** Lists audit entries, and openings of shared links, which have no known actor; the newest first. */
export const findDeeds = (
  db: Database,
  { before, ...wish }: AuditWish & { readonly before?: string | undefined },
): Promise<readonly DeedRow[]> => find(db, wish, { before });

/** The same after an entry, the oldest first. */
export const findDeedsAfter = (
  db: Database,
  { after, ...wish }: AuditWish & { readonly after?: string | undefined },
): Promise<readonly DeedRow[]> => find(db, wish, { after });

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
