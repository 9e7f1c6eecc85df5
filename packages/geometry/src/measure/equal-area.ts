import type { Position } from '../shape/geometry.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import { ECCENTRICITY_SQUARED, RADIANS_PER_DEGREE, SEMI_MAJOR_METRES } from './ellipsoid.ts';

const ECCENTRICITY = Math.sqrt(ECCENTRICITY_SQUARED);
const POLAR_SINE = authalicSine(1);
/** Radius of the sphere with the same surface area as the ellipsoid: 6,371,007.181 m (Snyder 1987, equation 3-13). */
export const AUTHALIC_RADIUS_METRES = SEMI_MAJOR_METRES * Math.sqrt(POLAR_SINE / 2);

/** Sine of the authalic latitude: the latitude on the equal-area sphere below which the area is the same as on the ellipsoid. */
export const authalicSineOf = (latitude: number): number =>
  authalicSine(Math.sin(latitude * RADIANS_PER_DEGREE)) / POLAR_SINE;

/** Projects a position onto the equal-area cylinder, in metres; plane areas there equal areas on the ground. */
export const onEqualAreas = ([longitude, latitude]: Position): readonly [x: number, y: number] => [
  easternLongitude(longitude) * RADIANS_PER_DEGREE * AUTHALIC_RADIUS_METRES,
  authalicSineOf(latitude) * AUTHALIC_RADIUS_METRES,
];

/** Authalic q of Snyder 1987, Map Projections: A Working Manual, equation 3-12. */
function authalicSine(sine: number): number {
  const scaled = ECCENTRICITY * sine;
  const logarithm = Math.log((1 - scaled) / (1 + scaled)) / (2 * ECCENTRICITY);
  return (1 - ECCENTRICITY_SQUARED) * (sine / (1 - scaled * scaled) - logarithm);
}
