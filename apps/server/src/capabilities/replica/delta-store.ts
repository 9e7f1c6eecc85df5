import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/open-database.ts';

/** Most rows of one answer, unless a single revision has more. */
export const ROWS_AT_ONCE = 500;

/** Finds the present revision of a plan, and the one from which its deltas are complete. */
export const findSpan = (db: Reader, planId: string) =>
  db.selectFrom('plan').select(['rev', 'deltaFloor']).where('id', '=', planId).executeTakeFirstOrThrow();

/**
 * A delta row: entity, time, and its content as members of a JSON object, which is not parsed here. The author is separate, since not everybody may
 * see it.
 */
export interface DeltaRow {
  readonly rev: number;
  readonly entity: string;
  readonly at: Date;
  readonly text: string;
  readonly who: string;
}

const DELTA_TEXT = sql<string>`'"rev":' || plan_delta.rev || ',"ord":' || ord || ',"entity":' || to_json(entity)::text ||
  ',"entityId":"' || entity_id || '","op":"' || op || '","version":' || plan_delta.version ||
  coalesce(',"kindVersion":' || kind_version, '') ||
  coalesce(',"set":' || set_values::text, '') || coalesce(',"made":' || set_made::text, '') ||
  ',"opId":"' || op_id || '","at":' || to_json(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text`;
const DELTA_WHO = sql<string>`'"actorId":"' || actor_id || '","actorName":' || coalesce(to_json(app_user.name)::text, 'null')`;

const deltas = (db: Reader, planId: string) =>
  db
    .selectFrom('planDelta')
    .leftJoin('appUser', 'appUser.id', 'planDelta.actorId')
    .select(['planDelta.rev', 'planDelta.entity', 'planDelta.at', DELTA_TEXT.as('text'), DELTA_WHO.as('who')])
    .where('planDelta.planId', '=', planId)
    .orderBy('planDelta.rev')
    .orderBy('planDelta.ord');

/** Reads the present revision, the one from which deltas are complete, and the rows after a given one, in one query. */
export async function findSpanAfter(db: Reader, planId: string, after: number) {
  const found = await db
    .selectFrom('plan')
    .leftJoin('planDelta', (join) =>
      join.onRef('planDelta.planId', '=', 'plan.id').on('planDelta.rev', '>', after),
    )
    .leftJoin('appUser', 'appUser.id', 'planDelta.actorId')
    .select([
      'plan.rev as upTo',
      'plan.deltaFloor',
      'planDelta.rev',
      'planDelta.entity',
      'planDelta.at',
      DELTA_TEXT.as('text'),
      DELTA_WHO.as('who'),
    ])
    .where('plan.id', '=', planId)
    .orderBy('planDelta.rev')
    .orderBy('planDelta.ord')
    .limit(ROWS_AT_ONCE + 1)
    .execute();
  const { upTo = 0, deltaFloor = 0 } = found[0] ?? {};
  const rows = found.flatMap(({ rev, entity, at, text, who }): readonly DeltaRow[] =>
    rev === null || entity === null || at === null ? [] : [{ rev, entity, at, text, who }],
  );
  return { upTo, deltaFloor, rows };
}

/** Reads one row more than an answer holds, to know whether there are more. */
export const findDeltasAfter = (
  db: Reader,
  planId: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<readonly DeltaRow[]> =>
  deltas(db, planId)
    .where('planDelta.rev', '>', after)
    .where('planDelta.rev', '<=', upTo)
    .limit(ROWS_AT_ONCE + 1)
    .execute();

export const findDeltasOf = (db: Reader, planId: string, rev: number): Promise<readonly DeltaRow[]> =>
  deltas(db, planId).where('planDelta.rev', '=', rev).execute();

/** Counts the delta rows after a revision, up to `most`. */
export async function countDeltasAfter(
  db: Reader,
  planId: string,
  { after, most }: { after: number; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from
      (select 1 from plan_delta where plan_id = ${planId} and rev > ${after} limit ${most}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const countFeatures = async (db: Reader, planId: string): Promise<number> =>
  (
    await db
      .selectFrom('feature')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('planId', '=', planId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Finds the revisions of some plans. */
export async function findRevs(db: Reader, planIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('plan').select(['id', 'rev']).where('id', 'in', planIds).execute();
  return new Map(rows.map(({ id, rev }) => [id, rev]));
}

export async function findPlansWithDeltasBefore(db: Database, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('planDelta')
    .select('planId')
    .distinct()
    .where('at', '<', before)
    .orderBy('planId')
    .execute();
  return rows.map(({ planId }) => planId);
}

/** Deletes the deltas of a plan that are older than a time, by whole revisions, and stores from which revision they are complete. */
export const cutDeltas = (db: Database, planId: string, before: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // A clock that was set back may have left an older time behind a newer one: up to the first that stays.
    const { rows } = await sql<{ floor: number | null }>`
      select max(rev) as floor from plan_delta where plan_id = ${planId} and at < ${before} and rev < coalesce(
        (select min(rev) from plan_delta where plan_id = ${planId} and at >= ${before}), 9223372036854775807)`.execute(
      trx,
    );
    const floor = rows[0]?.floor ?? null;
    if (floor === null) return;
    await trx
      .updateTable('plan')
      .set((plan) => ({ deltaFloor: sql<number>`greatest(${plan.ref('deltaFloor')}, ${floor})` }))
      .where('id', '=', planId)
      .execute();
    await trx.deleteFrom('planDelta').where('planId', '=', planId).where('rev', '<=', floor).execute();
  });
