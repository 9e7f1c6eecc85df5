import type { PolygonalGeometry } from '../shape/geometry.ts';
import { labelPoint } from '../shape/label-point.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { cellPlaceOf, type CellPlace, type HeightGrid } from './height-grid.ts';

/**
 * Calls `tell` for each cell of the grid whose middle lies in the shape; for a shape between the middles, for the cell that contains it.
 */
export function eachCellWithin(
  grid: HeightGrid,
  shape: PolygonalGeometry,
  tell: (column: number, row: number) => void,
): void {
  const place = ([x, y]: CellPlace): CellPlace => [x - grid.west, y - grid.north];
  const rings = linesOf(shape).map((ring) =>
    ring.map((position) => place(cellPlaceOf(position, grid.worldCells))),
  );
  let isAny = false;
  for (let row = 0; row < grid.rows; row++) {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, row + 0.5)).sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = crossings.slice(pair, pair + 2);
      // The first and the last cell whose middle lies between.
      const last = Math.min(grid.columns - 1, Math.ceil(to - 0.5) - 1);
      for (let column = Math.max(0, Math.ceil(from - 0.5)); column <= last; column++) {
        isAny = true;
        tell(column, row);
      }
    }
  }
  if (isAny) return;
  const [x, y] = place(cellPlaceOf(labelPoint(shape), grid.worldCells));
  tell(Math.floor(x), Math.floor(y));
}

/** Crossings of a ring with the middle line of a row; a corner on the line counts once. */
function crossingsOf(ring: readonly CellPlace[], y: number): number[] {
  return ring.flatMap((to, index) => {
    const from = ring[index - 1];
    if (!from || from[1] > y === to[1] > y) return [];
    return [from[0] + ((y - from[1]) * (to[0] - from[0])) / (to[1] - from[1])];
  });
}
