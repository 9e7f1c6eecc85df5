import { bounds } from '../shape/bounds.ts';
import { storedLongitude } from '../shape/eastern-longitude.ts';
import type { Geometry, Position } from '../shape/geometry.ts';

/** Position in cells of a web map at one zoom: x from 180° W, y from the north. */
export type CellPlace = readonly [x: number, y: number];

/** Heights of a part of a web map, in cells of one zoom; `worldCells` is the number of cells in a row around the world. */
export interface HeightGrid {
  readonly worldCells: number;
  /** World index of the north-western cell. */
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
  /** Metres above sea level at the middle of each cell, row by row from the north; NaN when unknown. */
  readonly heights: Float32Array;
}

const EQUATOR_METRES = 2 * Math.PI * 6_378_137;

/** Converts a position to world cells. */
export function cellPlaceOf(position: Position, worldCells: number): CellPlace {
  const angle = (position[1] * Math.PI) / 180;
  return [
    ((storedLongitude(position[0]) + 180) / 360) * worldCells,
    ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * worldCells,
  ];
}

/** Converts world cells to a position. */
export const positionOfCell = ([x, y]: CellPlace, worldCells: number): Position => [
  (x / worldCells) * 360 - 180,
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldCells))) * 180) / Math.PI,
];

/** Width of a cell on the ground in metres, at a row counted from the north of the world. */
export function cellMetresAt(row: number, worldCells: number): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / worldCells)));
  return (EQUATOR_METRES * Math.cos(latitude)) / worldCells;
}

/** World cells that a shape touches, with a border of cells: west, north, east, south, the last two exclusive. */
export function cellsAround(
  geometry: Geometry,
  worldCells: number,
  border: number,
): readonly [west: number, north: number, east: number, south: number] {
  const [west, south, east, north] = bounds(geometry);
  const [left, top] = cellPlaceOf([west, north], worldCells);
  const [right, bottom] = cellPlaceOf([east, south], worldCells);
  return [
    Math.floor(left) - border,
    Math.floor(top) - border,
    Math.floor(right) + 1 + border,
    Math.floor(bottom) + 1 + border,
  ];
}

/** Height of a cell, by its index within the grid; NaN outside it. */
export const heightIn = ({ columns, rows, heights }: HeightGrid, column: number, row: number): number =>
  column < 0 || row < 0 || column >= columns || row >= rows
    ? Number.NaN
    : (heights[row * columns + column] ?? Number.NaN);

/**
 * Height between cells, interpolated linearly between their middles; NaN when one of the four is unknown. `x` and `y` are cells of the
 * grid.
 */
export function heightBetween(grid: HeightGrid, x: number, y: number): number {
  const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [p, q] = [x - 0.5 - column, y - 0.5 - row];
  const at = (east: number, south: number) => heightIn(grid, column + east, row + south);
  return (1 - q) * ((1 - p) * at(0, 0) + p * at(1, 0)) + q * ((1 - p) * at(0, 1) + p * at(1, 1));
}
