import type { PolygonalGeometry } from '../shape/geometry.ts';
import { eachCellWithin } from './cells-within.ts';
import { cellMetresAt, heightBetween, type HeightGrid } from './height-grid.ts';
import { slopeOfCell } from './slope-of-cell.ts';

/** How steep the ground of a shape is. */
export interface GroundSlopes {
  /** Degrees, one for each cell of the shape whose slope is known. */
  readonly degrees: readonly number[];
  /** Degrees of the steepest run over the asked length that has its middle in the shape; null where none is known. */
  readonly steepestRunDegrees: number | null;
  /** How wide a cell is on the ground, in metres. */
  readonly cellMetres: number;
}

/** Ways of a run: every eleven and a quarter degrees, as it is the same forth and back. */
const WAYS = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 16);
const DEGREES = 180 / Math.PI;

/** Cells that must be known around a shape for its slopes: one for the cell beside, and those of half a run. */
export const slopeBorderCells = (cellMetres: number, runMetres: number): number =>
  2 + Math.ceil(runMetres / 2 / cellMetres);

/** The slopes of a shape's ground, cell by cell after Horn, and the steepest run of a length anywhere in it, in any direction. */
export function slopesWithin(grid: HeightGrid, shape: PolygonalGeometry, runMetres: number): GroundSlopes {
  const degrees: number[] = [];
  let steepest = Number.NEGATIVE_INFINITY;
  eachCellWithin(grid, shape, (column, row) => {
    const cellMetres = cellMetresAt(grid.north + row + 0.5, grid.worldCells);
    const slope = slopeOfCell(grid, column, row, cellMetres);
    if (!Number.isNaN(slope)) degrees.push(slope);
    const reach = runMetres / 2 / cellMetres;
    for (const way of WAYS) {
      const [east, south] = [reach * Math.cos(way), reach * Math.sin(way)];
      const rise =
        heightBetween(grid, column + 0.5 + east, row + 0.5 + south) -
        heightBetween(grid, column + 0.5 - east, row + 0.5 - south);
      if (Math.abs(rise) > steepest) steepest = Math.abs(rise);
    }
  });
  return {
    degrees,
    steepestRunDegrees: steepest < 0 ? null : Math.atan(steepest / runMetres) * DEGREES,
    cellMetres: cellMetresAt(grid.north + grid.rows / 2, grid.worldCells),
  };
}
