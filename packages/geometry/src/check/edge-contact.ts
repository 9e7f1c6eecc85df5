import type { Position } from '../shape/geometry.ts';
import { orientation } from '../shape/orientation.ts';

export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

export interface Contact {
  /**
   * Type of contact. `crossing`: each passes through the other. `overlap`: they share a stretch. `touch`: one point, an end of at least
   * one.
   */
  readonly kind: 'crossing' | 'overlap' | 'touch';
  readonly at: Position;
}

/** Contact of two edges, decided exactly; null when there is none. Only the position of a crossing is rounded. */
export function edgeContact(a: Edge, b: Edge): Contact | null {
  const bFromSide = orientation(a.from, a.to, b.from);
  const bToSide = orientation(a.from, a.to, b.to);
  if (bFromSide === bToSide && bFromSide !== 0) return null;
  if (bFromSide === 0 && bToSide === 0) return contactOnOneLine(a, b);
  const aFromSide = orientation(b.from, b.to, a.from);
  const aToSide = orientation(b.from, b.to, a.to);
  if (aFromSide === aToSide && aFromSide !== 0) return null;
  if (bFromSide === 0) return { kind: 'touch', at: b.from };
  if (bToSide === 0) return { kind: 'touch', at: b.to };
  if (aFromSide === 0) return { kind: 'touch', at: a.from };
  if (aToSide === 0) return { kind: 'touch', at: a.to };
  return { kind: 'crossing', at: crossingPoint(a, b) };
}

function contactOnOneLine(a: Edge, b: Edge): Contact | null {
  const axis = Math.abs(a.to[0] - a.from[0]) >= Math.abs(a.to[1] - a.from[1]) ? 0 : 1;
  const along = (p: Position, q: Position) => p[axis] - q[axis];
  const [aStart, aEnd] = along(a.from, a.to) <= 0 ? [a.from, a.to] : [a.to, a.from];
  const [bStart, bEnd] = along(b.from, b.to) <= 0 ? [b.from, b.to] : [b.to, b.from];
  const start = along(aStart, bStart) >= 0 ? aStart : bStart;
  const end = along(aEnd, bEnd) <= 0 ? aEnd : bEnd;
  if (along(start, end) > 0) return null;
  return { kind: along(start, end) === 0 ? 'touch' : 'overlap', at: start };
}

function crossingPoint(a: Edge, b: Edge): Position {
  const ax = a.to[0] - a.from[0];
  const ay = a.to[1] - a.from[1];
  const bx = b.to[0] - b.from[0];
  const by = b.to[1] - b.from[1];
  const share = ((b.from[0] - a.from[0]) * by - (b.from[1] - a.from[1]) * bx) / (ax * by - ay * bx);
  return [a.from[0] + share * ax, a.from[1] + share * ay];
}

export interface Corner {
  readonly before: Position;
  readonly after: Position;
}

/** Checks whether two lines that meet at a point cross there instead of merely touching. */
export function isCrossingAt(point: Position, a: Corner, b: Corner): boolean {
  return isInArc(point, b.before, a) !== isInArc(point, b.after, a);
}

/** Checks whether the direction point → target lies in the arc that turns counter-clockwise from `after` to `before`. */
export function isInArc(point: Position, target: Position, { before, after }: Corner): boolean {
  const turn = orientation(point, after, before);
  const fromAfter = orientation(point, after, target);
  if (turn === 0) return fromAfter > 0;
  const toBefore = orientation(point, target, before);
  return turn > 0 ? fromAfter > 0 && toBefore > 0 : fromAfter > 0 || toBefore > 0;
}
