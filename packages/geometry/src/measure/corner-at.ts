import { isInNewZealand } from '../check/new-zealand.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import type { Position } from '../shape/geometry.ts';
import { geodesic } from './geodesic.ts';

/** Reasons why a corner cannot be placed at a bearing and a length. */
export const cornerReasons = ['noLength', 'tooLong', 'noBearing', 'outsideNewZealand'] as const;
export type CornerReason = (typeof cornerReasons)[number];
export type CornerRefusal = { readonly ok: false; readonly reason: CornerReason };

/** Maximum length in metres. No edge of a farm is longer, so a larger number is a typing error. */
const LONGEST_METRES = 100_000;
/** Minimum length in metres. Coordinates have 7 decimals (1 cm); a shorter length would make no edge. */
const SHORTEST_METRES = 0.02;

/** End of a geodesic from a position, unrounded. */
export function positionAt(from: Position, bearing: number, metres: number): Position {
  const { lat2, lon2 } = geodesic.Direct(from[1], from[0], bearing, metres);
  return [lon2 ?? from[0], lat2 ?? from[1]];
}

/** Checks a length in metres; null when an edge of that length can be drawn. */
export function lengthRefusal(metres: number): CornerRefusal | null {
  if (!(metres >= SHORTEST_METRES)) return { ok: false, reason: 'noLength' };
  return metres > LONGEST_METRES ? { ok: false, reason: 'tooLong' } : null;
}

/**
 * Computes the corner at a distance in metres and a bearing in degrees clockwise from true north, along the geodesic, rounded to the 7
 * decimals that are stored. Example: from 172.5° E 43.1° S, 1,000 m at 90° is 172.5122837° E 43.0999993° S: a geodesic that starts eastward
 * bends towards the equator.
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
