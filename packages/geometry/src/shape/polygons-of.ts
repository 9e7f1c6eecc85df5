import type { Geometry, PolygonalGeometry, PolygonRings, Position } from './geometry.ts';

/** Parts of a polygon or multi-polygon, each as its rings. */
export function polygonsOf(geometry: PolygonalGeometry): readonly PolygonRings[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Combines parts into one geometry: a Polygon for one part, a MultiPolygon for more, null for none. */
export function polygonalFrom(parts: readonly PolygonRings[]): PolygonalGeometry | null {
  const [first] = parts;
  if (first === undefined) return null;
  return parts.length === 1
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: parts };
}

/** Checks whether a geometry has several parts; single corners of such a geometry cannot be dragged. */
export function hasSeveralParts(
  geometry: Geometry,
): geometry is Extract<Geometry, { readonly type: 'MultiPolygon' | 'MultiLineString' }> {
  return geometry.type === 'MultiPolygon' || geometry.type === 'MultiLineString';
}

/** Lines of a geometry: its rings, its lines, or none for a point. */
export function linesOf(geometry: Geometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [];
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
  }
}

/** Checks for a polygon or multi-polygon. */
export function isPolygonal(geometry: Geometry): geometry is PolygonalGeometry {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}
