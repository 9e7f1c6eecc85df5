import { isPolygonal, labelPoint, type Geometry, type Position } from '@tussock/geometry';
import { balancePoint } from './plane-shape.ts';

/**
 * Middle of a geometry for reports: the centroid of its largest ring if that lies inside, else its label point (for areas the centre of the
 * largest inscribed circle).
 */
export function middleOf(geometry: Geometry): Position {
  if (!isPolygonal(geometry)) return labelPoint(geometry);
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const lines = rings.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude] as const));
  // Balance does not depend on how the axes are stretched, so degrees will do.
  return balancePoint({ type: 'area', lines }) ?? labelPoint(geometry);
}
