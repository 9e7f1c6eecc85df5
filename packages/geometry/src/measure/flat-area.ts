import type { PolygonRings } from '../shape/geometry.ts';
import { planarRingArea } from '../shape/wind-rings.ts';
import { metresPerDegree } from './ellipsoid.ts';

/**
 * Area in square metres between straight lines on the map, holes subtracted. Used to tell strips of zero width from land: a geodesic beside
 * a straight line of 5 km encloses 1,400 m² that nobody drew. Not a figure of record.
 */
export function flatAreaSquareMetres(rings: PolygonRings): number {
  const latitude = rings[0]?.[0]?.[1] ?? 0;
  const scale = metresPerDegree(latitude);
  const areas = rings.map((ring) => Math.abs(planarRingArea(ring)) * scale.east * scale.north);
  return areas.reduce((sum, area, index) => (index === 0 ? area : sum - area), 0);
}
