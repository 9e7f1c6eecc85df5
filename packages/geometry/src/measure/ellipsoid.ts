/** GRS 80, the ellipsoid of NZGD2000 (LINZS25000): semi-major axis in metres. */
export const SEMI_MAJOR_METRES = 6_378_137;
/** GRS 80: flattening. */
export const FLATTENING = 1 / 298.257222101;
/** First eccentricity squared, f(2 − f). */
export const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);

export const RADIANS_PER_DEGREE = Math.PI / 180;

/** Metres on the ground per degree of latitude and of longitude, at a latitude. */
export function metresPerDegree(latitude: number): { readonly north: number; readonly east: number } {
  const sine = Math.sin(latitude * RADIANS_PER_DEGREE);
  const narrowing = 1 - ECCENTRICITY_SQUARED * sine * sine;
  const acrossRadius = SEMI_MAJOR_METRES / Math.sqrt(narrowing);
  const meridianRadius = (acrossRadius * (1 - ECCENTRICITY_SQUARED)) / narrowing;
  return {
    north: meridianRadius * RADIANS_PER_DEGREE,
    east: acrossRadius * Math.cos(latitude * RADIANS_PER_DEGREE) * RADIANS_PER_DEGREE,
  };
}
