import polylabel from 'polylabel';
import type { Geometry, PolygonRings, Position } from './geometry.ts';
import { quickRingArea } from '../measure/quick-area.ts';
import { quickLengthMetres } from '../measure/quick-length.ts';
import { sideOfRing } from './contains-point.ts';
import { polygonsOf } from './polygons-of.ts';

/** Precision of the label point, as a share of the smaller side of the shape's box. */
const PRECISION_SHARE = 0.05;

/**
 * Best position for a label. Polygons: the centre of the largest circle inscribed in the largest part (polylabel, on a plane where a degree
 * of longitude is as short as on the ground), always inside. Lines: half way along the longest line. Points: themselves.
 */
export function labelPoint(geometry: Geometry): Position {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates;
    case 'LineString':
      return middleOfLine(geometry.coordinates);
    case 'MultiLineString':
      return middleOfLine(largest(geometry.coordinates, lengthOf));
    case 'Polygon':
    case 'MultiPolygon':
      return middleOfPolygon(
        largest(polygonsOf(geometry), ([outline]) => Math.abs(quickRingArea(outline ?? []))),
      );
  }
}

function lengthOf(line: readonly Position[]): number {
  return quickLengthMetres({ type: 'LineString', coordinates: line });
}

function largest<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item {
  let best: { item: Item; size: number } | null = null;
  for (const item of items) {
    const size = sizeOf(item);
    if (best === null || size > best.size) best = { item, size };
  }
  if (best === null) throw new RangeError('An empty geometry has no place for a label');
  return best.item;
}

function middleOfLine(line: readonly Position[]): Position {
  const [start] = line;
  if (start === undefined) throw new RangeError('An empty line has no middle');
  let left = lengthOf(line) / 2;
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1] as Position; // i runs inside the line
    const to = line[i] as Position; // i runs inside the line
    const length = lengthOf([from, to]);
    if (length > 0 && length >= left) return between(from, to, left / length);
    left -= length;
  }
  return start;
}

function between(from: Position, to: Position, share: number): Position {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function middleOfPolygon(rings: PolygonRings): Position {
  const [outline] = rings;
  const start = outline?.[0];
  if (outline === undefined || start === undefined) throw new RangeError('An empty polygon has no middle');
  // Far from the origin the search would work with few digits, so it works around the first corner.
  const shrink = Math.cos((start[1] * Math.PI) / 180);
  const local = rings.map((ring) =>
    ring.map(([x, y]): [number, number] => [(x - start[0]) * shrink, y - start[1]]),
  );
  const smallerSide = Math.min(extent(local[0] ?? [], 0), extent(local[0] ?? [], 1));
  const [x, y] = smallerSide > 0 ? polylabel(local, smallerSide * PRECISION_SHARE) : [0, 0];
  const found: Position = [(x ?? 0) / shrink + start[0], (y ?? 0) + start[1]];
  return isInside(rings, found) ? found : (middleOfWidestChord(rings) ?? found);
}

function extent(ring: readonly [number, number][], axis: 0 | 1): number {
  const values = ring.map((point) => point[axis]);
  return (
    values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity)
  );
}

function isInside(rings: PolygonRings, position: Position): boolean {
  return rings.every((ring, index) => sideOfRing(ring, position) === (index === 0 ? 'inside' : 'outside'));
}

/** Fallback for shapes too thin for polylabel's grid: cuts the shape along the parallel half way up and takes the longest piece. */
function middleOfWidestChord(rings: PolygonRings): Position | null {
  const latitudes = [...new Set((rings[0] ?? []).map(([, latitude]) => latitude))].sort((a, b) => a - b);
  const upper = latitudes[Math.floor(latitudes.length / 2)];
  const lower = latitudes[Math.floor(latitudes.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  const latitude = (upper + lower) / 2;
  const crossings = rings
    .flatMap((ring) => ring.slice(1).map((to, index) => crossingLongitude(ring[index], to, latitude)))
    .filter((longitude) => longitude !== null)
    .sort((a, b) => a - b);
  let best: { width: number; middle: Position } | null = null;
  for (let i = 1; i < crossings.length; i += 2) {
    const west = crossings[i - 1] as number; // i runs inside the list
    const east = crossings[i] as number; // i runs inside the list
    if (best === null || east - west > best.width)
      best = { width: east - west, middle: [(west + east) / 2, latitude] };
  }
  return best?.middle ?? null;
}

function crossingLongitude(from: Position | undefined, to: Position, latitude: number): number | null {
  if (from === undefined || from[1] > latitude === to[1] > latitude) return null;
  return from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}
