import type { Geometry, PolygonRings, Ring } from '../shape/geometry.ts';
import { isPolygonal, polygonsOf } from '../shape/polygons-of.ts';
import { geodesic } from './geodesic.ts';

const SQUARE_METRES_PER_HECTARE = 10_000;
const SQUARE_METRES_PER_SQUARE_KILOMETRE = 1_000_000;

/**
 * The area of record in square metres, unrounded: on the GRS 80 ellipsoid, edges being geodesics (GeographicLib), holes
 * taken off. 0 for points and lines. Right on either side of the antimeridian and across it. The winding of the
 * rings does not matter.
 */
export function areaSquareMetres(geometry: Geometry): number {
  if (!isPolygonal(geometry)) return 0;
  return polygonsOf(geometry).reduce((sum, rings) => sum + polygonArea(rings), 0);
}

/**
 * Spec §9: the area of record in hectares, to the nearest 1/100 ha.
 * Example: a paddock of 23,456.7 m² has 2.35 ha.
 */
export function areaHectares(geometry: Geometry): number {
  return toHectares(areaSquareMetres(geometry));
}

/** Spec §9: square metres as hectares, to the nearest 1/100 ha. Round sums once, not their parts. */
export function toHectares(squareMetres: number): number {
  return Math.round((squareMetres / SQUARE_METRES_PER_HECTARE) * 100) / 100;
}

/**
 * Spec §9: 'square metres are rounded from kilometres'. We read it as: the area is held in square kilometres, and the figure
 * in square metres is that number × 1,000,000, rounded to a whole square metre.
 * Example: 0.0234567 km² is shown as 23,457 m².
 */
export function roundedSquareMetres(geometry: Geometry): number {
  const squareKilometres = areaSquareMetres(geometry) / SQUARE_METRES_PER_SQUARE_KILOMETRE;
  return Math.round(squareKilometres * SQUARE_METRES_PER_SQUARE_KILOMETRE);
}

function polygonArea([outline, ...holes]: PolygonRings): number {
  if (outline === undefined) return 0;
  return holes.reduce((area, hole) => area - ringArea(hole), ringArea(outline));
}

function ringArea(ring: Ring): number {
  const polygon = geodesic.Polygon(false);
  // The closing position would be an edge of no length.
  for (const [longitude, latitude] of ring.slice(0, -1)) polygon.AddPoint(latitude, longitude);
  return Math.abs(polygon.Compute(false, true).area ?? 0);
}
