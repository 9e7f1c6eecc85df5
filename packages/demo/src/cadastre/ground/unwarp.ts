import { at } from '../chance/at.ts';
import type { PlanePoint } from '../coordinate.ts';
import { UNITS_PER_METRE, type TileFrame } from '../plan-tiles.ts';
import type { Warp } from './warp.ts';

/** Metres between the places at which the bending is undone exactly; between them it is as good as straight. */
const STEP = 100;
/** Each pass of Newton's method doubles the right digits: a decimetre is there after three or four. */
const PASSES = 8;
const NEAR_ENOUGH = 0.1;
const REACH = 10;

/** Where a place of NZTM was in survey space before it was bent. */
function undo(warp: Warp, guess: PlanePoint, [easting, northing]: PlanePoint): PlanePoint {
  let [u, v] = guess;
  for (let pass = 0; pass < PASSES; pass++) {
    const [x, y] = warp(u, v);
    const [xu, yu] = warp(u + REACH, v);
    const [xv, yv] = warp(u, v + REACH);
    const [a, b, c, d] = [(xu - x) / REACH, (xv - x) / REACH, (yu - y) / REACH, (yv - y) / REACH];
    const determinant = a * d - b * c;
    const [dx, dy] = [easting - x, northing - y];
    if (Math.abs(dx) + Math.abs(dy) < NEAR_ENOUGH) break;
    u += (d * dx - b * dy) / determinant;
    v += (a * dy - c * dx) / determinant;
  }
  return [u, v];
}

/** The inverse of a tile's warp, for any place in and around it: to a decimetre at every 100 m, and to a metre between. */
export function createUnwarp(
  frame: TileFrame,
  warp: Warp,
): (easting: number, northing: number) => PlanePoint {
  const nodes = new Map<number, PlanePoint>();
  const node = (column: number, row: number): PlanePoint => {
    const key = (column + 1_000_000) * 10_000_000 + row + 1_000_000;
    const known = nodes.get(key);
    if (known) return known;
    const place: PlanePoint = [frame.easting + column * STEP, frame.northing + row * STEP];
    const straight: PlanePoint = [column * STEP * UNITS_PER_METRE, row * STEP * UNITS_PER_METRE];
    const found = undo(warp, straight, place);
    nodes.set(key, found);
    return found;
  };
  // Whoever asks goes from place to place: the next is mostly between the same four.
  let around = { column: Number.NaN, row: Number.NaN, nodes: [] as readonly PlanePoint[] };
  const nodesAround = (column: number, row: number) => {
    if (around.column !== column || around.row !== row) {
      const corners = [
        node(column, row),
        node(column + 1, row),
        node(column, row + 1),
        node(column + 1, row + 1),
      ];
      around = { column, row, nodes: corners };
    }
    return around.nodes;
  };
  return (easting, northing) => {
    const x = (easting - frame.easting) / STEP;
    const y = (northing - frame.northing) / STEP;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const [p, q] = [x - column, y - row];
    const nodes = nodesAround(column, row);
    const [sw, se, nw, ne] = [at(nodes, 0), at(nodes, 1), at(nodes, 2), at(nodes, 3)];
    const mix = (axis: 0 | 1) =>
      (1 - q) * ((1 - p) * sw[axis] + p * se[axis]) + q * ((1 - p) * nw[axis] + p * ne[axis]);
    return [mix(0), mix(1)];
  };
}
