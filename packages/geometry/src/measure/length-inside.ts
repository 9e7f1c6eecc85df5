import type { LineGeometry, MultiLineGeometry, PolygonalGeometry, Position } from '../shape/geometry.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { onEqualAreas } from './equal-area.ts';
import { crossAt, flatEdgesOf, type FlatEdge, type FlatEdges } from './flat-edges.ts';
import { quickDistanceMetres } from './quick-length.ts';

type Flat = readonly [x: number, y: number];

/** Tolerance in metres: a line this near to the border runs along it and does not count as inside. */
const ALONG_THE_BORDER = 0.01;

/**
 * Length in metres of the part of a line inside an area and outside all of some others. Synchronous, without GEOS. Parts along a border do
 * not count.
 */
export function lengthInsideMetres(
  line: LineGeometry | MultiLineGeometry,
  area: PolygonalGeometry,
  without: readonly PolygonalGeometry[] = [],
): number {
  const within = flatEdgesOf(area);
  const others = without.map(flatEdgesOf);
  return linesOf(line).reduce(
    (sum, positions) =>
      sum +
      positions
        .slice(1)
        .reduce((part, to, at) => part + stretchInside([positions[at] ?? to, to], within, others), 0),
    0,
  );
}

function stretchInside(
  [from, to]: readonly [Position, Position],
  within: FlatEdges,
  others: readonly FlatEdges[],
): number {
  const stretch = [onEqualAreas(from), onEqualAreas(to)] as const;
  if (isApart(stretch, within)) return 0;
  const near = others.filter((other) => !isApart(stretch, other));
  const crossed = [within, ...near].flatMap(({ edges }) => cutsOf(stretch, edges));
  const cuts = [0, ...crossed, 1].sort((one, other) => one - other);
  const share = cuts.slice(1).reduce((sum, end, index) => {
    const start = cuts[index] ?? end;
    const middle = alongOf(stretch, (start + end) / 2);
    const counts = isInside(middle, within.edges) && !near.some(({ edges }) => isInside(middle, edges));
    return counts ? sum + end - start : sum;
  }, 0);
  return share * quickDistanceMetres(from, to);
}

const isApart = ([a, b]: readonly [Flat, Flat], { box }: FlatEdges): boolean =>
  Math.max(a[0], b[0]) < box[0] ||
  Math.min(a[0], b[0]) > box[2] ||
  Math.max(a[1], b[1]) < box[1] ||
  Math.min(a[1], b[1]) > box[3];

const alongOf = ([a, b]: readonly [Flat, Flat], share: number): Flat => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Intersections of a segment with edges. Of a long border only the few edges at the segment's height are tested. */
function cutsOf(stretch: readonly [Flat, Flat], edges: readonly FlatEdge[]): readonly number[] {
  const [south, north] = [Math.min(stretch[0][1], stretch[1][1]), Math.max(stretch[0][1], stretch[1][1])];
  const cuts: number[] = [];
  for (const edge of edges) {
    if (edge.y0 > north) break;
    if (edge.y1 >= south) cuts.push(...cutOf(stretch, edge));
  }
  return cuts;
}

/**
 * Position of the intersection of a segment with an edge, as a share of the segment; empty when there is none, or when they are parallel.
 */
function cutOf([a, b]: readonly [Flat, Flat], { x0, y0, x1, y1 }: FlatEdge): readonly number[] {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], x1 - x0, y1 - y0];
  const turn = ux * vy - uy * vx;
  if (turn === 0) return [];
  const along = ((x0 - a[0]) * vy - (y0 - a[1]) * vx) / turn;
  const up = ((x0 - a[0]) * uy - (y0 - a[1]) * ux) / turn;
  return along > 0 && along < 1 && up >= 0 && up <= 1 ? [along] : [];
}

function isInside([x, y]: Flat, edges: readonly FlatEdge[]): boolean {
  let inside = false;
  for (const edge of edges) {
    if (edge.y0 > y + ALONG_THE_BORDER) break;
    if (isNear([x, y], edge)) return false;
    if (edge.y0 <= y && edge.y1 > y && crossAt(edge, y) < x) inside = !inside;
  }
  return inside;
}

function isNear([x, y]: Flat, { x0, y0, x1, y1 }: FlatEdge): boolean {
  const [vx, vy] = [x1 - x0, y1 - y0];
  const share = Math.max(0, Math.min(1, ((x - x0) * vx + (y - y0) * vy) / (vx * vx + vy * vy)));
  return Math.hypot(x - x0 - vx * share, y - y0 - vy * share) < ALONG_THE_BORDER;
}
