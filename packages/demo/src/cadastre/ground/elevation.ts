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
  /** Metres by which water falls at least from one cell to the next, for each row: a hollow is filled so far that it does. */
  readonly falls: Float64Array;
  /** Height in metres at the middle of any cell, of those beyond the tile too, without the grain of single cells. */
  readonly heightOf: (column: number, row: number) => number;
}

/** Survey-space units in one cell. */
export const CELL_UNITS = VERTEX_STEP;
export const CELL_METRES = CELL_UNITS / UNITS_PER_METRE;

const CHANNEL = {
  ranges: 21,
  spurs: 22,
  knobs: 23,
  grain: 24,
  grooves: 27,
  bendOne: 28,
  bendTwo: 29,
} as const;
/** Towards the border of the tile the land rises to a watershed, as water goes over no border. */
const WATERSHED = { metres: 320, begins: 0.68, way: 0.4 } as const;
const BEND = { metres: 260, wavelength: 1900 } as const;
/** Water falls at least so far from one cell to the next, in metres: hardly on the flats, at a few degrees among hills. */
const LEAST_FALL = { flats: 0.01, hills: 5 } as const;
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
    // Hills lie athwart the survey's lines, and bend.
    const bend = (channel: number) => BEND.metres * noise(x / BEND.wavelength, y / BEND.wavelength, channel);
    const [a, b] = [0.82 * x - 0.57 * y + bend(CHANNEL.bendOne), 0.57 * x + 0.82 * y + bend(CHANNEL.bendTwo)];
    const at = (wavelength: number, channel: number) => noise(a / wavelength, b / wavelength, channel);
    // Where noise goes through nought it is a ridge, with spurs to both sides.
    const ridge = (wavelength: number, channel: number) => 0.4 - Math.abs(at(wavelength, channel));
    const terraces = TERRACES.reduce(
      (sum, terrace) => sum + terrace.rise * smoothStep((away - terrace.away) / RISER),
      0,
    );
    const height =
      60 +
      upstream(column) +
      away * 45 +
      terraces +
      WATERSHED.metres * smoothStep((away - WATERSHED.begins) / WATERSHED.way) +
      hill * (470 + 260 * ridge(2900, CHANNEL.ranges)) +
      hill ** 1.5 * 430 * ridge(1150, CHANNEL.spurs) +
      hill ** 1.5 * 130 * ridge(430, CHANNEL.grooves) +
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
  const leastFall = (row: number) => LEAST_FALL.flats + LEAST_FALL.hills * shapeOf(0, row).hill;
  const heightOf = (column: number, row: number) =>
    row === riverRow ? bedOf(column) : shapeOf(column, row).height;
  const falls = Float64Array.from({ length: rows }, (_, row) => leastFall(row));
  return { columns, rows, heights, riverRow, flowsEast, falls, heightOf };
}
