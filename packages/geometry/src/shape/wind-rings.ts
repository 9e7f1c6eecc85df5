import type { PolygonalGeometry, PolygonRings, Position, Ring } from './geometry.ts';
import { polygonsOf } from './polygons-of.ts';

/** Winds a geometry's outlines counter-clockwise and its holes clockwise (right-hand rule, RFC 7946 §3.1.6). */
export function windRings<Shape extends PolygonalGeometry>(geometry: Shape): Shape {
  const parts = polygonsOf(geometry).map(windPolygon);
  // The type of the geometry is the one that came in.
  return { type: geometry.type, coordinates: geometry.type === 'Polygon' ? parts[0] : parts } as Shape;
}

/** Winds one polygon's rings by the right-hand rule. */
export function windPolygon(rings: PolygonRings): PolygonRings {
  return rings.map((ring, index) => (isCounterClockwise(ring) === (index === 0) ? ring : ring.toReversed()));
}

/** Checks whether a closed ring runs counter-clockwise. */
export function isCounterClockwise(ring: Ring): boolean {
  return planarRingArea(ring) > 0;
}

/** Signed area of a closed ring on the plane of its coordinates, in their unit squared; counter-clockwise is positive. */
export function planarRingArea(ring: Ring): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  let doubled = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as Position; // i runs inside the ring
    const [bx, by] = ring[i] as Position; // i runs inside the ring
    doubled += (ax - origin[0]) * (by - origin[1]) - (bx - origin[0]) * (ay - origin[1]);
  }
  return doubled / 2;
}
