import { at } from '../chance/at.ts';
import type { Chance } from '../chance/chance.ts';
import { createPriorityQueue } from '../chance/priority-queue.ts';
import type { TileFrame } from '../plan-tiles.ts';
import type { Elevation } from './elevation.ts';

/** Where the water of every cell goes. Arrays run over the cells of the elevation. */
export interface Drainage {
  /** The next cell downstream, -1 at the outlet. */
  readonly downstream: Int32Array;
  /** Strahler order where there is a stream, else 0. */
  readonly orders: Uint8Array;
  /** Number of streams that come in from above. */
  readonly inlets: Uint8Array;
  /** Cells drained, the cell itself included. */
  readonly drained: Float64Array;
  /** Heights with hollows filled, so that water always falls. */
  readonly filled: Float64Array;
  /** All cells, every one before the cell it drains to. */
  readonly sequence: readonly number[];
  readonly onMainRiver: Uint8Array;
  /** Cells where a river enters from beyond the tile, with its order. */
  readonly inflows: ReadonlyMap<number, number>;
}

/** A stream begins where 12 cells, 0.12 km², drain. */
const STREAM_CELLS = 12;
/** The main river and one branch enter with this order, so that order 6 occurs where they meet. */
const INFLOW_ORDER = 5;
const INFLOW_CELLS = 20000;
// prettier-ignore
const STEPS = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, 1], [1, -1], [-1, -1]] as const;

/** The cells of the main river from its entry to the outlet. */
function listMainRiver({ columns, riverRow, flowsEast }: Elevation): number[] {
  return Array.from(
    { length: columns },
    (_, step) => riverRow * columns + (flowsEast ? step : columns - 1 - step),
  );
}

/**
 * Priority flood outward from the main river: each cell drains to the cell from which it was reached, lowest first. Of two
 * diagonals that cross in one square of cells only one may be used, so no stream crosses another.
 */
function flood(elevation: Elevation, mainRiver: readonly number[]) {
  const { columns, rows, heights } = elevation;
  const downstream = new Int32Array(heights.length).fill(-1);
  const reached = new Uint8Array(heights.length);
  const diagonals = new Uint8Array(heights.length);
  const filled = Float64Array.from(heights);
  const poured: number[] = [];
  const queue = createPriorityQueue<number>((cell) => -at(filled, cell));
  for (const cell of mainRiver) {
    reached[cell] = 1;
    queue.push(cell);
  }
  const mayUseDiagonal = (row: number, column: number, isRising: boolean) => {
    const square = row * columns + column;
    const mine = isRising ? 1 : 2;
    if (at(diagonals, square) & ~mine) return false;
    diagonals[square] = mine;
    return true;
  };
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    poured.push(cell);
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    for (const [east, north] of STEPS) {
      const nextColumn = column + east;
      const nextRow = row + north;
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= rows) continue;
      const next = nextRow * columns + nextColumn;
      if (at(reached, next)) continue;
      const isDiagonal = east !== 0 && north !== 0;
      if (isDiagonal && !mayUseDiagonal(Math.min(row, nextRow), Math.min(column, nextColumn), east === north))
        continue;
      reached[next] = 1;
      downstream[next] = cell;
      filled[next] = Math.max(at(heights, next), at(filled, cell) + at(elevation.falls, nextRow));
      queue.push(next);
    }
  }
  return { downstream, filled, poured };
}

function placeInflows(elevation: Elevation, mainRiver: readonly number[], frame: TileFrame, chance: Chance) {
  const { columns, rows, riverRow, flowsEast } = elevation;
  const along = Math.round(columns * (0.4 + 0.2 * chance.fraction(frame.column, frame.row, 26)));
  const farRow = riverRow < rows / 2 ? rows - 1 : 0;
  return new Map([
    [at(mainRiver, 0), INFLOW_ORDER],
    [farRow * columns + (flowsEast ? along : columns - 1 - along), INFLOW_ORDER],
  ]);
}

/** Drains the whole tile to one outlet and orders its streams after Strahler: two equal orders meeting give the next. */
export function drain(elevation: Elevation, frame: TileFrame, chance: Chance): Drainage {
  const mainRiver = listMainRiver(elevation);
  const { downstream, filled, poured } = flood(elevation, mainRiver);
  mainRiver.forEach((cell, step) => {
    downstream[cell] = mainRiver[step + 1] ?? -1;
  });
  const onMainRiver = new Uint8Array(downstream.length);
  for (const cell of mainRiver) onMainRiver[cell] = 1;
  const sequence = [...poured.filter((cell) => !onMainRiver[cell]).reverse(), ...mainRiver];
  const inflows = placeInflows(elevation, mainRiver, frame, chance);

  const drained = new Float64Array(downstream.length).fill(1);
  const orders = new Uint8Array(downstream.length);
  const inlets = new Uint8Array(downstream.length);
  const highest = new Uint8Array(downstream.length);
  const timesHighest = new Uint8Array(downstream.length);
  const receive = (cell: number, order: number) => {
    if (order > at(highest, cell)) {
      highest[cell] = order;
      timesHighest[cell] = 1;
    } else if (order === at(highest, cell)) timesHighest[cell] = at(timesHighest, cell) + 1;
  };
  for (const [cell, order] of inflows) {
    drained[cell] = INFLOW_CELLS;
    receive(cell, order);
  }
  for (const cell of sequence) {
    if (at(drained, cell) >= STREAM_CELLS || at(onMainRiver, cell)) {
      orders[cell] = at(highest, cell) ? at(highest, cell) + (at(timesHighest, cell) > 1 ? 1 : 0) : 1;
    }
    const next = at(downstream, cell);
    if (next < 0) continue;
    drained[next] = at(drained, next) + at(drained, cell);
    if (!at(orders, cell)) continue;
    inlets[next] = at(inlets, next) + 1;
    receive(next, at(orders, cell));
  }
  return { downstream, orders, inlets, drained, filled, sequence, onMainRiver, inflows };
}
