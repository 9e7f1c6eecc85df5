import type { Geometry, PolygonRings, Ring } from '../shape/geometry.ts';
import { isPolygonal, polygonsOf } from '../shape/polygons-of.ts';
import { geodesic } from './geodesic.ts';

const SQUARE_METRES_PER_HUNDREDTH = 100;
const HUNDREDTHS = 100;
const SQUARE_METRES_PER_SQUARE_KILOMETRE = 1_000_000;

/**
 * Area of record in square metres, unrounded: on the GRS 80 ellipsoid with geodesic edges (GeographicLib), holes subtracted. 0 for points
 * and lines. Correct on either side of the antimeridian and across it. The winding of the rings does not matter.
 */
export function areaSquareMetres(geometry: Geometry): number {
  if (!isPolygonal(geometry)) return 0;
  return polygonsOf(geometry).reduce((sum, rings) => sum + polygonArea(rings), 0);
}

/** Spec §9: area of record in hectares, to the nearest 1/100 ha. Example: a paddock of 23,456.7 m² has 2.35 ha. */
export function areaHectares(geometry: Geometry): number {
  return toHectares(areaSquareMetres(geometry));
}

/** Spec §9: converts square metres to hectares, to the nearest 1/100 ha. To add up areas use `sumHectares`; do not add these figures. */
export function toHectares(squareMetres: number): number {
  return Math.round(squareMetres / SQUARE_METRES_PER_HUNDREDTH) / HUNDREDTHS;
}

/**
 * Sums areas in hectares to the nearest 1/100 ha (docs/design/ground-and-terrain.md). Unrounded square metres are added up and rounded
 * once, so that the same ground has the same total however it is divided. Rounded figures shown beside it may differ from it by a hundredth
 * or two.
 */
export function sumHectares(squareMetres: readonly (number | null | undefined)[]): number {
  return toHectares(squareMetres.reduce<number>((sum, part) => sum + (part ?? 0), 0));
}

/**
 * Spec §9: 'square metres are rounded from kilometres'. Our reading: the area is stored in square kilometres, and the figure in square
 * metres is that number × 1,000,000, rounded to a whole square metre. Example: 0.0234567 km² is shown as 23,457 m².
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
