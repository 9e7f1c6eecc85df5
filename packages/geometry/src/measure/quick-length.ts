import type { Geometry, Position } from '../shape/geometry.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { metresPerDegree } from './ellipsoid.ts';

/**
 * Quick length in metres for the live read-out: within 1e-5 of the length of record for edges up to about 20 km. It uses the radii of
 * curvature at the middle latitude of each edge. Never store or report it; `lengthMetres` is the figure of record.
 */
export function quickLengthMetres(geometry: Geometry): number {
  return linesOf(geometry).reduce((sum, line) => sum + quickLineLength(line), 0);
}

/** Quick distance between two positions in metres. */
export function quickDistanceMetres(from: Position, to: Position): number {
  const scale = metresPerDegree((from[1] + to[1]) / 2);
  return Math.hypot(
    (easternLongitude(to[0]) - easternLongitude(from[0])) * scale.east,
    (to[1] - from[1]) * scale.north,
  );
}

function quickLineLength(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + quickDistanceMetres(line[index] ?? to, to), 0);
}
