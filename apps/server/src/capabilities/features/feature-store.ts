import { allKinds, type KindId } from '@tussock/domain';
import type { Bounds, Geometry } from '@tussock/geometry';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** A box as the database reads it. */
export const boxOf = ([west, south, east, north]: Bounds): string =>
  `((${west},${south}),(${east},${north}))`;

/** SQL: the wire name of a row's kind, as a `case`, so that the database can write the whole answer. */
const featureTypeOfRow = sql.join(
  [
    sql`case feature.kind`,
    ...allKinds.map((kind) => sql`when ${sql.lit(kind.id)} then ${sql.lit(kind.wording.featureType)}`),
    sql`end`,
  ],
  sql` `,
);

/** SQL: the `id` member of kinds that have an id of their own; empty for others. */
const ownIdOfRow = sql.join(
  [
    sql`case feature.kind`,
    ...allKinds.flatMap(({ id, uniqueBy, wording }) =>
      wording.idKey === 'id' && uniqueBy !== undefined
        ? sql`when ${sql.lit(id)} then ',"id":' || (attributes -> ${sql.lit(uniqueBy)})::text`
        : [],
    ),
    sql`else '' end`,
  ],
  sql` `,
);

/** SQL: a time of a feature as JSON text in the wire format. */
export const momentAsJson = (column: 'createdAt' | 'updatedAt') =>
  sql`'"' || to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`;

/**
 * Reads all features of a plan as JSON text in the shape of the contract. The database writes it, because large plans would otherwise be parsed and
 * written twice; areas are hectares to 2 decimals, lengths metres to 1.
 */
