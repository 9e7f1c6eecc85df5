import type { Position } from '../shape/geometry.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import { ECCENTRICITY_SQUARED, RADIANS_PER_DEGREE, SEMI_MAJOR_METRES } from './ellipsoid.ts';

const ECCENTRICITY = Math.sqrt(ECCENTRICITY_SQUARED);
const POLAR_SINE = authalicSine(1);
/** The sphere that has as much surface as the ellipsoid: 6,371,007.181 m (Snyder 1987, equation 3-13). */
export const AUTHALIC_RADIUS_METRES = SEMI_MAJOR_METRES * Math.sqrt(POLAR_SINE / 2);

/** The sine of the latitude at which the sphere of equal surface has as much area below it as the ellipsoid has here. */
export const authalicSineOf = (latitude: number): number =>
  authalicSine(Math.sin(latitude * RADIANS_PER_DEGREE)) / POLAR_SINE;

/** Where a position lies on the cylinder of equal area, in metres: flat areas there are areas of the ground. */
export const onEqualAreas = ([longitude, latitude]: Position): readonly [x: number, y: number] => [
  easternLongitude(longitude) * RADIANS_PER_DEGREE * AUTHALIC_RADIUS_METRES,
  authalicSineOf(latitude) * AUTHALIC_RADIUS_METRES,
];

/** Snyder 1987, Map Projections: A Working Manual, equation 3-12. */
function authalicSine(sine: number): number {
  const scaled = ECCENTRICITY * sine;
  const logarithm = Math.log((1 - scaled) / (1 + scaled)) / (2 * ECCENTRICITY);
  return (1 - ECCENTRICITY_SQUARED) * (sine / (1 - scaled * scaled) - logarithm);
}
