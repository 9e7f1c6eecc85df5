import { createBoxIndex } from '../shape/box-index.ts';
import type { Bounds } from '../shape/geometry.ts';
import { isSameUnit, keyOfUnit, type Unit } from './units.ts';

/** Edge between two corners; its direction has no meaning. */
export type Edge = readonly [from: Unit, to: Unit];

/** Tolerance in units within which a corner lies on an edge: the same three as in boundary merging (record 010). */
const ON_EDGE = 3;
/**
 * Maximum number of rounds. Rounding a crossing bends both edges by less than a unit, which may make them meet another; a few rounds settle
 * it.
 */
const MOST_ROUNDS = 8;

const boxOf = ([[ax, ay], [bx, by]]: Edge): Bounds => [
  Math.min(ax, bx) - ON_EDGE,
  Math.min(ay, by) - ON_EDGE,
  Math.max(ax, bx) + ON_EDGE,
  Math.max(ay, by) + ON_EDGE,
];

/** Key of an edge, equal for both directions. */
export function keyOfEdge([from, to]: Edge): string {
  const [a, b] = [keyOfUnit(from), keyOfUnit(to)];
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

const cross = (a: Unit, b: Unit, c: Unit): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Position along an edge of a corner that lies on it; null for its ends and for corners off it. */
function shareOn([from, to]: Edge, corner: Unit): number | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy;
  const share = ((corner[0] - from[0]) * dx + (corner[1] - from[1]) * dy) / squared;
  if (!(share > 0 && share < 1) || isSameUnit(corner, from) || isSameUnit(corner, to)) return null;
  return Math.abs(cross(from, to, corner)) / Math.sqrt(squared) <= ON_EDGE ? share : null;
}

/** Crossing of two edges between their ends, rounded; the same for either direction. */
function crossingOf(one: Edge, other: Edge): Unit | null {
  const [a, b] =
    one[0][0] < one[1][0] || (one[0][0] === one[1][0] && one[0][1] < one[1][1]) ? one : [one[1], one[0]];
  const [c, d] = other;
  const [side, otherSide] = [cross(a, b, c), cross(a, b, d)];
  if (side > 0 === otherSide > 0 || side === 0 || otherSide === 0) return null;
  const [before, after] = [cross(c, d, a), cross(c, d, b)];
  if (before > 0 === after > 0 || before === 0 || after === 0) return null;
  const share = before / (before - after);
  return [Math.round(a[0] + share * (b[0] - a[0])), Math.round(a[1] + share * (b[1] - a[1]))];
}

function unique(edges: readonly Edge[]): readonly Edge[] {
  const known = new Map<string, Edge>();
  for (const edge of edges) if (!isSameUnit(edge[0], edge[1])) known.set(keyOfEdge(edge), edge);
  return [...known.values()];
}

/** Collects all corners of edges and their crossings; a crossing next to a corner becomes that corner. */
function cornersAround(edges: readonly Edge[]): readonly Unit[] {
  const corners = new Map<string, Unit>();
  for (const edge of edges) for (const corner of edge) corners.set(keyOfUnit(corner), corner);
  const index = createBoxIndex(edges.map(boxOf));
  for (const [place, edge] of edges.entries()) {
    index.search(boxOf(edge), (found) => {
      const other = edges[found];
      if (!other || found <= place) return;
      const isAtCorner =
        [...edge].some((corner) => isNear(other, corner)) ||
        [...other].some((corner) => isNear(edge, corner));
      const crossing = isAtCorner ? null : crossingOf(edge, other);
      if (crossing) corners.set(keyOfUnit(crossing), crossing);
    });
  }
  return [...corners.values()];
}

const isNear = (edge: Edge, corner: Unit): boolean =>
  isSameUnit(edge[0], corner) || isSameUnit(edge[1], corner) || shareOn(edge, corner) !== null;

function cutAt(edges: readonly Edge[], corners: readonly Unit[]): readonly Edge[] {
  const index = createBoxIndex(corners.map(([x, y]): Bounds => [x, y, x, y]));
  return edges.flatMap((edge) => {
    const cuts: { share: number; corner: Unit }[] = [];
    index.search(boxOf(edge), (place) => {
      const corner = corners[place];
      const share = corner && shareOn(edge, corner);
      if (corner && typeof share === 'number') cuts.push({ share, corner });
    });
    const line = [edge[0], ...cuts.sort((a, b) => a.share - b.share).map(({ corner }) => corner), edge[1]];
    return line.slice(1).map((to, place): Edge => [line[place] ?? to, to]);
  });
}

/** Cuts edges wherever they cross or a corner lies on them, without duplicates. Edges that meet then share a corner. */
export function nodeEdges(edges: readonly Edge[]): readonly Edge[] {
  let noded = unique(edges);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = unique(cutAt(noded, cornersAround(noded)));
    if (next.length === noded.length) return next;
    noded = next;
  }
  return noded;
}
