import { positionOfCell, simplifyLine, type HeightGrid, type Position } from '@tussock/geometry';
import { contours } from 'd3-contour';
import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';
import { pathOf } from './plane-shape.ts';
import type { Sheet } from './sheet.ts';

/** Most cells along a side for shading: hills are seen, and a page stays small. */
const MOST_CELLS = 120;
/** Light from the north-west, half way up, on ground that is this many times as steep. */
const LIGHT = { azimuth: (315 * Math.PI) / 180, height: Math.PI / 4 } as const;
const EXAGGERATION = 2.4;
/** Steps of shade, each a tint of ink on the one before; 0 is flat ground. */
const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.62] as const;
const STEP_OPACITY = 0.065;
/** Points by which the edge of a shade may be off: it is soft anyway. */
const TOLERANCE = 0.3;
/** Rings with fewer corners are specks. */
const LEAST_CORNERS = 8;

const EQUATOR_METRES = 2 * Math.PI * 6_378_137;

interface CoarseGrid {
  readonly columns: number;
  readonly rows: number;
  /** Cells of the fine grid in one. */
  readonly step: number;
  readonly at: (column: number, row: number) => number;
}

/** Mean heights of blocks of cells, which also smooths them. */
function coarsen({ columns, rows, heights }: HeightGrid): CoarseGrid {
  const step = Math.max(1, Math.ceil(Math.max(columns, rows) / MOST_CELLS));
  const [across, down] = [Math.floor(columns / step), Math.floor(rows / step)];
  const means = Float32Array.from({ length: across * down }, (_, cell) => {
    const [left, top] = [(cell % across) * step, Math.floor(cell / across) * step];
    let sum = 0;
    for (let row = top; row < top + step; row++)
      for (let column = left; column < left + step; column++) sum += heights[row * columns + column] ?? NaN;
    return sum / step ** 2;
  });
  const clamp = (value: number, most: number): number => Math.min(most - 1, Math.max(0, value));
  return {
    columns: across,
    rows: down,
    step,
    at: (column, row) => means[clamp(row, down) * across + clamp(column, across)] ?? NaN,
  };
}

/** How much darker than flat ground each cell is: 0 to 1, and less than 0 where it is turned to the light. */
function shades({ columns, rows, step, at }: CoarseGrid, heights: HeightGrid): readonly number[] {
  const { latitude } = latitudeOf(heights);
  const metres = ((EQUATOR_METRES * Math.cos(latitude)) / heights.worldCells) * step;
  const scale = EXAGGERATION / (2 * metres);
  const flat = Math.sin(LIGHT.height);
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const east = (at(column + 1, row) - at(column - 1, row)) * scale;
    const north = (at(column, row - 1) - at(column, row + 1)) * scale;
    const towards = -(east * Math.sin(LIGHT.azimuth) + north * Math.cos(LIGHT.azimuth));
    const light = (flat + Math.cos(LIGHT.height) * towards) / Math.hypot(1, east, north);
    return Number.isNaN(light) ? 0 : 1 - light / flat;
  });
}

const latitudeOf = ({ west, north, rows, worldCells }: HeightGrid) => {
  const [, degrees] = positionOfCell([west, north + rows / 2], worldCells);
  return { latitude: (degrees * Math.PI) / 180 };
};

type Rings = readonly (readonly Position[])[];
const known = new WeakMap<HeightGrid, readonly Rings[]>();

/** Rings around ground that is darker than each step; computed once for all maps over it. */
function shadedRings(heights: HeightGrid): readonly Rings[] {
  const found = known.get(heights);
  if (found) return found;
  const grid = coarsen(heights);
  const { columns, rows, step } = grid;
  const place = ([x, y]: readonly [number, number]): Position =>
    positionOfCell([heights.west + x * step, heights.north + y * step], heights.worldCells);
  const rings = contours()
    .size([columns, rows])
    .thresholds([...STEPS])([...shades(grid, heights)])
    .map(({ coordinates }) =>
      (coordinates.flat() as [number, number][][]) // pairs of numbers, as its reference says
        .filter(({ length }) => length >= LEAST_CORNERS)
        .map((ring) => ring.map(place)),
    );
  known.set(heights, rings);
  return rings;
}

/** Relief under a printed farm: slopes turned from the light are darker, in some steps. Clipped to the sheet. */
export function reliefMarks(heights: HeightGrid, sheet: Sheet): readonly Mark[] {
  const marks = shadedRings(heights).flatMap((rings): Mark[] => {
    const lines = rings.map((ring) => simplifyLine(ring.map(sheet.toSheet), TOLERANCE));
    if (lines.length === 0) return [];
    const d = pathOf({ type: 'area', lines });
    return [{ shape: 'path', d, fill: paper.ink, fillOpacity: STEP_OPACITY }];
  });
  return marks.length === 0 ? [] : [{ shape: 'window', width: sheet.width, height: sheet.height, marks }];
}
