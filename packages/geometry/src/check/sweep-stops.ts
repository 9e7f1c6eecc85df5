import type { Position } from '../shape/geometry.ts';
import { edgeAt, samePlace, type Outline } from './outline.ts';

/** Edge of a ring, identified by the corner where it starts. A sweep goes from left to right, on a vertical edge from low to high. */
export interface SweepEdge {
  readonly outline: number;
  readonly index: number;
  readonly left: Position;
  readonly right: Position;
}

/** Position with the corners at it. */
export interface Stop {
  readonly at: Position;
  readonly corners: readonly Pick<SweepEdge, 'outline' | 'index'>[];
  /** Edges that continue from there to the right. */
  readonly starts: readonly SweepEdge[];
}

const byPlace = (a: Position, b: Position): number => a[0] - b[0] || a[1] - b[1];

function edgeOf(outline: Outline, number: number, index: number): SweepEdge {
  const { from, to } = edgeAt(outline, index);
  const [left, right] = byPlace(from, to) < 0 ? [from, to] : [to, from];
  return { outline: number, index, left, right };
}

/** Lists every position with corners, from left to right. */
export function stopsOf(outlines: readonly Outline[]): readonly Stop[] {
  const corners = outlines.flatMap((outline, number) => {
    const edges = outline.corners.map((_, index) => edgeOf(outline, number, index));
    return outline.corners.map((at, index) => ({
      at,
      outline: number,
      index,
      // The edge before the first corner is the last one.
      edges: [edges.at(index - 1), edges[index]].flatMap((edge) => (edge ? [edge] : [])),
    }));
  });
  const stops: { at: Position; corners: (typeof corners)[number][]; starts: SweepEdge[] }[] = [];
  for (const corner of corners.sort((one, other) => byPlace(one.at, other.at))) {
    let stop = stops.at(-1);
    if (stop === undefined || !samePlace(stop.at, corner.at)) {
      stop = { at: corner.at, corners: [], starts: [] };
      stops.push(stop);
    }
    stop.corners.push(corner);
    stop.starts.push(...corner.edges.filter(({ left }) => samePlace(left, corner.at)));
  }
  return stops;
}
