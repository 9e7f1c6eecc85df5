import type { Geometry, Position } from './geometry.ts';
import { linesOf } from './polygons-of.ts';

/** Every position of a geometry in written order, including the closing position of each ring. */
export function positionsOf(geometry: Geometry): readonly Position[] {
  return geometry.type === 'Point' ? [geometry.coordinates] : linesOf(geometry).flat();
}

/** Number of vertices; the closing position of a ring is not counted again. */
export function countVertices(geometry: Geometry): number {
  if (geometry.type === 'Point') return 1;
  const closing = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? 1 : 0;
  return linesOf(geometry).reduce((sum, line) => sum + Math.max(0, line.length - closing), 0);
}
