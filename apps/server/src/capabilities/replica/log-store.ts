import { sql, type Transaction } from 'kysely';
import { boundaryIdOf } from '@tussock/domain';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { broughtBack } from '../../platform/ledger/brought-back.ts';
import { newestFirst } from '../../platform/ledger/newest-first.ts';

/** The record's id of a log entry. */
export const recordIdOf = ({ entity, entityId }: { entity: string; entityId: string }): string =>
  entity === 'boundary' ? boundaryIdOf(entityId) : entityId;

/** The log's id of a record row, and whether that is the boundary: its log entries have the plan's own id, as the details have. */
const loggedAs = (planId: string, entityId: string): { id: string; isBoundary: '=' | '<>' } =>
  entityId === boundaryIdOf(planId) ? { id: planId, isBoundary: '=' } : { id: entityId, isBoundary: '<>' };

/** Filter of log entries. */
export interface LogWish {
  readonly before?: number | undefined;
  readonly entityId?: string | undefined;
  readonly personId?: string | undefined;
  readonly entity?: string | undefined;
  /** From the first time up to the second. */
  readonly between?: readonly [from: Date, until: Date] | undefined;
}

/**
 * Finds the log of a plan, or of one thing of its record, the newest first: a number of entries, and the rest of the last one's write. An import is
 * one write, and is undone as one.
 */
export async function findLog(
  db: Reader,
  planId: string,
  { before, entityId, personId, entity, between, limit }: LogWish & { readonly limit: number },
) {
  const thing = loggedAs(planId, entityId ?? '');
  const rows = await db
    .selectFrom('change')
    .leftJoin('appUser', 'appUser.id', 'change.actorId')
    .selectAll('change')
    .select(['appUser.name as actorName', broughtBack.as('isRestored')])
    .where('change.planId', '=', planId)
    .$if(before !== undefined, (query) => query.where('change.rev', '<', before ?? 0))
    .$if(entityId !== undefined, (query) =>
      query.where('change.entityId', '=', thing.id).where('change.entity', thing.isBoundary, 'boundary'),
    )
    .$if(personId !== undefined, (query) => query.where('change.actorId', '=', personId ?? ''))
    .$if(entity !== undefined, (query) => query.where('change.entity', '=', entity ?? ''))
    .$if(between !== undefined, (query) =>
      query
        .where('change.at', '>=', between?.[0] ?? new Date(0))
        .where('change.at', '<', between?.[1] ?? new Date(0)),
    )
    .orderBy('change.rev', 'desc')
    .fetch(limit, 'with ties')
    .execute();
  return newestFirst(rows);
}

/** Finds all people who changed a plan, and the entities that were changed. */
export async function findLogged(db: Reader, planId: string) {
  const [people, sorts] = await Promise.all([
    db
      .selectFrom('change')
      .innerJoin('appUser', 'appUser.id', 'change.actorId')
      .select(['appUser.id', 'appUser.name'])
      .distinct()
      .where('change.planId', '=', planId)
      .orderBy('appUser.name')
      .execute(),
    db
      .selectFrom('change')
      .select('change.entity')
      .distinct()
      .where('change.planId', '=', planId)
      .orderBy('change.entity')
      .execute(),
  ]);
  return { people, entities: sorts.map(({ entity }) => entity) };
}

/** Finds the state at a revision of everything that changed later; null where it did not exist. */
export async function findStatesAt(
  trx: Transaction<DB>,
  planId: string,
  rev: number,
): Promise<readonly { readonly entity: string; readonly entityId: string; readonly before: unknown }[]> {
  const { rows } = await sql<{ entity: string; entityId: string; before: unknown }>`
    select distinct on (entity, entity_id) entity, entity_id, before
    from change where plan_id = ${planId} and rev > ${rev}
    order by entity, entity_id, rev, ord`.execute(trx);
  return rows;
}

/** Finds the revision that a plan had at a time. */
export async function findRevAt(trx: Transaction<DB>, planId: string, at: Date): Promise<number> {
  const last = await trx
    .selectFrom('change')
    .select(({ fn }) => fn.max('rev').as('rev'))
    .where('planId', '=', planId)
    .where('at', '<', at)
    .executeTakeFirst();
  return last?.rev ?? 0;
}

/** Most writes of one thing searched for the author of a value. */
const LOOKED_BACK = 200;

/** Finds the writes of a thing, the newest first: person, time, and the states before and after. */
export function findWritesOf(db: Reader, planId: string, entityId: string) {
  const { id, isBoundary } = loggedAs(planId, entityId);
  return db
    .selectFrom('change')
    .leftJoin('appUser', 'appUser.id', 'change.actorId')
    .select([
      'appUser.name',
      'change.actorId',
      'change.at',
      'change.doneAt',
      'change.entity',
      'change.before',
      'change.after',
    ])
    .where('change.planId', '=', planId)
    .where('change.entityId', '=', id)
    .where('change.entity', isBoundary, 'boundary')
    .orderBy('change.rev', 'desc')
    .orderBy('change.ord', 'desc')
    .limit(LOOKED_BACK)
    .execute();
}

/** Finds the last deletion of each of some things: by whom, when and in which write. */
export async function findDeletions(trx: Transaction<DB>, planId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('change')
    .leftJoin('appUser', 'appUser.id', 'change.actorId')
    .distinctOn('change.entityId')
    .select(['change.entityId', 'change.rev', 'change.opId', 'change.at', 'appUser.name as actorName'])
    .where('change.planId', '=', planId)
    .where('change.op', '=', 'delete')
    .where('change.entityId', 'in', ids)
    .orderBy('change.entityId')
    .orderBy('change.rev', 'desc')
    .execute();
}

/** Pattern of an id anywhere in the values of a feature, in upper or lower case. */
const ANY_ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Finds existing features that refer to one of some ids, with the id. Each feature is read once, however many ids there are. */
export async function findNaming(
  trx: Transaction<DB>,
  planId: string,
  ids: readonly string[],
): Promise<
  readonly { readonly id: string; readonly kind: string; readonly name: string; readonly named: string }[]
> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; kind: string; name: string; named: string }>`
    select feature.id, feature.kind, feature.name, named.id as named
    from feature
    cross join lateral (select distinct lower(found[1]) as id
      from regexp_matches(feature.attributes::text, ${ANY_ID}, 'gi') found) named
    where feature.plan_id = ${planId} and feature.deleted_at is null and named.id in (${sql.join(ids)})
    order by feature.name, feature.id`.execute(trx);
  return rows;
}
