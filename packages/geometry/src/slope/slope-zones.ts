import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { cellMetresAt, positionOfCell, type HeightGrid } from './height-grid.ts';
import { slopeOfCell } from './slope-of-cell.ts';

/** Ground of one class within a grid of heights, as strips that touch each other and do not overlap. */
export interface SlopeZone {
  readonly zone: number;
  readonly strips: readonly PolygonGeometry[];
}

interface ZoneWish {
  /** Class of a slope in degrees, as a number from 0. */
  readonly zoneOf: (degrees: number) => number;
  /** Side in metres of the squares that are classed by their mean slope. */
  readonly squareMetres: number;
  /** Connected ground below this many squares joins the neighbour it has most border with. */
  readonly leastSquares: number;
}

/** Squares in rows from the north; -1 where no slope is known. */
interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Cells along the side of a square. */
  readonly side: number;
  readonly zones: Int8Array;
}

/** Rounds after which small pieces stay as they are; two or three do for real ground. */
const MOST_ROUNDS = 20;

/**
 * Divides the whole of a grid into ground of like slope, coarse enough to be managed alike. Unknown squares are left out. Neighbouring zones
 * share the edges of their squares.
 */
export function slopeZones(grid: HeightGrid, wish: ZoneWish): readonly SlopeZone[] {
  const squares = classed(grid, wish);
  for (let round = 0; round < MOST_ROUNDS && joinSmallPieces(squares, wish.leastSquares); round++);
  const zones = [...new Set(squares.zones)].filter((zone) => zone >= 0).sort((one, other) => one - other);
  return zones.map((zone) => ({ zone, strips: stripsOf(grid, squares, zone) }));
}

/** Classes each square of the grid by the mean slope of its cells. */
function classed(grid: HeightGrid, { zoneOf, squareMetres }: ZoneWish): Squares {
  const cellMetres = cellMetresAt(grid.north + grid.rows / 2, grid.worldCells);
  const side = Math.max(1, Math.round(squareMetres / cellMetres));
  const [columns, rows] = [Math.floor(grid.columns / side), Math.floor(grid.rows / side)];
  const zones = new Int8Array(columns * rows).fill(-1);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const mean = meanSlope(grid, { column: column * side, row: row * side, side, cellMetres });
      if (!Number.isNaN(mean)) zones[row * columns + column] = zoneOf(mean);
    }
  return { columns, rows, side, zones };
}

function meanSlope(
  grid: HeightGrid,
  at: { readonly column: number; readonly row: number; readonly side: number; readonly cellMetres: number },
): number {
  let [sum, count] = [0, 0];
  for (let row = at.row; row < at.row + at.side; row++)
    for (let column = at.column; column < at.column + at.side; column++) {
      const degrees = slopeOfCell(grid, column, row, at.cellMetres);
      if (Number.isNaN(degrees)) continue;
      sum += degrees;
      count += 1;
    }
  return count === 0 ? Number.NaN : sum / count;
}

/** Indexes of the squares beside a square. */
function beside({ columns, rows }: Squares, index: number): readonly number[] {
  const column = index % columns;
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
    ...(index >= columns ? [index - columns] : []),
    ...(index < columns * (rows - 1) ? [index + columns] : []),
  ];
}

/** Connected squares of one class, each piece once. */
function piecesOf(squares: Squares): readonly (readonly number[])[] {
  const seen = new Uint8Array(squares.zones.length);
  const pieces: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || squares.zones[start] === -1) continue;
    const piece = [start];
    seen[start] = 1;
    // The piece grows while it is walked.
    for (const index of piece)
      for (const next of beside(squares, index)) {
        if (seen[next] === 1 || squares.zones[next] !== squares.zones[start]) continue;
        seen[next] = 1;
        piece.push(next);
      }
    pieces.push(piece);
  }
  return pieces;
}

/** Joins small pieces to their neighbours, the smallest first; false when there was none to join. */
function joinSmallPieces(squares: Squares, least: number): boolean {
  const small = piecesOf(squares)
    .filter((piece) => piece.length < least)
    .toSorted((one, other) => one.length - other.length);
  let hasJoined = false;
  for (const piece of small) {
    const own = squares.zones[piece[0] ?? 0] ?? -1;
    const borders = new Map<number, number>();
    for (const zone of piece.flatMap((index) => beside(squares, index).map((next) => squares.zones[next])))
      if (zone !== undefined && zone >= 0 && zone !== own) borders.set(zone, (borders.get(zone) ?? 0) + 1);
    const [longest] = [...borders].toSorted(([, one], [, other]) => other - one);
    if (!longest) continue;
    for (const index of piece) squares.zones[index] = longest[0];
    hasJoined = true;
  }
  return hasJoined;
}

/** The squares of a class, those beside each other in a row as one strip. */
function stripsOf(grid: HeightGrid, { columns, rows, side, zones }: Squares, zone: number) {
  const corner = (column: number, row: number): Position =>
    positionOfCell([grid.west + column * side, grid.north + row * side], grid.worldCells);
  const strips: PolygonGeometry[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (zones[row * columns + column] !== zone) continue;
      const from = column;
      while (column + 1 < columns && zones[row * columns + column + 1] === zone) column += 1;
      const to = column + 1;
      const ring = [
        corner(from, row),
        corner(from, row + 1),
        corner(to, row + 1),
        corner(to, row),
        corner(from, row),
      ];
      strips.push({ type: 'Polygon', coordinates: [ring] });
    }
  return strips;
}
