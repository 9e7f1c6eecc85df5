import type { Position, Ring } from '../shape/geometry.ts';
import { MERGE_DECIMALS } from '../shape/round-to-merge-precision.ts';

const UNITS_PER_DEGREE = 10 ** MERGE_DECIMALS;

/** Corner in whole units of the seventh decimal, so that sums and products of differences on a farm are exact. */
export type Unit = readonly [x: number, y: number];
export type UnitRing = readonly Unit[];

export const toUnit = ([longitude, latitude]: Position): Unit => [
  Math.round(longitude * UNITS_PER_DEGREE),
  Math.round(latitude * UNITS_PER_DEGREE),
];

export const fromUnit = ([x, y]: Unit): Position => [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE];

export const keyOfUnit = ([x, y]: Unit): string => `${x} ${y}`;

/** Key of a corner: its position at 7 decimals as text, the same in all shapes that share the corner. */
export const keyOfCorner = (position: Position): string => keyOfUnit(toUnit(position));

export const isSameUnit = (a: Unit, b: Unit): boolean => a[0] === b[0] && a[1] === b[1];

/** Twice the signed area of a ring without its closing corner; counter-clockwise is positive. */
export function doubledArea(ring: UnitRing): number {
  const [origin] = ring;
  if (!origin) return 0;
  let doubled = 0;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? origin;
    doubled += (ax - origin[0]) * (by - origin[1]) - (bx - origin[0]) * (ay - origin[1]);
  }
  return doubled;
}

export const closedRing = (ring: UnitRing): Ring => [...ring, ...ring.slice(0, 1)].map(fromUnit);
