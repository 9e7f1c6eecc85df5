import type { PolygonalGeometry, Position, Ring } from './geometry.ts';
import { easternLongitude } from './eastern-longitude.ts';
import { orientation } from './orientation.ts';
import { polygonsOf } from './polygons-of.ts';

export type RingSide = 'inside' | 'outside' | 'border';

/**
 * Checks whether a position lies inside the geometry or on its border (the border of a hole included). Exact for positions in New Zealand:
 * the side of an edge is never decided by a rounded number.
 */
export function containsPoint(geometry: PolygonalGeometry, position: Position): boolean {
  return polygonsOf(geometry).some(([outline, ...holes]) => {
    if (outline === undefined || sideOfRing(outline, position) === 'outside') return false;
    return holes.every((hole) => sideOfRing(hole, position) !== 'inside');
  });
}

/** Side of a closed ring on which a position lies. */
export function sideOfRing(ring: Ring, position: Position): RingSide {
  const point: Position = [easternLongitude(position[0]), position[1]];
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const from = ring[i - 1] as Position; // i runs inside the ring
    const to = ring[i] as Position; // i runs inside the ring
    const meeting = meetRay(from, to, point);
    if (meeting === 'border') return 'border';
    if (meeting === 'crossed') inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

/** Effect of an edge on the ray that leaves the point eastwards. */
function meetRay(from: Position, to: Position, point: Position): 'border' | 'crossed' | 'missed' {
  const y = point[1];
  if ((from[1] > y && to[1] > y) || (from[1] < y && to[1] < y)) return 'missed';
  const fromX = easternLongitude(from[0]);
  const toX = easternLongitude(to[0]);
  if (point[0] > fromX && point[0] > toX) return 'missed';
  if (from[1] === y && to[1] === y) return Math.min(fromX, toX) <= point[0] ? 'border' : 'missed';
  const side = orientation([fromX, from[1]], [toX, to[1]], point);
  if (side === 0) return 'border';
  // The half-open test of the latitudes counts a vertex on the ray once.
  return from[1] > y !== to[1] > y && side > 0 === to[1] > from[1] ? 'crossed' : 'missed';
}
