import { mapRowWords, type MapRow } from '@tussock/domain';
import {
  areaHectares,
  checkGeometry,
  geometryReasons,
  isPolygonal,
  roundToMergePrecision,
  type Geometry,
  type GeometryFault,
  type GeosOperations,
  type PolygonalGeometry,
  type Ring,
} from '@tussock/geometry';
import type { RawRow, RawShape } from './raw-table.ts';
import type { ToDegrees } from './systems.ts';

const anyShape = ['point', 'line', 'polygon'] as const;
const NESTING = { Point: 0, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;
/** Collections in collections, no deeper than anybody means. */
const DEEPEST_COLLECTION = 8;

/** The shapes of a row that are each one thing: points of many are many, and a collection is its parts. */
function partsOf(shape: RawShape, depth = 0): readonly RawShape[] {
  if (depth > DEEPEST_COLLECTION) return [];
  if (shape.type === 'GeometryCollection')
    return gather(
      (Array.isArray(shape.geometries) ? (shape.geometries as RawShape[]) : []).flatMap((part) =>
        // judged part by part below
        part ? partsOf(part, depth + 1) : [],
      ),
    );
  if (shape.type === 'MultiPoint')
    return (Array.isArray(shape.coordinates) ? (shape.coordinates as unknown[]) : []).map((coordinates) => ({
      // narrowed from any
      type: 'Point',
      coordinates,
    }));
  return [shape];
}

/** Areas that stand together in a collection are one area of many parts, and lines likewise: so other programs write those. */
function gather(parts: readonly RawShape[]): readonly RawShape[] {
  const [first] = parts;
  const many =
    first?.type === 'Polygon' ? 'MultiPolygon' : first?.type === 'LineString' ? 'MultiLineString' : undefined;
  if (parts.length < 2 || many === undefined || parts.some(({ type }) => type !== first?.type)) return parts;
  return [{ type: many, coordinates: parts.map(({ coordinates }) => coordinates) }];
}

/** Coordinates with each place turned; null where they are not nested as their type says. */
function turned(coordinates: unknown, depth: number, toDegrees: ToDegrees): unknown {
  if (!Array.isArray(coordinates)) return null;
  if (depth === 0) return coordinates.every((one) => typeof one === 'number') ? toDegrees(coordinates) : null;
  return coordinates.map((part: unknown) => turned(part, depth - 1, toDegrees));
}

const isOpen = ({ coordinates }: PolygonalGeometry, shape: RawShape): boolean => {
  const raw = shape.type === 'Polygon' ? shape.coordinates : (shape.coordinates as unknown[])[0]; // narrowed from any
  const ring = (raw as number[][][])[0] ?? []; // it was just read as the rings of a polygon
  const [first, last] = [ring[0], ring.at(-1)];
  return coordinates.length > 0 && (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]);
};

const sentences: Partial<Record<GeometryFault['reason'], string>> = {
  outsideNewZealand: mapRowWords.outside,
  notFinite: mapRowWords.badPlace,
  notAGeometry: mapRowWords.badShape,
  tooFewPositions: mapRowWords.tooShort,
  emptyArea: mapRowWords.noRoom,
  tooManyVertices: mapRowWords.tooManyCorners,
};
const sentenceOf = ({ reason, message }: GeometryFault): string => sentences[reason] ?? message;

type Placed = Pick<MapRow, 'geometry' | 'fault' | 'repair'>;
const MENDED: ReadonlySet<string> = new Set([geometryReasons.selfCrossing, geometryReasons.ringNotClosed]);

/** Polygons alone are mended, by GEOS; what is left must be sound. */
function mend(shape: RawShape, faults: readonly GeometryFault[], geos: GeosOperations): Placed {
  const said = faults.map(sentenceOf).join(' ');
  const isMendable =
    (shape.type === 'Polygon' || shape.type === 'MultiPolygon') &&
    faults.every(({ reason }) => MENDED.has(reason));
  const before = shape as unknown as PolygonalGeometry; // its numbers were judged by the check that found the fault
  const mended = isMendable ? geos.repair(closed(before)) : null;
  const checked = mended && checkGeometry(roundToMergePrecision(mended), anyShape);
  if (!checked?.ok || !isPolygonal(checked.geometry)) return { geometry: null, fault: said };
  const repair = {
    what: mapRowWords.wentRound,
    before,
    beforeHectares: Math.abs(areaHectares(closed(before))),
    afterHectares: areaHectares(checked.geometry),
  };
  return { geometry: checked.geometry, repair };
}

/** Rings with their first corner as the last. */
function closed(shape: PolygonalGeometry): PolygonalGeometry {
  const close = (ring: Ring): Ring => {
    const [first, last] = [ring[0], ring.at(-1)];
    return first && JSON.stringify(first) !== JSON.stringify(last) ? [...ring, first] : ring;
  };
  // A polygon of polygons is closed ring by ring; the nesting stays.
  return shape.type === 'Polygon'
    ? { type: 'Polygon', coordinates: shape.coordinates.map(close) }
    : { type: 'MultiPolygon', coordinates: shape.coordinates.map((rings) => rings.map(close)) };
}

/** One shape in longitude and latitude, or why there is none. */
function place(shape: RawShape, toDegrees: ToDegrees, geos: GeosOperations): Placed {
  if (!Object.hasOwn(NESTING, shape.type)) return { geometry: null, fault: mapRowWords.curves };
  const depth = NESTING[shape.type as Geometry['type']]; // asked just before
  const inDegrees: RawShape = {
    type: shape.type,
    coordinates: rounded(turned(shape.coordinates, depth, toDegrees)),
  };
  const checked = checkGeometry(inDegrees, anyShape);
  if (!checked.ok) return mend(inDegrees, checked.reasons, geos);
  const { geometry } = checked;
  if (!isPolygonal(geometry) || !isOpen(geometry, inDegrees)) return { geometry };
  return {
    geometry,
    repair: {
      what: mapRowWords.wasOpen,
      before: { type: 'LineString', coordinates: openOutline(inDegrees) },
    },
  };
}

const openOutline = ({ type, coordinates }: RawShape) =>
  (type === 'Polygon' ? (coordinates as never[])[0] : (coordinates as never[][])[0]?.[0]) ?? []; // lists within lists, as the type says

const UNITS = 10_000_000;
/** To 7 decimals, as everything on the farm is kept; heights are left out. */
function rounded(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  return typeof coordinates[0] === 'number'
    ? (coordinates as number[]).slice(0, 2).map((one) => Math.round(one * UNITS) / UNITS) // a position, as the line above finds
    : coordinates.map(rounded);
}

/** The rows of a file in their places; one that cannot be placed says why, and the others are not held up by it. */
export function placeRows(
  rows: readonly RawRow[],
  toDegrees: ToDegrees,
  geos: GeosOperations,
): readonly MapRow[] {
  return rows.flatMap(({ line, shape, cells, fault }): readonly MapRow[] => {
    if (!shape) return [{ line, geometry: null, cells, fault: fault ?? mapRowWords.noPlace }];
    const parts = partsOf(shape);
    if (parts.length === 0) return [{ line, geometry: null, cells, fault: mapRowWords.noPlace }];
    return parts.map((part) => ({ line, cells, ...placeSafely(part, toDegrees, geos) }));
  });
}

/** A library that gives up on a shape has found it damaged. */
function placeSafely(shape: RawShape, toDegrees: ToDegrees, geos: GeosOperations): Placed {
  try {
    return place(shape, toDegrees, geos);
  } catch {
    return { geometry: null, fault: mapRowWords.badShape };
  }
}
