import type { Geometry, Position } from '../shape/geometry.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { geodesic } from './geodesic.ts';

/**
 * Length of record in metres, unrounded: along geodesics of the GRS 80 ellipsoid (GeographicLib). For polygons the length of all rings,
 * like a fence around them and around their holes; 0 for points.
 */
export function lengthMetres(geometry: Geometry): number {
  return linesOf(geometry).reduce((sum, line) => sum + lineLength(line), 0);
}

/** Rounds a length to 1 decimal of a metre, as it is sent and shown. */
export const toTenthsOfMetre = (metres: number): number => Number(metres.toFixed(1));

/** Geodesic distance between two positions in metres. */
export function distanceMetres(from: Position, to: Position): number {
  return geodesic.Inverse(from[1], from[0], to[1], to[0]).s12 ?? 0;
}

function lineLength(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + distanceMetres(line[index] ?? to, to), 0);
}
