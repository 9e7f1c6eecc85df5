import { mapRowWords } from '@tussock/domain';
import { MapFileRefused, type RawShape } from './raw-table.ts';

type Place = readonly [number, number];

export interface ShpRecord {
  readonly shape: RawShape | null;
  readonly fault?: string;
}

const MAGIC = 9994;
const HEADER = 100;
/** A kind of shape is the same with heights and with measures: 5, 15 and 25 are areas. */
const PLAIN = 10;
const POINT = 1;
const LINE = 3;
const AREA = 5;
const POINTS = 8;
const PLAIN_KINDS: ReadonlySet<number> = new Set([POINT, LINE, AREA, POINTS]);
/** The surface of a solid thing, which has the last figure of a point. */
const SURFACE = 31;

const placeAt = (view: DataView, at: number): Place => [
  view.getFloat64(at, true),
  view.getFloat64(at + 8, true),
];

function placesAt(view: DataView, at: number, count: number): readonly Place[] {
  if (count < 0 || at + count * 16 > view.byteLength)
    throw new RangeError('more places than there are bytes');
  return Array.from({ length: count }, (_, index) => placeAt(view, at + index * 16));
}

/** The parts of a line or an area: how many there are, where each begins, and the places behind one another. */
function partsOf(view: DataView): readonly (readonly Place[])[] {
  const partCount = view.getInt32(36, true);
  const placeCount = view.getInt32(40, true);
  if (partCount < 0 || 44 + partCount * 4 > view.byteLength)
    throw new RangeError('more parts than there are bytes');
  const starts = Array.from({ length: partCount }, (_, index) => view.getInt32(44 + index * 4, true));
  const places = placesAt(view, 44 + partCount * 4, placeCount);
  return starts
    .map((start, index) => places.slice(start, starts[index + 1] ?? placeCount))
    .filter((part) => part.length > 0);
}

/** Twice the area of a ring; above nothing where it runs anticlockwise. */
const turnOf = (ring: readonly Place[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** X coordinates at which a ring crosses a horizontal line, in ascending order. */
const crossingsAt = (ring: readonly Place[], y: number): readonly number[] =>
  ring
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      return y1 > y === y2 > y ? [] : [((x2 - x1) * (y - y1)) / (y2 - y1) + x1];
    })
    .toSorted((one, other) => one - other);

/** The pair with the largest difference between its two numbers. */
const widest = (pairs: readonly Place[]): Place =>
  pairs.reduce((best, pair) => (pair[1] - pair[0] > best[1] - best[0] ? pair : best), [0, 0]);

/**
 * Finds a point well inside a ring. A corner would not do: it may be on the border of the surrounding outline, where rounding decides on which side.
 */
function placeInside(ring: readonly Place[]): Place {
  const heights = [...new Set(ring.map(([, y]) => y))].toSorted((one, other) => one - other);
  const [low, high] = widest(heights.slice(1).map((y, index) => [heights[index] ?? y, y]));
  const y = (low + high) / 2;
  const across = crossingsAt(ring, y);
  const [west, east] = widest(
    across.flatMap((x, index) => (index % 2 === 1 ? [[across[index - 1] ?? x, x]] : [])),
  );
  return [(west + east) / 2, y];
}

const contains = (outer: readonly Place[], [x, y]: Place): boolean =>
  crossingsAt(outer, y).filter((crossing) => crossing > x).length % 2 === 1;

/** Reverses a ring to the winding of GeoJSON, the opposite of this format's, so that an exported shape that is imported again is unchanged. */
const wound = (ring: readonly Place[], isHole: boolean): readonly Place[] =>
  turnOf(ring) > 0 === isHole ? ring.toReversed() : ring;

interface Nested {
  readonly ring: readonly Place[];
  /** Index among the rings of the record. */
  readonly index: number;
  /** West, south, east, north. */
  readonly box: readonly [number, number, number, number];
  readonly size: number;
  readonly isHole: boolean;
  readonly rings: (readonly Place[])[];
}

function boxOf(ring: readonly Place[]): Nested['box'] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
const isInBox = ([west, south, east, north]: Nested['box'], [x, y]: Place): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/**
 * Outlines and holes by how rings lie in one another, the largest first: a ring in an outline is a hole of it, a ring in a hole an island.
 * Writers are to wind holes against their outlines, and some do not; by containment both come out alike.
 */
function nested(rings: readonly (readonly Place[])[]): readonly Nested[] {
  const found: Nested[] = [];
  const bySize = rings
    .map((ring, index) => ({ ring, index, box: boxOf(ring), size: Math.abs(turnOf(ring)) }))
    .toSorted((one, other) => other.size - one.size);
  for (const { ring, index, box, size } of bySize) {
    const inside = placeInside(ring);
    // Those found last are the smallest.
    const around = found.findLast(
      (one) => one.size > size && isInBox(one.box, inside) && contains(one.ring, inside),
    );
    const isHole = around !== undefined && !around.isHole;
    const own: Nested = { ring, index, box, size, isHole, rings: isHole ? around.rings : [] };
    own.rings.push(ring);
    found.push(own);
  }
  return found.filter(({ isHole }) => !isHole);
}

/** The areas of some rings, in the order of their outlines in the file. */
function areaOf(rings: readonly (readonly Place[])[]): RawShape {
  const areas = nested(rings).toSorted((one, other) => one.index - other.index);
  const shapes = areas.map((area) => area.rings.map((ring, at) => wound(ring, at > 0)));
  const [first] = shapes;
  return shapes.length === 1 && first
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: shapes };
}

function shapeOf(view: DataView): RawShape | null {
  const kind = view.getInt32(0, true);
  if (kind === 0) return null;
  const plain = kind % PLAIN;
  if (kind < 0 || kind >= SURFACE || !PLAIN_KINDS.has(plain))
    throw new RangeError('a kind of shape that is not known');
  if (plain === POINT) return { type: 'Point', coordinates: placeAt(view, 4) };
  if (plain === POINTS)
    return { type: 'MultiPoint', coordinates: placesAt(view, 40, view.getInt32(36, true)) };
  const parts = partsOf(view);
  if (parts.length === 0) return null;
  if (plain === AREA) return areaOf(parts);
  return parts.length === 1
    ? { type: 'LineString', coordinates: parts[0] }
    : { type: 'MultiLineString', coordinates: parts };
}

function readRecord(view: DataView): ShpRecord {
  if (view.getInt32(0, true) === SURFACE) return { shape: null, fault: mapRowWords.curves };
  try {
    return { shape: shapeOf(view) };
  } catch {
    return { shape: null, fault: mapRowWords.badShape };
  }
}

/**
 * The shapes of a .shp file (ESRI, 1998), each by itself: one that is damaged is told and the others are read. `stopsShort` where the
 * file ends within one. @throws MapFileRefused
 */
export function readShp(bytes: Uint8Array): {
  readonly records: readonly ShpRecord[];
  readonly stopsShort: boolean;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getInt32(0) !== MAGIC) throw new MapFileRefused('brokenShapefile');
  const records: ShpRecord[] = [];
  let at = HEADER;
  while (at + 8 <= bytes.length) {
    const length = view.getInt32(at + 4) * 2;
    if (length < 4 || at + 8 + length > bytes.length) break;
    records.push(readRecord(new DataView(bytes.buffer, bytes.byteOffset + at + 8, length)));
    at += 8 + length;
  }
  return { records, stopsShort: at < bytes.length };
}
