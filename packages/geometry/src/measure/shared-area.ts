import type { PolygonalGeometry } from '../shape/geometry.ts';
import { crossAt, flatEdgesOf, type FlatEdge, type FlatEdges } from './flat-edges.ts';

/**
 * How much two areas share, in square metres, at once and without GEOS: within 1e-5 of the area of record of what they share, for any farm.
 * Borders in common count for nothing, holes are taken off. Both are cut into level strips at every corner and crossing; in a strip what
 * lies in both is made of trapezia. Neither has to be valid: ground is inside by the rule of odd and even.
 */
export function sharedAreaSquareMetres(first: PolygonalGeometry, second: PolygonalGeometry): number {
  const [one, other] = [flatEdgesOf(first), flatEdgesOf(second)];
  const south = Math.max(one.box[1], other.box[1]);
  const north = Math.min(one.box[3], other.box[3]);
  const isApart = one.box[0] >= other.box[2] || other.box[0] >= one.box[2];
  if (isApart || south >= north) return 0;
  const mine = withinHeights(one, south, north);
  const theirs = withinHeights(other, south, north);
  const heights = heightsOf([...mine, ...theirs], south, north);
  const active = [activeEdges(mine), activeEdges(theirs)] as const;
  let sum = 0;
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index - 1];
    if (bottom === undefined) continue;
    sum += stripArea([active[0](bottom), active[1](bottom)], bottom, top);
  }
  return sum;
}

const withinHeights = ({ edges }: FlatEdges, south: number, north: number): readonly FlatEdge[] =>
  edges.filter(({ y0, y1 }) => y1 > south && y0 < north);

function heightsOf(edges: readonly FlatEdge[], south: number, north: number): readonly number[] {
  const corners = edges.flatMap(({ y0, y1 }) => [y0, y1]).filter((y) => y > south && y < north);
  return [south, ...new Set(corners.sort((a, b) => a - b)), north];
}

/** Answers, from south to north, which edges run through the strip that begins at a height. */
function activeEdges(sorted: readonly FlatEdge[]): (bottom: number) => readonly FlatEdge[] {
  let next = 0;
  let active: FlatEdge[] = [];
  return (bottom) => {
    active = active.filter(({ y1 }) => y1 > bottom);
    for (let edge = sorted[next]; edge !== undefined && edge.y0 <= bottom; edge = sorted[next]) {
      next += 1;
      if (edge.y1 > bottom) active.push(edge);
    }
    return active;
  };
}

type Pair = readonly [mine: readonly FlatEdge[], theirs: readonly FlatEdge[]];

/** What is shared within one strip; where edges cross in it, it is cut again. */
function stripArea([mine, theirs]: Pair, bottom: number, top: number): number {
  if (mine.length === 0 || theirs.length === 0) return 0;
  const crossings = mine.flatMap((edge) =>
    theirs.flatMap((other) => {
      const below = crossAt(edge, bottom) - crossAt(other, bottom);
      const above = crossAt(edge, top) - crossAt(other, top);
      return below * above < 0 ? [bottom + ((top - bottom) * below) / (below - above)] : [];
    }),
  );
  const heights = [bottom, ...crossings.sort((a, b) => a - b), top];
  return heights
    .slice(1)
    .reduce((sum, to, index) => sum + trapeziaArea([mine, theirs], heights[index] ?? to, to), 0);
}

function trapeziaArea([mine, theirs]: Pair, bottom: number, top: number): number {
  const middle = (bottom + top) / 2;
  const walls = [
    ...mine.map((edge) => ({ edge, x: crossAt(edge, middle), isMine: true })),
    ...theirs.map((edge) => ({ edge, x: crossAt(edge, middle), isMine: false })),
  ].sort((one, other) => one.x - other.x);
  let [inMine, inTheirs, from, sum] = [false, false, 0, 0];
  for (const { x, isMine } of walls) {
    if (inMine && inTheirs) sum += (x - from) * (top - bottom);
    if (isMine) inMine = !inMine;
    else inTheirs = !inTheirs;
    from = x;
  }
  return sum;
}