export async function featuresAsJsonText(
  db: Reader,
  planId: string,
  kinds: readonly KindId[],
): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select '{"rev":' || (select rev from plan where id = ${planId}) || ',"results":[' || coalesce(string_agg(
      '{"_id":"' || id || '"' || (${ownIdOfRow}) || ',"planId":"' || plan_id || '","featureType":"' || (${featureTypeOfRow}) || '","version":' || version ||
      ',"geometry":' || geojson::text || ',"properties":' || attributes::text ||
      ',"areaHectares":' || coalesce(round((area_m2 / 10000)::numeric, 2)::text, 'null') ||
      ',"areaM2":' || coalesce(area_m2::text, 'null') ||
      ',"lengthMetres":' || coalesce(round(length_m::numeric, 1)::text, 'null') ||
      ',"createdAt":' || ${momentAsJson('createdAt')} ||
      ',"updatedAt":' || ${momentAsJson('updatedAt')} || '}',
      ',' order by created_at, id), '') || ']}' as text
    from feature
    where plan_id = ${planId} and deleted_at is null and kind in (${sql.join(kinds)})`.execute(db);
  return rows[0]?.text ?? '{"rev":0,"results":[]}';
}

/** SQL: whether a stored feature has an older version of its kind and must be upgraded before it is sent. */
export const isOutdated = sql<boolean>`(${sql.join(
  // Looked at for each of a farm's features: the most kinds have had one version alone.
  [
    sql`false`,
    ...allKinds.flatMap(({ id, version }) =>
      version > 1 ? sql`(kind = ${sql.lit(id)} and kind_version < ${sql.lit(version)})` : [],
    ),
  ],
  sql` or `,
)})`;

export async function hasOutdatedFeatures(db: Reader, planId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from feature where plan_id = ${planId} and deleted_at is null and ${isOutdated} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

export const findOutdatedFeatures = (trx: Transaction<DB>, planId: string) =>
  trx
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('deletedAt', 'is', null)
    .where(isOutdated)
    .execute();

export const findFeatures = (db: Reader, planId: string, kinds: readonly KindId[]) =>
  db
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('kind', 'in', kinds)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findFeature = (db: Reader, planId: string, id: string) =>
  db
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Finds features by their ids; returns them by id. */
export async function findFeaturesById(
  db: Reader,
  planId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FeatureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type FeatureRow = NonNullable<Awaited<ReturnType<typeof findFeature>>>;

/** Finds a feature of a kind by the value of one field, e.g. a device by the id printed on it. */
export const findFeatureByValue = (
  db: Reader,
  planId: string,
  { kind, field, value, exceptId }: { kind: KindId; field: string; value: string; exceptId?: string },
) =>
  db
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .where(sql<boolean>`attributes ->> ${field} = ${value}`)
    .executeTakeFirst();

/** Finds features of a kind whose bounding boxes touch a box. */
export const findFeaturesNear = (db: Reader, planId: string, kind: KindId, bounds: Bounds) =>
  db
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`bbox && ${boxOf(bounds)}::box`)
    .execute();

/** Finds the shapes of features whose bounding boxes touch a box, for comparing shapes. */
export const findShapesNear = (db: Reader, planId: string, bounds: Bounds) =>
  db
    .selectFrom('feature')
    .select(['id', 'kind', 'geojson'])
    .where('planId', '=', planId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`bbox && ${boxOf(bounds)}::box`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Finds which of some ids are features of a plan, of one of some kinds. */
export async function findKnownIds(
  db: Reader,
  planId: string,
  kinds: readonly KindId[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (kinds.length === 0 || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('feature')
    .select('id')
    .where('planId', '=', planId)
    .where('kind', 'in', kinds)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const MOST_IN_BIN = 500;

export interface FeatureContent {
  readonly kind: KindId;
  readonly kindVersion: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly geometry: Geometry;
  readonly bounds: Bounds;
  readonly areaM2: number | null;
  readonly lengthM: number | null;
}

const nameIn = ({ name }: FeatureContent['attributes']): string => (typeof name === 'string' ? name : '');

const columns = (content: FeatureContent) => ({
  kind: content.kind,
  kindVersion: content.kindVersion,
  name: nameIn(content.attributes),
  attributes: JSON.stringify(content.attributes),
  geojson: JSON.stringify(content.geometry),
  bbox: boxOf(content.bounds),
  areaM2: content.areaM2,
  lengthM: content.lengthM,
});

/** Inserts a feature. Undefined when the id exists already, also as a deleted feature. */
export const insertFeature = (
  trx: Transaction<DB>,
  { planId, id, at }: { planId: string; id: string; at: Date },
  content: FeatureContent,
) =>
  trx
    .insertInto('feature')
    .values({ planId, id, ...columns(content), createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['planId', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Updates a feature, in a transaction that has locked its plan. */
export const writeFeature = (
  trx: Transaction<DB>,
  target: { planId: string; id: string; at: Date },
  content: FeatureContent,
) =>
  trx
    .updateTable('feature')
    .set((feature) => ({ ...columns(content), version: feature('version', '+', 1), updatedAt: target.at }))
    .where('planId', '=', target.planId)
    .where('id', '=', target.id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markFeatureDeleted = (trx: Transaction<DB>, target: { planId: string; id: string; at: Date }) =>
  trx
    .updateTable('feature')
    .set((feature) => ({ deletedAt: target.at, version: feature('version', '+', 1), updatedAt: target.at }))
    .where('planId', '=', target.planId)
    .where('id', '=', target.id)
    .where('deletedAt', 'is', null)
    .execute();

/** Finds a deleted feature; with a time, only if it was deleted since. */
export const findDeletedFeature = (
  trx: Transaction<DB>,
  { planId, id, since }: { planId: string; id: string; since: Date | null },
) =>
  trx
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .$if(since !== null, (query) => query.where('deletedAt', '>=', since))
    .executeTakeFirst();

/** Lists deleted features, the latest first, and no more than a person looks through. */
export const findDeletedFeatures = (trx: Transaction<DB>, planId: string, since: Date) =>
  trx
    .selectFrom('feature')
    .selectAll()
    .where('planId', '=', planId)
    .where('deletedAt', '>=', since)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(MOST_IN_BIN)
    .execute();

/** Restores a deleted feature, in a transaction that has locked its plan. */
export const restoreFeature = (
  trx: Transaction<DB>,
  target: { planId: string; id: string; at: Date },
  content: FeatureContent,
) =>
  trx
    .updateTable('feature')
    .set((feature) => ({
      ...columns(content),
      version: feature('version', '+', 1),
      updatedAt: target.at,
      deletedAt: null,
    }))
    .where('planId', '=', target.planId)
    .where('id', '=', target.id)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirstOrThrow();
