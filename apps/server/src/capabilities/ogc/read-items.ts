import { isUuid, type AnyKind } from '@tussock/domain';
import { mapPositions, type Geometry } from '@tussock/geometry';
import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  findFeature,
  findFeaturePage,
  findFeaturePageAsText,
  findShapesAtBorder,
  hasOutdatedOfKind,
  presentFeature,
  type FeaturesWanted,
} from '../features/index.ts';
import type { ItemFilter, ItemQuery } from './item-query.ts';
import type { OgcCollection, OgcSource } from './collections.ts';
import { CRS84, type OgcSystem } from './ogc-systems.ts';
import { readThings, type ThingOnMap } from './things-on-map.ts';

/** A page of items as GeoJSON. */
export interface ItemPage {
  /** The features, with commas between them. */
  readonly text: string;
  readonly returned: number;
  readonly matched: number;
  /** Where the next page goes on; null after the last. */
  readonly nextAfter: string | null;
}

/** One item, and the version that counts its changes where it has one. */
export interface OneItem extends Pick<ThingOnMap, 'id' | 'geometry' | 'properties'> {
  readonly version: number | null;
}

type KindSource = Extract<OgcSource, { of: 'kind' }>;

const inSystem = (geometry: Geometry, system: OgcSystem): Geometry =>
  system === CRS84 ? geometry : mapPositions(geometry, system.write);

export const featureOf = ({ id, geometry, properties }: Omit<OneItem, 'version'>, system: OgcSystem) => ({
  type: 'Feature',
  id,
  geometry: inSystem(geometry, system),
  properties,
});

type FeatureRow = NonNullable<Awaited<ReturnType<typeof findFeature>>>;

/** A stored feature with its values under the present version of its kind, as the database writes it where it can. */
function itemOfFeature(row: FeatureRow): OneItem {
  const { _id, geometry, properties, areaHectares, areaM2, lengthMetres, version, createdAt, updatedAt } =
    presentFeature(row);
  const figures = { areaHectares, areaM2, lengthMetres, version, createdAt, updatedAt };
  return { id: _id, geometry, properties: { ...properties, ...figures }, version };
}

const wantedOf = (planId: string, { kind, types }: KindSource, question: ItemQuery): FeaturesWanted => ({
  planId,
  kind: kind.id,
  types,
  withoutIds: [],
  near: question.box?.near ?? null,
  changedFrom: question.time?.from ?? null,
  changedTo: question.time?.to ?? null,
  having: question.filters.map(({ name, type, value }) => ({ key: name, type, value })),
});

/** Leaves out features whose bounding box meets the asked box, and whose shape does not. */
async function withoutNearMisses(
  db: Reader,
  wanted: FeaturesWanted,
  { box }: ItemQuery,
): Promise<FeaturesWanted> {
  if (box === null) return wanted;
  const shapes = await findShapesAtBorder(db, wanted, box.within);
  return { ...wanted, withoutIds: shapes.filter(({ geometry }) => !box.meets(geometry)).map(({ id }) => id) };
}

async function readFeatures(
  db: Reader,
  planId: string,
  source: KindSource,
  question: ItemQuery,
): Promise<ItemPage> {
  const { after, limit, system } = question;
  if (after !== null && !isUuid(after))
    throw new AppError('badRequest', { message: ['after must be that of the link to the next page.'] });
  const wanted = await withoutNearMisses(db, wantedOf(planId, source, question), question);
  if (system === CRS84 && !(await hasOutdatedOfKind(db, planId, source.kind.id))) {
    const page = await findFeaturePageAsText(db, { ...wanted, after, limit });
    return { ...page, nextAfter: page.remaining > page.returned ? page.lastId : null };
  }
  const { rows, matched, remaining } = await findFeaturePage(db, { ...wanted, after, limit });
  return {
    text: rows.map((row) => JSON.stringify(featureOf(itemOfFeature(row), system))).join(),
    returned: rows.length,
    matched,
    nextAfter: remaining > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

const hasValue = ({ properties }: ThingOnMap, { name, type, value }: ItemFilter): boolean => {
  const own = properties[name];
  if (own === undefined || own === null) return false;
  return type === 'number'
    ? own === Number(value)
    : (typeof own === 'string' ? own : JSON.stringify(own)) === value;
};

const isWithinTime = ({ at }: ThingOnMap, { time }: ItemQuery): boolean =>
  at === null ||
  time === null ||
  ((time.from === null || at >= time.from) && (time.to === null || at <= time.to));

async function readFew(
  db: Reader,
  planId: string,
  source: Exclude<OgcSource, KindSource>,
  question: ItemQuery,
): Promise<ItemPage> {
  const { after, limit, system, box, filters } = question;
  const matching = (await readThings(db, planId, source)).filter(
    (thing) =>
      isWithinTime(thing, question) &&
      (box === null || box.meets(thing.geometry)) &&
      filters.every((filter) => hasValue(thing, filter)),
  );
  const remaining = matching.filter(({ id }) => after === null || id > after);
  const page = remaining.slice(0, limit);
  return {
    text: page.map((thing) => JSON.stringify(featureOf(thing, system))).join(),
    returned: page.length,
    matched: matching.length,
    nextAfter: remaining.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Reads a page of a collection's items. @throws AppError badRequest for a page that no link leads to */
export const readItems = (
  db: Reader,
  planId: string,
  { source }: OgcCollection,
  question: ItemQuery,
): Promise<ItemPage> =>
  source.of === 'kind' ? readFeatures(db, planId, source, question) : readFew(db, planId, source, question);

const isOf = (row: FeatureRow, kind: AnyKind, types: readonly string[] | null): boolean =>
  row.kind === kind.id && (types === null || types.includes((row.geojson as Geometry).type)); // checked before it was stored

/** Reads one item of a collection; undefined where it has none of this id. */
export async function readItem(
  db: Reader,
  planId: string,
  { source }: OgcCollection,
  id: string,
): Promise<OneItem | undefined> {
  if (source.of !== 'kind') {
    const thing = (await readThings(db, planId, source)).find((one) => one.id === id);
    return thing && { ...thing, version: null };
  }
  const row = isUuid(id) ? await findFeature(db, planId, id) : undefined;
  return row && isOf(row, source.kind, source.types) ? itemOfFeature(row) : undefined;
}
