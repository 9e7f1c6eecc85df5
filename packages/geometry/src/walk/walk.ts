import { metresPerDegree } from '../measure/ellipsoid.ts';
import { bounds } from '../shape/bounds.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import type { LineGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { windRings } from '../shape/wind-rings.ts';
import { projectionFor } from '../project/projection-for.ts';
import { simplifyLine } from '../simplify/simplify-line.ts';
import type { Fix } from './average-fixes.ts';

/** A line that is being walked: the readings it is made of. */
export interface Walk {
  readonly fixes: readonly Fix[];
  /** How many were not sure enough. */
  readonly poorCount: number;
  /** Those taken although they were not sure enough, because somebody asked for it. */
  readonly takenPoorCount: number;
}

/** Before the first step. */
export const emptyWalk: Walk = { fixes: [], poorCount: 0, takenPoorCount: 0 };

/** Who stands still makes no corners: metres. */
const STEP_METRES = 2;
/** Nobody on a farm is faster, in metres a second: the reading has leapt. */
const FASTEST = 28;
/** A corner that lies so near to the line between its neighbours is none, in metres. */
const TOLERANCE_METRES = 1;

/** How far apart two places are, in metres, right to a thousandth within some kilometres. */
function quickDistance(one: Position, other: Position): number {
  const scale = metresPerDegree(one[1]);
  const east = (easternLongitude(other[0]) - easternLongitude(one[0])) * scale.east;
  return Math.hypot(east, (other[1] - one[1]) * scale.north);
}

/**
 * The walk with one more reading. One that is less sure than the gate (metres) is counted and left out; one that is no step from the last,
 * or a leap from it, is left out.
 */
export function takeFix(walk: Walk, fix: Fix, gateMetres: number): Walk {
  if (!(fix.accuracyMetres <= gateMetres)) return { ...walk, poorCount: walk.poorCount + 1 };
  const last = walk.fixes.at(-1);
  if (last) {
    const metres = quickDistance(last.at, fix.at);
    const seconds = Math.max((fix.atMs - last.atMs) / 1000, 0);
    // A reading may stray by what it says of itself: a step is farther than half of that.
    if (metres < Math.max(STEP_METRES, fix.accuracyMetres / 2)) return walk;
    if (metres > FASTEST * Math.max(seconds, 1)) return { ...walk, poorCount: walk.poorCount + 1 };
  }
  return { ...walk, fixes: [...walk.fixes, fix] };
}

/** The walk with a corner that somebody asked for, however sure it is; what is not sure enough is counted. */
export function takeCorner(walk: Walk, fix: Fix, gateMetres: number): Walk {
  const isPoor = !(fix.accuracyMetres <= gateMetres);
  return {
    ...walk,
    fixes: [...walk.fixes, fix],
    takenPoorCount: walk.takenPoorCount + (isPoor ? 1 : 0),
  };
}

/** The places of a walk without those that the line does not need; both ends stay. */
function cornersOf({ fixes }: Walk): readonly Position[] {
  const places = fixes.map(({ at }) => at);
  const [first] = places;
  if (!first || places.length < 3) return places;
  const grid = projectionFor(bounds({ type: 'Point', coordinates: first }));
  const flat = places.map((place) => grid.forward(place));
  const kept = new Set(simplifyLine(flat, TOLERANCE_METRES));
  return places.filter((_, index) => kept.has(flat[index] ?? [0, 0]));
}

/** The line that was walked, with the corners it needs; null for fewer than two. */
export function lineOfWalk(walk: Walk): LineGeometry | null {
  const coordinates = cornersOf(walk);
  if (coordinates.length < 2) return null;
  return roundToMergePrecision({ type: 'LineString', coordinates: [...coordinates] });
}

/** The area that was walked around, closed by a straight line back to the start; null for fewer than three corners. */
export function areaOfWalk(walk: Walk): PolygonGeometry | null {
  const corners = cornersOf(walk);
  const [first, ...rest] = corners;
  if (!first) return null;
  // Who came back to where they began has made that corner twice.
  const end = rest.at(-1);
  const around = end && quickDistance(first, end) < STEP_METRES ? rest.slice(0, -1) : rest;
  if (around.length < 2) return null;
  return windRings(
    roundToMergePrecision({ type: 'Polygon', coordinates: [[first, ...around, first]] } as const),
  );
}

/** Between two places of a walk so far apart in time and on the ground nothing was recorded: seconds and metres. */
const GAP = { seconds: 15, metres: 10 } as const;

/** Length of a walk in metres, and the straight stretches in it where nothing was recorded: how many, and their metres. */
export function measureWalk({ fixes }: Walk): {
  readonly metres: number;
  readonly gapCount: number;
  readonly gapMetres: number;
} {
  const steps = fixes.slice(1).map((fix, index) => {
    const before = fixes[index] ?? fix;
    return {
      metres: quickDistance(before.at, fix.at),
      seconds: (fix.atMs - before.atMs) / 1000,
    };
  });
  const gaps = steps.filter(({ metres, seconds }) => seconds > GAP.seconds && metres > GAP.metres);
  const sum = (some: typeof steps): number => some.reduce((whole, { metres }) => whole + metres, 0);
  return { metres: sum(steps), gapCount: gaps.length, gapMetres: sum(gaps) };
}
