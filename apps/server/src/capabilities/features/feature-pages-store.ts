import type { KindId } from '@tussock/domain';
import type { Bounds, Geometry } from '@tussock/geometry';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/open-database.ts';
import { boxOf, isOutdated, momentAsJson, type FeatureRow } from './feature-store.ts';

/** Which features of a plan are wanted. */
export interface FeaturesWanted {
  readonly planId: string;
  readonly kind: KindId;
  /** Types of GeoJSON geometry; null for all, which reads no shape to count. */
  readonly types: readonly string[] | null;
  /** Left out beside the conditions. */
  readonly withoutIds: readonly string[];
  /** Boxes of which at least one meets the bounding box of each; all features where it is null. */
  readonly near: readonly Bounds[] | null;
  /** Span of the last change, both ends included. */
  readonly changedFrom: Date | null;
  readonly changedTo: Date | null;
  /** Values that attributes have. */
  readonly having: readonly {
    readonly key: string;
    readonly type: 'text' | 'number' | 'boolean';
    readonly value: string;
  }[];
}

export interface FeaturePageWanted extends FeaturesWanted {
  readonly after: string | null;
  readonly limit: number;
}

const orOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

function hasValue({ key, type, value }: FeaturesWanted['having'][number]): RawBuilder<unknown> {
  if (type === 'number') return sql`(attributes ->> ${key}::text)::float8 = ${Number(value)}::float8`;
  return sql`attributes ->> ${key}::text = ${value}::text`;
}

function conditionOf(wanted: FeaturesWanted): RawBuilder<unknown> {
  const { planId, kind, types, withoutIds, near, changedFrom, changedTo, having } = wanted;
  const conditions = [
    sql`plan_id = ${planId}::uuid`,
    sql`kind = ${kind}`,
    sql`deleted_at is null`,
    ...(types === null ? [] : [sql`geojson ->> 'type' = any(${[...types]}::text[])`]),
    ...(withoutIds.length === 0 ? [] : [sql`id <> all(${[...withoutIds]}::uuid[])`]),
    ...(near === null ? [] : [orOf(near.map((box) => sql`bbox && ${boxOf(box)}::box`))]),
    ...(changedFrom === null ? [] : [sql`updated_at >= ${changedFrom}::timestamptz`]),
    ...(changedTo === null ? [] : [sql`updated_at <= ${changedTo}::timestamptz`]),
    ...having.map(hasValue),
  ];
  return sql.join(conditions, sql` and `);
}

/** Finds the shapes whose bounding boxes meet one of the boxes asked for, and lie within none of some others. */
export async function findShapesAtBorder(
  db: Reader,
  wanted: FeaturesWanted,
  within: readonly Bounds[],
): Promise<readonly { readonly id: string; readonly geometry: Geometry }[]> {
  const isWithin = orOf(within.map((box) => sql`bbox <@ ${boxOf(box)}::box`));
  const { rows } = await sql<{ id: string; geojson: Geometry }>`
    select id, geojson from feature where ${conditionOf(wanted)} and not ${isWithin}`.execute(db);
  return rows.map(({ id, geojson }) => ({ id, geometry: geojson }));
}

/** SQL: a feature as GeoJSON text, with its figures and times among its properties. */
const featureAsText = sql`
  '{"type":"Feature","id":"' || id || '","geometry":' || geojson::text || ',"properties":{' ||
  case when attributes = '{}' then '' else substr(attributes::text, 2, length(attributes::text) - 2) || ',' end ||
  '"areaHectares":' || coalesce(round((area_m2 / 10000)::numeric, 2)::text, 'null') ||
  ',"areaM2":' || coalesce(area_m2::text, 'null') ||
  ',"lengthMetres":' || coalesce(round(length_m::numeric, 1)::text, 'null') ||
  ',"version":' || version ||
  ',"createdAt":' || ${momentAsJson('createdAt')} ||
  ',"updatedAt":' || ${momentAsJson('updatedAt')} || '}}'`;

/** A page of features as GeoJSON texts with commas between them, in the order of their ids. */
export interface FeatureTextPage {
  readonly text: string;
  readonly returned: number;
  readonly lastId: string | null;
  /** Features that match, on all pages. */
  readonly matched: number;
  /** Features that match from this page on. */
  readonly remaining: number;
}

const isAfter = (after: string | null): RawBuilder<unknown> =>
  after === null ? sql`true` : sql`id > ${after}::uuid`;

/** Reads a page of features as GeoJSON text. The database writes it, because large farms would otherwise be parsed and written twice. */
export async function findFeaturePageAsText(
  db: Reader,
  { after, limit, ...wanted }: FeaturePageWanted,
): Promise<FeatureTextPage> {
  const condition = conditionOf(wanted);
  const { rows } = await sql<FeatureTextPage>`
    with page as (select * from feature where ${condition} and ${isAfter(after)} order by id limit ${limit}),
      counted as (
        select count(*)::int as matched, (count(*) filter (where ${isAfter(after)}))::int as remaining
        from feature where ${condition})
    select coalesce(string_agg(${featureAsText}, ',' order by id), '') as text, count(*)::int as returned,
      (array_agg(id order by id desc))[1]::text as last_id,
      (select matched from counted) as matched, (select remaining from counted) as remaining
    from page`.execute(db);
  const [page] = rows;
  if (!page) throw new Error('a page of features was not returned');
  return page;
}

/** Reads a page of features as rows, for what the database cannot write: another coordinate system, or a kind's earlier version. */
export async function findFeaturePage(
  db: Reader,
  { after, limit, ...wanted }: FeaturePageWanted,
): Promise<{ readonly rows: readonly FeatureRow[]; readonly matched: number; readonly remaining: number }> {
  const condition = conditionOf(wanted);
  const rows = await db
    .selectFrom('feature')
    .selectAll()
    .where(sql<boolean>`${condition}`)
    .where(sql<boolean>`${isAfter(after)}`)
    .orderBy('id')
    .limit(limit)
    .execute();
  const counted = await sql<{ matched: number; remaining: number }>`
    select count(*)::int as matched, (count(*) filter (where ${isAfter(after)}))::int as remaining
    from feature where ${condition}`.execute(db);
  return { rows, matched: counted.rows[0]?.matched ?? 0, remaining: counted.rows[0]?.remaining ?? 0 };
}

/** Whether a kind has features on a plan that were written under an earlier version of it. */
export async function hasOutdatedOfKind(db: Reader, planId: string, kind: KindId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from feature where plan_id = ${planId}::uuid and kind = ${kind} and deleted_at is null and ${isOutdated}
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The box around the features of each kind of a plan, and when the first of them was last changed; of kinds with several sorts of shape, for each type
 * of shape.
 */
export async function findExtents(db: Reader, planId: string, severalShapes: readonly KindId[]) {
  const { rows } = await sql<{
    kind: KindId;
    type: string | null;
    west: number;
    south: number;
    east: number;
    north: number;
    since: Date;
  }>`
    select kind, case when kind = any(${[...severalShapes]}::text[]) then geojson ->> 'type' end as type, min((bbox[1])[0]) as west, min((bbox[1])[1]) as south,
      max((bbox[0])[0]) as east, max((bbox[0])[1]) as north, min(updated_at) as since
    from feature where plan_id = ${planId}::uuid and deleted_at is null group by 1, 2`.execute(db);
  return rows;
}
