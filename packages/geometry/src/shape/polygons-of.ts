import type { Geometry, PolygonalGeometry, PolygonRings, Position } from './geometry.ts';

/** The parts of a polygon or multi-polygon, each as its rings. */
export function polygonsOf(geometry: PolygonalGeometry): readonly PolygonRings[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Parts as one geometry: a Polygon when there is one, a MultiPolygon when there are more, null when there is none. */
export function polygonalFrom(parts: readonly PolygonRings[]): PolygonalGeometry | null {
  const [first] = parts;
  if (first === undefined) return null;
  return parts.length === 1
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: parts };
}

/** Whether it is made of several shapes: of these no single corner is dragged. */
export function hasSeveralParts(
  geometry: Geometry,
): geometry is Extract<Geometry, { readonly type: 'MultiPolygon' | 'MultiLineString' }> {
  return geometry.type === 'MultiPolygon' || geometry.type === 'MultiLineString';
}

/** The lines a geometry is drawn with: its rings, its lines, or nothing for a point. */
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

/** True for a polygon or multi-polygon. */
export function isPolygonal(geometry: Geometry): geometry is PolygonalGeometry {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}
