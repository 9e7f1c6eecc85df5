import { isInNewZealand } from '../check/new-zealand.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import type { Position } from '../shape/geometry.ts';
import { geodesic } from './geodesic.ts';

/** Why there is no corner at a bearing and a length. */
export const cornerReasons = ['noLength', 'tooLong', 'noBearing', 'outsideNewZealand'] as const;
export type CornerReason = (typeof cornerReasons)[number];
export type CornerRefusal = { readonly ok: false; readonly reason: CornerReason };

/** No edge of a farm is longer; a slip of the finger is. */
const LONGEST_METRES = 100_000;
/** Coordinates are kept to 7 decimals: 1 cm. What is shorter would be no edge. */
const SHORTEST_METRES = 0.02;

/** Where a geodesic ends, unrounded. */
export function positionAt(from: Position, bearing: number, metres: number): Position {
  const { lat2, lon2 } = geodesic.Direct(from[1], from[0], bearing, metres);
  return [lon2 ?? from[0], lat2 ?? from[1]];
}

/** Null where a length can be drawn. */
export function lengthRefusal(metres: number): CornerRefusal | null {
  if (!(metres >= SHORTEST_METRES)) return { ok: false, reason: 'noLength' };
  return metres > LONGEST_METRES ? { ok: false, reason: 'tooLong' } : null;
}

/**
 * The corner so many metres from another, in degrees clockwise from true north, along the geodesic, at the 7 decimals that are kept.
 * Example: from 172.5° E 43.1° S, 1,000 m at 90° is 172.5122837° E 43.0999993° S: a geodesic that leaves eastward bends
 * towards the equator.
 */
export function cornerAt(
  from: Position,
  bearing: number,
  metres: number,
): { readonly ok: true; readonly corner: Position } | CornerRefusal {
  const refusal = lengthRefusal(metres);
  if (refusal) return refusal;
  if (!(bearing >= 0 && bearing <= 360)) return { ok: false, reason: 'noBearing' };
  const coordinates = positionAt(from, bearing, metres);
  if (!isInNewZealand(coordinates)) return { ok: false, reason: 'outsideNewZealand' };
  return { ok: true, corner: roundToMergePrecision({ type: 'Point', coordinates }).coordinates };
}
