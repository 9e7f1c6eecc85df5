import type { Chance } from '../chance/chance.ts';
import { smoothStep, type Noise } from '../chance/value-noise.ts';
import { UNITS_PER_METRE, VERTEX_STEP, type TileFrame } from '../plan-tiles.ts';

/** Heights in metres at the middles of 100 m cells, row by row from the south-west. */
export interface Elevation {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
  /** The row of cells along which the main river runs. */
  readonly riverRow: number;
  /** Whether the river runs towards the east. */
  readonly flowsEast: boolean;
  /** Height in metres at the middle of any cell, of those beyond the tile too, without the grain of single cells. */
  readonly heightOf: (column: number, row: number) => number;
}

/** Survey-space units in one cell. */
export const CELL_UNITS = VERTEX_STEP;
export const CELL_METRES = CELL_UNITS / UNITS_PER_METRE;

const CHANNEL = { ranges: 21, spurs: 22, knobs: 23, grain: 24 } as const;
const FALL_PER_CELL = 0.9;

/** Terraces stand in steps along the river: how far away each begins, as a share of the way to the tile's border, and its rise in metres. */
const TERRACES = [
  { away: 0.05, rise: 5 },
  { away: 0.13, rise: 9 },
] as const;
/** The way over which a terrace rises. */
const RISER = 0.012;

/** A valley floor that falls with the river, terraces rising from it, hills behind them. */
export function raiseElevation(frame: TileFrame, riverAxis: number, chance: Chance, noise: Noise): Elevation {
  const columns = frame.width / CELL_UNITS;
  const rows = frame.height / CELL_UNITS;
  const riverRow = Math.min(rows - 2, Math.max(1, Math.floor(riverAxis / CELL_UNITS)));
  const flowsEast = chance.fraction(frame.column, frame.row, 25) >= 0.5;
  const heights = new Float64Array(columns * rows);
  const upstream = (column: number) => FALL_PER_CELL * (flowsEast ? columns - column : column + 1);
  const shapeOf = (column: number, row: number) => {
    const away = Math.abs(row + 0.5 - riverAxis / CELL_UNITS) / (rows / 2);
    const hill = smoothStep((away - 0.22) / 0.7);
    const x = frame.easting + (column + 0.5) * CELL_METRES;
    const y = frame.northing + (row + 0.5) * CELL_METRES;
    const at = (wavelength: number, channel: number) => noise(x / wavelength, y / wavelength, channel);
    const terraces = TERRACES.reduce(
      (sum, terrace) => sum + terrace.rise * smoothStep((away - terrace.away) / RISER),
      0,
    );
    const height =
      60 +
      upstream(column) +
      away * 45 +
      terraces +
      hill * (430 + 300 * at(2600, CHANNEL.ranges)) +
      hill ** 1.5 * 480 * at(900, CHANNEL.spurs) +
      (0.3 + hill) * 30 * at(330, CHANNEL.knobs);
    return { hill, height };
  };
  const bedOf = (column: number) => 52 + upstream(column);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { hill, height } = shapeOf(column, row);
      const grain =
        chance.fraction(column + frame.column * columns, row + frame.row * rows, CHANNEL.grain) - 0.5;
      heights[row * columns + column] = row === riverRow ? bedOf(column) : height + (1.5 + 5 * hill) * grain;
    }
  }
  const heightOf = (column: number, row: number) =>
    row === riverRow ? bedOf(column) : shapeOf(column, row).height;
  return { columns, rows, heights, riverRow, flowsEast, heightOf };
}
