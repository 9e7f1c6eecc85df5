import type { PolygonalGeometry } from '../shape/geometry.ts';
import { crossAt, flatEdgesOf, type FlatEdge } from './flat-edges.ts';
import { atOnce, type Steps } from './in-steps.ts';

/** Edge with the number of its shape; shape 0 is the area to be divided. */
interface OwnedEdge extends FlatEdge {
  readonly shape: number;
}

/** Tolerance in metres within which shared borders meet; anything narrower has no area. */
const SAME_METRES = 1e-6;

/** Edges of a strip from left to right, with their positions at its bottom and top. */
interface Crossed {
  readonly edge: OwnedEdge;
  readonly low: number;
  readonly high: number;
}

/**
 * Divides an area among the shapes that lie on it, in square metres. Each of `groups` gets what its shapes cover and no earlier group does;
 * the last number is the uncovered rest. Ground under two shapes of a group counts once. Within 1e-5 of the area of record. Shapes that
 * meet are cut into horizontal strips at every corner and crossing, and need not be valid. Time grows with the number of corners times the
 * edges at one height.
 */
export const sharesOfArea = (
  area: readonly PolygonalGeometry[],
  groups: readonly (readonly PolygonalGeometry[])[],
): readonly number[] => atOnce(sharesOfAreaInSteps(area, groups));

/** Same as `sharesOfArea`, in steps of one strip each: thousands of shapes take seconds. */
export function* sharesOfAreaInSteps(
  area: readonly PolygonalGeometry[],
  groups: readonly (readonly PolygonalGeometry[])[],
): Steps<readonly number[]> {
  const covers = groups.flatMap((shapes, group) => shapes.map((shape) => ({ shape, group })));
  const owned = [
    ...area.map((geometry) => ({ geometry, shape: 0 })),
    ...covers.map(({ shape: geometry }, index) => ({ geometry, shape: index + 1 })),
  ];
  const runs: (readonly OwnedEdge[])[] = [];
  for (const { geometry, shape } of owned) {
    const { edges: ofShape } = flatEdgesOf(geometry);
    runs.push(ofShape.filter(({ y0, y1 }) => y1 > y0).map((edge) => ({ ...edge, shape })));
    yield;
  }
  const edges = yield* merged(runs);
  const south = Math.min(...area.map((block) => flatEdgesOf(block).box[1]));
  const north = Math.max(...area.map((block) => flatEdgesOf(block).box[3]));
  const groupOf = [-1, ...covers.map(({ group }) => group)];
  const shares = Array.from({ length: groups.length + 1 }, () => 0);
  const heights = heightsOf(edges, south, north);
  let next = 0;
  let active: OwnedEdge[] = [];
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index - 1];
    if (bottom === undefined || bottom === top) continue;
    active = active.filter(({ y1 }) => y1 > bottom);
    for (let edge = edges[next]; edge !== undefined && edge.y0 <= bottom; edge = edges[next]) {
      next += 1;
      if (edge.y1 > bottom) active.push(edge);
    }
    addStrip(active, [bottom, top], { shares, groupOf });
    yield;
  }
  return shares;
}

/** Merges the edges of all shapes, sorted by their lower end; the edges of each shape are already sorted. */
function* merged(runs: readonly (readonly OwnedEdge[])[]): Steps<readonly OwnedEdge[]> {
  let left = runs;
  while (left.length > 1) {
    const joined: (readonly OwnedEdge[])[] = [];
    for (let at = 0; at < left.length; at += 2) {
      joined.push(mergeTwo(left[at] ?? [], left[at + 1] ?? []));
      yield;
    }
    left = joined;
  }
  return left[0] ?? [];
}

function mergeTwo(one: readonly OwnedEdge[], other: readonly OwnedEdge[]): readonly OwnedEdge[] {
  const all: OwnedEdge[] = [];
  let next = 0;
  for (const edge of one) {
    for (let before = other[next]; before && before.y0 < edge.y0; before = other[next]) {
      all.push(before);
      next += 1;
    }
    all.push(edge);
  }
  return next < other.length ? all.concat(other.slice(next)) : all;
}

/** Heights at which edges begin or end, from south to north; a height occurs as often as edges begin or end there. */
function heightsOf(edges: readonly OwnedEdge[], south: number, north: number): Float64Array {
  const heights = new Float64Array(edges.length * 2 + 2);
  const within = (y: number): number => Math.min(north, Math.max(south, y));
  let at = 0;
  for (const { y0, y1 } of edges) {
    heights[at] = within(y0);
    heights[at + 1] = within(y1);
    at += 2;
  }
  heights[at] = south;
  heights[at + 1] = north;
  // Numbers in an array of their own are sorted many times faster than by a comparison.
  return heights.sort();
}

interface Sums {
  readonly shares: number[];
  readonly groupOf: readonly number[];
}

/** Adds the areas of one strip to the sums; the strip is cut where edges cross in it. */
function addStrip(active: readonly OwnedEdge[], [bottom, top]: readonly [number, number], sums: Sums): void {
  const crossed = active
    .map((edge): Crossed => ({ edge, low: crossAt(edge, bottom), high: crossAt(edge, top) }))
    .sort((one, other) => one.low - other.low || one.high - other.high);
  const cuts = crossingsOf(crossed, bottom, top);
  if (cuts.length === 0) addBands(crossed, top - bottom, sums);
  else
    for (const [index, height] of [...cuts, top].entries()) {
      const foot = index === 0 ? bottom : (cuts[index - 1] ?? bottom);
      const between = active
        .map((edge): Crossed => ({ edge, low: crossAt(edge, foot), high: crossAt(edge, height) }))
        .sort((one, other) => one.low + one.high - (other.low + other.high));
      addBands(between, height - foot, sums);
    }
}

/** Heights within a strip at which edges cross; most strips have none. */
function crossingsOf(crossed: readonly Crossed[], bottom: number, top: number): readonly number[] {
  const heights: number[] = [];
  let farthest = -Infinity;
  for (const [index, { high, low }] of crossed.entries()) {
    if (high < farthest - SAME_METRES)
      for (const other of crossed.slice(0, index)) {
        const [below, above] = [low - other.low, high - other.high];
        if (below > 0 && above < -SAME_METRES)
          heights.push(bottom + ((top - bottom) * below) / (below - above));
      }
    farthest = Math.max(farthest, high);
  }
  return [...new Set(heights)].filter((height) => height > bottom && height < top).sort((a, b) => a - b);
}

/** Adds the area between each edge and the next, from left to right, to the group that covers it. */
function addBands(crossed: readonly Crossed[], height: number, { shares, groupOf }: Sums): void {
  const isInside = new Set<number>();
  const covering = Array.from({ length: shares.length - 1 }, () => 0);
  for (const [index, { edge, low, high }] of crossed.entries()) {
    const { shape } = edge;
    const step = isInside.delete(shape) ? -1 : 1;
    if (step === 1) isInside.add(shape);
    const group = groupOf[shape] ?? -1;
    if (group >= 0) covering[group] = (covering[group] ?? 0) + step;
    const right = crossed[index + 1];
    if (!right || !isInside.has(0)) continue;
    const first = covering.findIndex((count) => count > 0);
    const owner = first < 0 ? shares.length - 1 : first;
    const width = (right.low - low + right.high - high) / 2;
    shares[owner] = (shares[owner] ?? 0) + Math.max(0, width) * height;
  }
}
