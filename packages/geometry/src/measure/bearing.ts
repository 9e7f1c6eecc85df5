import { bounds } from '../shape/bounds.ts';
import type { Position } from '../shape/geometry.ts';
import { projectionFor } from '../project/projection-for.ts';
import { geodesic } from './geodesic.ts';

const clockwise = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Bearing at which the geodesic from the first position to the second starts: degrees clockwise from true north, 0 to 360. */
export function bearingDegrees(from: Position, to: Position): number {
  return clockwise(geodesic.Inverse(from[1], from[0], to[1], to[0]).azi1 ?? 0);
}

/** Bearing from grid north (NZTM2000, on the Chathams their own projection), as on a printed plan: degrees clockwise, 0 to 360. */
export function gridBearingDegrees(from: Position, to: Position): number {
  const grid = projectionFor(bounds({ type: 'Point', coordinates: from }));
  const [startEast, startNorth] = grid.forward(from);
  const [east, north] = grid.forward(to);
  return clockwise((Math.atan2(east - startEast, north - startNorth) * 180) / Math.PI);
}
