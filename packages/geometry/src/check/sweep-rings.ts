import type { Position } from '../shape/geometry.ts';
import { orientation } from '../shape/orientation.ts';
import { edgeContact, isCrossingAt, type Corner } from './edge-contact.ts';
import { cornerOnEdge, edgeAt, samePlace, type Outline } from './outline.ts';
import { stopsOf, type Stop, type SweepEdge } from './sweep-stops.ts';

/** Position where two rings of one polygon touch without crossing, which is allowed once for each pair. */
export interface RingTouch {
  readonly rings: readonly [number, number];
  readonly at: Position;
}

export interface Sweep {
  /** Position where the border crosses, overlaps or touches itself in a forbidden way; null when there is none. */
  readonly crossing: Position | null;
  /** Position where the sweep was given up; null when it finished. */
  readonly givenUp: Position | null;
  readonly touches: readonly RingTouch[];
  /** Ring directly around each ring; null for outermost ones. Complete when nothing crosses. */
  readonly parents: readonly (number | null)[];
}

/** Maximum number of ring pairs that meet in corners, all corners together. Thousands of triangles that share one corner have millions. */
const MOST_MEETINGS = 100_000;

interface SweepState {
  readonly outlines: readonly Outline[];
  /** Edges that cross the sweep line at the current stop, from lowest to highest. */
  readonly status: SweepEdge[];
  readonly touches: RingTouch[];
  readonly parents: (number | null)[];
  readonly isCounterClockwise: (boolean | undefined)[];
  meetingsLeft: number;
}

/** Edges in the status that pass through a stop: the first index, and the count. */
interface Bundle {
  readonly first: number;
  readonly edges: readonly SweepEdge[];
}

/**
 * Sweeps a vertical line over the rings from corner to corner (Shamos and Hoey 1976). Edges are compared only with their neighbours, so
 * that it takes n log n steps for any input. Ends at the first crossing. OGC rules: a ring may not meet itself anywhere; different rings
 * may touch in points, but may not cross or share a stretch.
 */
export function sweepRings(outlines: readonly Outline[]): Sweep {
  const state: SweepState = {
    outlines,
    status: [],
    touches: [],
    parents: outlines.map(() => null),
    isCounterClockwise: outlines.map(() => undefined),
    meetingsLeft: MOST_MEETINGS,
  };
  const { touches, parents } = state;
  for (const stop of stopsOf(outlines)) {
    const crossing = visitStop(state, stop);
    if (crossing !== null) return { crossing, givenUp: null, touches, parents };
    if (state.meetingsLeft < 0) return { crossing: null, givenUp: stop.at, touches, parents };
  }
  return { crossing: null, givenUp: null, touches, parents };
}

/** Moves the sweep line over one stop. Returns the position of a crossing found there. */
function visitStop(state: SweepState, { at, corners, starts }: Stop): Position | null {
  const { status } = state;
  const { first, edges } = findBundle(status, at);
  const through = edges.filter(({ right }) => !samePlace(right, at));
  if (through.length > 1 || !judgeMeetings(state, at, corners, through[0])) return at;
  const onwards = sortUpwards(at, [...through, ...starts]);
  if (onwards === null) return at;
  placeRings(state, status[first - 1], onwards);
  status.splice(first, edges.length, ...onwards);
  const [below, above] = [status[first - 1], status[first + onwards.length]];
  return onwards.length === 0
    ? crossingOf(below, above)
    : (crossingOf(below, onwards[0]) ?? crossingOf(onwards.at(-1), above));
}

function findBundle(status: readonly SweepEdge[], at: Position): Bundle {
  const sideOf = ({ left, right }: SweepEdge): number => orientation(left, right, at);
  let [first, end] = [0, status.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (sideOf(status[middle] as SweepEdge) > 0) first = middle + 1; // inside by the search
    else end = middle;
  }
  let last = first;
  for (let edge = status[last]; edge !== undefined && sideOf(edge) === 0; edge = status[last]) last += 1;
  return { first, edges: status.slice(first, last) };
}

/** Sorts edges from lowest to highest to the right of the stop; null when two run the same way. */
function sortUpwards(at: Position, edges: SweepEdge[]): readonly SweepEdge[] | null {
  const sorted = edges.sort((one, other) => -orientation(at, one.right, other.right));
  const overlaps = sorted.some((edge, place) => {
    const below = sorted[place - 1];
    return below !== undefined && orientation(at, below.right, edge.right) === 0;
  });
  return overlaps ? null : sorted;
}

function crossingOf(below: SweepEdge | undefined, above: SweepEdge | undefined): Position | null {
  if (below === undefined || above === undefined) return null;
  const contact = edgeContact({ from: below.left, to: below.right }, { from: above.left, to: above.right });
  // Where they touch or overlap is a stop of its own.
  return contact?.kind === 'crossing' ? contact.at : null;
}

/** Checks rings that meet in a position; false when one meets itself, or two cross. */
function judgeMeetings(
  state: SweepState,
  at: Position,
  corners: readonly Omit<SweepEdge, 'left' | 'right'>[],
  through: SweepEdge | undefined,
): boolean {
  const { outlines, touches } = state;
  const met = [...corners, ...(through ? [through] : [])];
  const lines: { readonly ring: number; readonly corner: Corner }[] = [];
  for (const { outline: ring, index } of met) {
    const outline = outlines[ring] as Outline; // edges name outlines of this list
    const corner = cornerOnEdge(outline, index, at);
    for (const other of lines) {
      state.meetingsLeft -= 1;
      if (state.meetingsLeft < 0) return true;
      if (other.ring === ring || isCrossingAt(at, other.corner, corner)) return false;
      if (outlines[other.ring]?.polygon === outline.polygon) touches.push({ rings: [other.ring, ring], at });
    }
    lines.push({ ring, corner });
  }
  return true;
}

/** Finds the ring around each ring that starts at this stop, from the edge directly below its lowest edge. */
function placeRings(
  { outlines, parents, isCounterClockwise }: SweepState,
  below: SweepEdge | undefined,
  onwards: readonly SweepEdge[],
): void {
  let lower = below;
  for (const edge of onwards) {
    if (isCounterClockwise[edge.outline] === undefined) {
      const outline = outlines[edge.outline] as Outline; // edges name outlines of this list
      // The first corner of a ring that the line meets is convex.
      const start = samePlace(edgeAt(outline, edge.index).from, edge.left) ? edge.index : edge.index + 1;
      const { before, after } = cornerOnEdge(outline, start % outline.corners.length, edge.left);
      isCounterClockwise[edge.outline] = orientation(before, edge.left, after) > 0;
      if (lower !== undefined) {
        const isInside = isRightwards(outlines, lower) === isCounterClockwise[lower.outline];
        parents[edge.outline] = isInside ? lower.outline : (parents[lower.outline] ?? null);
      }
    }
    lower = edge;
  }
}

const isRightwards = (outlines: readonly Outline[], { outline, index, left }: SweepEdge): boolean =>
  samePlace(edgeAt(outlines[outline] as Outline, index).from, left); // edges name outlines of this list
