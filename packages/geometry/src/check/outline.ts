import { bounds } from '../shape/bounds.ts';
import type { Bounds, PolygonRings, Position, Ring } from '../shape/geometry.ts';
import type { Corner, Edge } from './edge-contact.ts';

/** Ring as the checks use it: each corner once, without repeated positions and the closing one. */
export interface Outline {
  readonly corners: readonly Position[];
  readonly ring: Ring;
  readonly box: Bounds;
  readonly polygon: number;
  readonly isHole: boolean;
}

/** Lists all rings of all parts, in order. */
export function outlinesOf(parts: readonly PolygonRings[]): readonly Outline[] {
  return parts.flatMap((rings, polygon) =>
    rings.map((ring, index) => ({
      corners: cornersOf(ring),
      ring,
      box: bounds({ type: 'LineString', coordinates: ring }),
      polygon,
      isHole: index > 0,
    })),
  );
}

/** Edge that starts at a corner. */
export function edgeAt(outline: Outline, index: number): Edge {
  const { corners } = outline;
  // The remainder keeps both places inside the list, which holds at least three corners.
  return { from: corners[index] as Position, to: corners[(index + 1) % corners.length] as Position };
}

/** Neighbours of a point on an edge: at its first corner, or between its ends. */
export function cornerOnEdge(outline: Outline, index: number, point: Position): Corner {
  const { from, to } = edgeAt(outline, index);
  if (!samePlace(point, from)) return { before: from, after: to };
  const { corners } = outline;
  const before = corners[(index + corners.length - 1) % corners.length] as Position; // inside by the remainder
  return { before, after: to };
}

export function samePlace(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function cornersOf(ring: Ring): readonly Position[] {
  const corners = ring.filter((position, index) => {
    const previous = ring[index - 1];
    return previous === undefined || !samePlace(position, previous);
  });
  const [first] = corners;
  const last = corners.at(-1);
  if (corners.length > 1 && first !== undefined && last !== undefined && samePlace(first, last))
    corners.pop();
  return corners;
}
