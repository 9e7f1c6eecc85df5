import type { Geometry, Ring } from '../shape/geometry.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import { isPolygonal, polygonsOf } from '../shape/polygons-of.ts';
import { RADIANS_PER_DEGREE } from './ellipsoid.ts';
import { AUTHALIC_RADIUS_METRES, authalicSineOf } from './equal-area.ts';

/**
 * Quick area in square metres for the live read-out while a person draws: within 1e-5 of the area of record for any farm, and several times
 * faster. Never store or report it; `areaSquareMetres` is the figure of record.
 */
export function quickAreaSquareMetres(geometry: Geometry): number {
  if (!isPolygonal(geometry)) return 0;
  return polygonsOf(geometry).reduce(
    (sum, rings) =>
      sum +
      rings.reduce((area, ring, index) => area + Math.abs(quickRingArea(ring)) * (index === 0 ? 1 : -1), 0),
    0,
  );
}

/** Signed quick area of a closed ring in square metres; counter-clockwise is positive. */
export function quickRingArea(ring: Ring): number {
  let sum = 0;
  let from: { readonly turn: number; readonly latitude: number } | null = null;
  for (const [longitude, latitude] of ring) {
    const to = {
      turn: easternLongitude(longitude) * RADIANS_PER_DEGREE,
      latitude: Math.asin(authalicSineOf(latitude)),
    };
    if (from !== null) sum += areaUnderArc(from, to);
    from = to;
  }
  return -sum * AUTHALIC_RADIUS_METRES ** 2;
}

/**
 * Area between an arc of a great circle and the equator, on a sphere of radius 1 (Girard's theorem for the quadrilateral; for instance
 * Karney 2013, equation 58). Straight map lines instead of arcs would be off by 1e-5 at 1 km.
 */
function areaUnderArc(
  from: { readonly turn: number; readonly latitude: number },
  to: { readonly turn: number; readonly latitude: number },
): number {
  const middle = Math.sin((from.latitude + to.latitude) / 2);
  const lean = Math.cos((from.latitude - to.latitude) / 2);
  return 2 * Math.atan((Math.tan((to.turn - from.turn) / 2) * middle) / lean);
}
