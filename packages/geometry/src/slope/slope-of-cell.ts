import { heightIn, type HeightGrid } from './height-grid.ts';

const DEGREES = 180 / Math.PI;

/**
 * The slope of a cell in degrees, by Horn (1981) from the eight cells around it: those beside it count twice those at its corners.
 * NaN where one of the eight is not known. `cellMetres` is how wide the cells are there.
 */
export function slopeOfCell(grid: HeightGrid, column: number, row: number, cellMetres: number): number {
  const at = (east: number, south: number) => heightIn(grid, column + east, row + south);
  const [a, b, c] = [at(-1, -1), at(0, -1), at(1, -1)];
  const [d, f] = [at(-1, 0), at(1, 0)];
  const [g, h, i] = [at(-1, 1), at(0, 1), at(1, 1)];
  const eastward = (c + 2 * f + i - (a + 2 * d + g)) / (8 * cellMetres);
  const southward = (g + 2 * h + i - (a + 2 * b + c)) / (8 * cellMetres);
  return Math.atan(Math.hypot(eastward, southward)) * DEGREES;
}
