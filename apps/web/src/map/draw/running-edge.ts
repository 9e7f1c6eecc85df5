import type { Shape } from '@tussock/domain';
import type { Geometry, Position } from '@tussock/geometry';
import { cornersOf, isSamePosition, shapeOfCorners } from './corners-of-shape.ts';

/** The edge under work: from the fixed corner to the moving one; no end while the pointer has no position of its own. */
export interface RunningEdge {
  readonly from: Position;
  readonly to: Position | null;
}

/** The edge from the last set corner to the pointer. `corners` has the set corners in order, then the pointer's own. */
export function edgeAtPointer(corners: readonly Position[], setCount: number): RunningEdge | null {
  const from = corners[setCount - 1];
  if (!from) return null;
  const to = corners[setCount];
  return { from, to: to && !isSamePosition(from, to) ? to : null };
}

/** For a finished shape: the edge that leads to the moved corner, or to the last one. */
export function edgeInto(geometry: Geometry, touched: Position | null): RunningEdge | null {
  const corners = cornersOf(geometry);
  if (corners.length < 2) return null;
  const found = touched ? corners.findIndex((corner) => isSamePosition(corner, touched)) : -1;
  const at = found === -1 ? corners.length - 1 : found;
  const from = corners.at(at - 1);
  const to = corners[at];
  // A line has no edge that runs into its first corner: the one that leaves it is measured.
  if (geometry.type === 'LineString' && at === 0)
    return { from: corners[1] as Position, to: corners[0] as Position };
  return from && to ? { from, to } : null;
}

/** Moves the corner at the end of an edge. */
export function withEdgeEnd(
  shape: Shape,
  geometry: Geometry,
  { old, now }: { readonly old: Position; readonly now: Position },
): Geometry | null {
  const holes = geometry.type === 'Polygon' ? geometry.coordinates.slice(1) : [];
  const corners = cornersOf(geometry).map((corner) => (isSamePosition(corner, old) ? now : corner));
  return shapeOfCorners(shape, corners, holes);
}
