import type { Geometry } from './geometry.ts';
import { mapPositions } from './map-positions.ts';

/** Spec §9: decimals of boundary coordinates when they are merged; 0.0000001° is 1.1 cm on the ground. */
export const MERGE_DECIMALS = 7;

/** Spec §9: tolerance of boundary simplification, in degrees (5.6 m north to south, about 4.2 m east to west). */
export const SIMPLIFY_TOLERANCE_DEGREES = 0.00005;

const UNITS_PER_DEGREE = 10 ** MERGE_DECIMALS;

/** Spec §9: rounds every coordinate of a geometry to 7 decimals and drops heights. Rounding twice changes nothing. */
export function roundToMergePrecision<Shape extends Geometry>(geometry: Shape): Shape {
  return mapPositions(geometry, ([longitude, latitude]) => [roundDegrees(longitude), roundDegrees(latitude)]);
}

/** Rounds one coordinate in degrees to the merge precision. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE) / UNITS_PER_DEGREE;
}
