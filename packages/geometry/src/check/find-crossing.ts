import type { Bounds, Position } from '../shape/geometry.ts';
import { createBoxIndex } from '../shape/box-index.ts';
import { edgeContact, isCrossingAt, type Edge } from './edge-contact.ts';
import { cornerOnEdge, edgeAt, samePlace, type Outline } from './outline.ts';

/** A place where two rings of one polygon meet without crossing, which is allowed once for each pair. */
export interface RingTouch {
  readonly rings: readonly [number, number];
  readonly at: Position;
}

export interface CrossingSearch {
  /** Where the border crosses, overlaps or touches itself in a forbidden way; null when nowhere. */
  readonly crossing: Position | null;
  /** Where the search was given up; null when it came to its end. */
  readonly givenUp: Position | null;
  readonly touches: readonly RingTouch[];
}

/**
 * Pairs of edges looked at for each edge, before the search is given up. A drawn or surveyed border needs two to five;
 * ten thousand slanting teeth side by side need as many as there are teeth, and would hold the server for seconds.
 */
const PAIRS_PER_EDGE = 64;
/** Small shapes may be as tangled as they like. */
const PAIRS_FREE = 100_000;

interface EdgeRef extends Edge {
  readonly outline: number;
  readonly index: number;
}

/**
 * Looks at every pair of edges whose boxes meet. OGC rules: a ring may not meet itself anywhere; different rings may touch in
 * points, but may not cross nor share a stretch.
 */
export function findCrossing(outlines: readonly Outline[]): CrossingSearch {
  const edges = outlines.flatMap((outline, number) =>
    outline.corners.map((_, index): EdgeRef => ({ ...edgeAt(outline, index), outline: number, index })),
  );
  const boxes = edges.map(boxOf);
  const index = createBoxIndex(boxes);
  const touches: RingTouch[] = [];
  let pairsLeft = PAIRS_FREE + PAIRS_PER_EDGE * edges.length;
  let crossing: Position | null = null;
  for (const [place, edge] of edges.entries()) {
    index.search(boxes[place] as Bounds, (other) => {
      if (other <= place) return false;
      pairsLeft -= 1;
      crossing = judgePair(outlines, [edge, edges[other] as EdgeRef], touches); // the index answers places in edges
      return crossing !== null;
    });
    if (crossing !== null) break;
    if (pairsLeft < 0) return { crossing, givenUp: edge.from, touches };
  }
  return { crossing, givenUp: null, touches };
}

function boxOf({ from, to }: Edge): Bounds {
  return [
    Math.min(from[0], to[0]),
    Math.min(from[1], to[1]),
    Math.max(from[0], to[0]),
    Math.max(from[1], to[1]),
  ];
}

function judgePair(
  outlines: readonly Outline[],
  [a, b]: readonly [EdgeRef, EdgeRef],
  touches: RingTouch[],
): Position | null {
  const contact = edgeContact(a, b);
  if (contact === null) return null;
  const first = outlines[a.outline] as Outline; // edges name outlines of this list
  const second = outlines[b.outline] as Outline; // edges name outlines of this list
  if (contact.kind !== 'touch') return contact.at;
  if (a.outline === b.outline)
    return areNeighbours(a.index, b.index, first.corners.length) ? null : contact.at;
  // The end of an edge is the start of the next one, where the same touch is met again.
  if (samePlace(contact.at, a.to) || samePlace(contact.at, b.to)) return null;
  const corners = [
    cornerOnEdge(first, a.index, contact.at),
    cornerOnEdge(second, b.index, contact.at),
  ] as const;
  if (isCrossingAt(contact.at, corners[0], corners[1])) return contact.at;
  if (first.polygon === second.polygon) touches.push({ rings: [a.outline, b.outline], at: contact.at });
  return null;
}

function areNeighbours(a: number, b: number, count: number): boolean {
  const gap = Math.abs(a - b);
  return gap === 1 || gap === count - 1;
}
