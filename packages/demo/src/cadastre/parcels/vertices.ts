import { addTo, at } from '../chance/at.ts';
import type { Coordinate, PlanePoint } from '../coordinate.ts';
import { toCoordinate, type Warp } from '../ground/warp.ts';
import { VERTEX_STEP, type TileFrame } from '../plan-tiles.ts';
import { toNztm } from '../transverse-mercator.ts';
import type { Block } from './block.ts';

/** Vertex numbers of a counter-clockwise ring, not closed. */
export type VertexRing = number[];

/**
 * Every corner of a tile once: its survey point, its rounded longitude and latitude, and the place of that rounded point on
 * NZTM in metres from the tile's corner, so that areas are those of the published shape.
 */
export interface VertexTable {
  readonly survey: PlanePoint[];
  readonly plane: PlanePoint[];
  readonly coordinates: Coordinate[];
}

/** A regular vertex closer than 3 m to a corner is left out. */
const CROWDED = 30;
/** Larger than any v of a tile, so u and v make one key. */
const KEY_STRIDE = 1048576;

/** Positions of corners on each line of survey space, sorted. */
function collectCorners(blocks: readonly Block[]) {
  const onV = new Map<number, number[]>();
  const onU = new Map<number, number[]>();
  for (const { u0, v0, u1, v1 } of blocks) {
    for (const v of [v0, v1]) for (const u of [u0, u1]) addTo(onV, v, u);
    for (const u of [u0, u1]) for (const v of [v0, v1]) addTo(onU, u, v);
  }
  for (const lines of [onV, onU]) {
    for (const [line, corners] of lines) {
      corners.sort((a, b) => a - b);
      lines.set(
        line,
        corners.filter((corner, index) => corner !== corners[index - 1]),
      );
    }
  }
  return { onV, onU };
}

function firstAbove(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(sorted, middle) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The vertices strictly between two positions of a line: every corner on it, and the regular ones that do not crowd a corner.
 * It looks at the line only, never at who asks, so the blocks on both sides get the same list.
 */
function verticesBetween(corners: readonly number[], from: number, to: number, keepAll: boolean): number[] {
  const found: number[] = [];
  let next = firstAbove(corners, from);
  const nextIsBefore = (limit: number) => next < corners.length && at(corners, next) < limit;
  for (let regular = Math.floor(from / VERTEX_STEP + 1) * VERTEX_STEP; ; regular += VERTEX_STEP) {
    while (nextIsBefore(to) && at(corners, next) <= regular) found.push(at(corners, next++));
    if (regular >= to) break;
    if (found.at(-1) === regular) continue;
    const behind = next === 0 || regular - at(corners, next - 1) > CROWDED;
    const ahead = next >= corners.length || at(corners, next) - regular > CROWDED;
    if (keepAll || (behind && ahead)) found.push(regular);
  }
  return found;
}

/** The ring of each block, in the blocks' order, over one table of vertices that neighbours share. */
export function traceRings(
  blocks: readonly Block[],
  frame: TileFrame,
  warp: Warp,
): { rings: VertexRing[]; table: VertexTable } {
  const { onV, onU } = collectCorners(blocks);
  const table: VertexTable = { survey: [], plane: [], coordinates: [] };
  const numbers = new Map<number, number>();
  const vertex = (u: number, v: number) => {
    const key = u * KEY_STRIDE + v;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const coordinate = toCoordinate(warp(u, v));
    const [easting, northing] = toNztm(coordinate);
    table.survey.push([u, v]);
    table.plane.push([easting - frame.easting, northing - frame.northing]);
    table.coordinates.push(coordinate);
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  const alongU = (v: number, from: number, to: number) =>
    verticesBetween(onV.get(v) ?? [], from, to, v === 0 || v === frame.height).map((u) => vertex(u, v));
  const alongV = (u: number, from: number, to: number) =>
    verticesBetween(onU.get(u) ?? [], from, to, u === 0 || u === frame.width).map((v) => vertex(u, v));
  const rings = blocks.map(({ u0, v0, u1, v1 }) => [
    vertex(u0, v0),
    ...alongU(v0, u0, u1),
    vertex(u1, v0),
    ...alongV(u1, v0, v1),
    vertex(u1, v1),
    ...alongU(v1, u0, u1).reverse(),
    vertex(u0, v1),
    ...alongV(u0, v0, v1).reverse(),
  ]);
  return { rings, table };
}
