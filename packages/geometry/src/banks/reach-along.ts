import type { PlanePosition } from '../project/transverse-mercator.ts';

/** Straight segment of a line on a plane, in metres. */
export interface Stretch {
  readonly from: PlanePosition;
  readonly to: PlanePosition;
}

/** Start and end in metres along a segment. */
export type Span = readonly [start: number, end: number];

export const stretchLength = ({ from, to }: Stretch): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Position at a distance along a segment and to its left, in metres. */
export function placeOn(stretch: Stretch, along: number, left = 0): PlanePosition {
  const { from, to } = stretch;
  const length = stretchLength(stretch);
  const [ux, uy] = length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [from[0] + ux * along - uy * left, from[1] + uy * along + ux * left];
}

/** Coordinates of a position relative to a segment: distance along it, and to its left. */
export function seenFrom({ from, to }: Stretch, [x, y]: PlanePosition): PlanePosition {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [dx, dy] = [x - from[0], y - from[1]];
  return [dx * ux + dy * uy, dy * ux - dx * uy];
}

/** Span of a level line within a distance of a position. */
function nearPlace([x, y]: PlanePosition, distance: number): Span | null {
  const reach = distance ** 2 - y ** 2;
  return reach < 0 ? null : [x - Math.sqrt(reach), x + Math.sqrt(reach)];
}

/** Span of a level line within a distance of a segment and beside it, not beyond its ends. */
function besideStretch([x1, y1]: PlanePosition, [x2, y2]: PlanePosition, distance: number): readonly Span[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return [];
  const [ox, oy] = [(-(y2 - y1) / length) * distance, ((x2 - x1) / length) * distance];
  const corners: readonly PlanePosition[] = [
    [x1 + ox, y1 + oy],
    [x2 + ox, y2 + oy],
    [x2 - ox, y2 - oy],
    [x1 - ox, y1 - oy],
  ];
  // The band about a stretch is a rectangle: the line crosses its sides at the ends of what is sought.
  const crossings = corners.flatMap(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    if (ay > 0 === by > 0 && ay !== 0 && by !== 0) return [];
    return ay === by ? [ax, bx] : [ax + ((0 - ay) / (by - ay)) * (bx - ax)];
  });
  return crossings.length < 2 ? [] : [[Math.min(...crossings), Math.max(...crossings)]];
}

/**
 * Span of a segment that is within a distance of another, in metres along it; null when there is none. There is at most one span, because
 * the points near a straight segment are contiguous.
 */
export function reachAlong(stretch: Stretch, other: Stretch, distance: number): Span | null {
  const length = stretchLength(stretch);
  if (length === 0) return null;
  const [a, b] = [seenFrom(stretch, other.from), seenFrom(stretch, other.to)];
  const spans = [nearPlace(a, distance), nearPlace(b, distance), ...besideStretch(a, b, distance)].filter(
    (span) => span !== null,
  );
  if (spans.length === 0) return null;
  const start = Math.max(0, Math.min(...spans.map(([from]) => from)));
  const end = Math.min(length, Math.max(...spans.map(([, to]) => to)));
  return start < end ? [start, end] : null;
}
