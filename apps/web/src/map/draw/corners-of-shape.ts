import type { Shape } from '@tussock/domain';
import { distanceMetres, nearestOnBorder, type Geometry, type Position, type Ring } from '@tussock/geometry';

/** The draggable corners of a geometry: for an area those of its outline, without the closing one. */
export function cornersOf(geometry: Geometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'Polygon':
      return geometry.coordinates[0]?.slice(0, -1) ?? [];
    default:
      return [];
  }
}

/** Smallest number of corners by shape. */
export const LEAST_CORNERS: { readonly [S in Shape]: number } = { point: 1, line: 2, polygon: 3 };

/** Creates a geometry from corners; null while there are too few. The holes of an area are added unchanged. */
export function shapeOfCorners(
  shape: Shape,
  corners: readonly Position[],
  holes: readonly Ring[] = [],
): Geometry | null {
  const [first] = corners;
  if (!first || corners.length < LEAST_CORNERS[shape]) return null;
  if (shape === 'point') return { type: 'Point', coordinates: corners.at(-1) ?? first };
  if (shape === 'line') return { type: 'LineString', coordinates: corners };
  return { type: 'Polygon', coordinates: [[...corners, first], ...holes] };
}

/** The stages of a shape as it grew corner by corner, the whole shape last: each is an undo step. */
export function growthOf(shape: Shape, geometry: Geometry): readonly Geometry[] {
  const corners = cornersOf(geometry);
  if (shape === 'point' || corners.length === 0) return [geometry];
  const shorter = corners
    .slice(LEAST_CORNERS[shape], corners.length)
    .flatMap((_corner, index) => shapeOfCorners(shape, corners.slice(0, LEAST_CORNERS[shape] + index)) ?? []);
  return [...shorter, geometry];
}

/** Whether two positions are exactly equal. */
export const isSamePosition = (a: Position | undefined, b: Position | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** The corner of the second geometry that is new or moved compared with the first; null where there is none. */
export function touchedCorner(before: Geometry, after: Geometry): Position | null {
  const [old, now] = [cornersOf(before), cornersOf(after)];
  return now.length < old.length
    ? null
    : (now.find((corner, index) => !isSamePosition(corner, old[index])) ?? null);
}

/** Removes a corner; null where too few would be left. */
export function withoutCorner(shape: Shape, geometry: Geometry, corner: Position): Geometry | null {
  const holes = geometry.type === 'Polygon' ? geometry.coordinates.slice(1) : [];
  const rest = cornersOf(geometry).filter((one) => !isSamePosition(one, corner));
  return shapeOfCorners(shape, rest, holes);
}

/** Finds the index at which a new corner changes a shape least: in the nearest edge, or beyond the nearer end of a line. */
function placeForCorner(shape: Shape, corners: readonly Position[], at: Position): number {
  const edges = corners.flatMap((from, index) => {
    const isLast = index === corners.length - 1;
    const to = corners[isLast ? 0 : index + 1];
    const edge = to && !(isLast && shape === 'line') ? [from, to] : null;
    const nearest = edge && nearestOnBorder({ type: 'LineString', coordinates: edge }, at);
    if (!to || !nearest) return [];
    // Beside a corner both its edges are as near: it goes where the way round by it is the shorter.
    const wayRound = distanceMetres(from, at) + distanceMetres(at, to) - distanceMetres(from, to);
    return [{ place: index + 1, nearest, wayRound }];
  });
  const [best] = edges.toSorted(
    (one, other) =>
      one.nearest.distanceMetres - other.nearest.distanceMetres || one.wayRound - other.wayRound,
  );
  if (!best) return corners.length;
  if (shape === 'line' && isSamePosition(best.nearest.position, corners.at(-1))) return corners.length;
  return shape === 'line' && isSamePosition(best.nearest.position, corners[0]) ? 0 : best.place;
}

/** Adds a corner to a finished shape; null where it has a corner there already. */
export function withCorner(shape: Shape, geometry: Geometry, at: Position): Geometry | null {
  const holes = geometry.type === 'Polygon' ? geometry.coordinates.slice(1) : [];
  const corners = cornersOf(geometry);
  if (corners.some((corner) => isSamePosition(corner, at))) return null;
  return shapeOfCorners(shape, corners.toSpliced(placeForCorner(shape, corners, at), 0, at), holes);
}
