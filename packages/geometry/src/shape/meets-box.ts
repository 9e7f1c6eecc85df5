import { clipLine } from './clip-line.ts';
import { containsPoint } from './contains-point.ts';
import type { PlanePosition } from '../project/transverse-mercator.ts';
import type { Bounds, Geometry, Position } from './geometry.ts';
import { isPolygonal, linesOf } from './polygons-of.ts';

const onPlane = ([x, y]: Position): PlanePosition => [x, y];

/**
 * Checks whether a geometry shares at least a point with a box: the shape itself, not its bounding box. Both are in the same coordinates, degrees or
 * metres of a projection; the box is [west, south, east, north].
 */
export function meetsBox(geometry: Geometry, box: Bounds): boolean {
  const [west, south, east, north] = box;
  if (geometry.type === 'Point') {
    const [x, y] = geometry.coordinates;
    return x >= west && x <= east && y >= south && y <= north;
  }
  if (linesOf(geometry).some((line) => clipLine(line.map(onPlane), box).length > 0)) return true;
  // No edge is in the box: it lies whole within the area, or outside of it.
  return isPolygonal(geometry) && containsPoint(geometry, [west, south]);
}
