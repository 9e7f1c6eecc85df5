import { metresPerDegree } from '../measure/ellipsoid.ts';
import type { Bounds, Geometry } from './geometry.ts';
import { easternLongitude } from './eastern-longitude.ts';
import { positionsOf } from './positions-of.ts';

// Shapes are replaced when they change, never altered.
const known = new WeakMap<Geometry, Bounds>();

/**
 * Bounding box of a geometry in degrees; cached for each shape. Longitudes stay as stored; only for a geometry on both sides of the
 * antimeridian they are counted eastwards past 180.
 *
 * @throws RangeError when the geometry has no position.
 */
export function bounds(geometry: Geometry): Bounds {
  const found = known.get(geometry) ?? boxOf(geometry);
  known.set(geometry, found);
  return found;
}

function boxOf(geometry: Geometry): Bounds {
  const positions = positionsOf(geometry);
  if (positions.length === 0) throw new RangeError('A geometry without positions has no bounds');
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) box = grow(box, longitude, latitude);
  if (!spansAntimeridian(box)) return box;
  box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) box = grow(box, easternLongitude(longitude), latitude);
  return box;
}

/**
 * Union of boxes in degrees; null for an empty list. A mainland box and one of the Chatham Islands give one that continues past 180, never
 * one around the whole world.
 */
export function unionBounds(boxes: readonly Bounds[]): Bounds | null {
  if (boxes.length === 0) return null;
  const plain = boxes.reduce(join);
  return spansAntimeridian(plain) ? boxes.map(easternBox).reduce(join) : plain;
}

/** Checks whether two boxes share at least a point. Both must count longitudes the same way. */
export function boundsMeet(a: Bounds, b: Bounds): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** Widens a box by metres on each side, and slightly more where a degree is longer. */
export function widenedBounds([west, south, east, north]: Bounds, byMetres: number): Bounds {
  // Of a degree eastwards there are fewest metres on the side of the pole; of one northwards, on that of the equator.
  const latitudes = [Math.abs(south), Math.abs(north)];
  const eastwards = byMetres / metresPerDegree(Math.max(...latitudes)).east;
  const northwards = byMetres / metresPerDegree(Math.min(...latitudes)).north;
  return [west - eastwards, south - northwards, east + eastwards, north + northwards];
}

function grow(
  box: [number, number, number, number],
  longitude: number,
  latitude: number,
): [number, number, number, number] {
  if (longitude < box[0]) box[0] = longitude;
  if (latitude < box[1]) box[1] = latitude;
  if (longitude > box[2]) box[2] = longitude;
  if (latitude > box[3]) box[3] = latitude;
  return box;
}

function spansAntimeridian(box: Bounds): boolean {
  return box[2] - box[0] > 180;
}

function easternBox(box: Bounds): Bounds {
  return box[0] < 0 ? [box[0] + 360, box[1], easternLongitude(box[2]), box[3]] : box;
}

function join(a: Bounds, b: Bounds): Bounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
