import { roundCoordinate, type Coordinate, type PlanePoint } from '../coordinate.ts';
import type { Chance } from '../chance/chance.ts';
import { smoothStep, type Noise } from '../chance/value-noise.ts';
import { UNITS_PER_METRE, type TileFrame } from '../plan-tiles.ts';
import { fromNztm } from '../transverse-mercator.ts';

/** Takes a survey-space point to NZTM metres. One point in is one point out, so shared vertices stay shared. */
export type Warp = (u: number, v: number) => PlanePoint;

const CHANNEL = { broadEast: 11, fineEast: 12, broadNorth: 13, fineNorth: 14 } as const;
const BROAD = { metres: 90, wavelength: 1600 };
const FINE = { metres: 11, wavelength: 420 };
const TAU = Math.PI * 2;

/**
 * The bending of one tile: a meander that is a shear along the river and fades out before the tile's border, then noise that
 * belongs to the whole country, so that it goes on over the border without a step. Both can be undone: nothing folds.
 */
export function createWarp(frame: TileFrame, riverAxis: number, chance: Chance, noise: Noise): Warp {
  const phase = chance.stream(frame.column, frame.row, 15);
  const phases = [phase.next() * TAU, phase.next() * TAU, phase.next() * TAU] as const;
  const amplitude = Math.min(260, (frame.height / UNITS_PER_METRE) * 0.022);
  const reach = Math.min(21000, frame.height * 0.19);
  const fade = Math.min(20000, frame.width / 5);
  const meander = (u: number, v: number) => {
    const away = Math.abs(v - riverAxis) / reach;
    if (away >= 1) return 0;
    const ends = smoothStep(u / fade) * smoothStep((frame.width - u) / fade);
    const wave =
      0.62 * Math.sin(u / 4800 + phases[0]) +
      0.27 * Math.sin(u / 9100 + phases[1]) +
      0.11 * Math.sin(u / 2900 + phases[2]);
    return amplitude * ends * (1 - away ** 2) ** 2 * wave;
  };
  return (u, v) => {
    const x = frame.easting + u / UNITS_PER_METRE;
    const y = frame.northing + v / UNITS_PER_METRE + meander(u, v);
    const shift = (broad: number, fine: number) =>
      BROAD.metres * noise(x / BROAD.wavelength, y / BROAD.wavelength, broad) +
      FINE.metres * noise(x / FINE.wavelength, y / FINE.wavelength, fine);
    return [x + shift(CHANNEL.broadEast, CHANNEL.fineEast), y + shift(CHANNEL.broadNorth, CHANNEL.fineNorth)];
  };
}

/** The rounded longitude and latitude of a point in NZTM metres. */
export function toCoordinate(point: PlanePoint): Coordinate {
  return roundCoordinate(fromNztm(point));
}
