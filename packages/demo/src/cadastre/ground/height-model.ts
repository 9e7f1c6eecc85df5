import { at } from '../chance/at.ts';
import { smoothStep } from '../chance/value-noise.ts';
import { UNITS_PER_METRE, type TileFrame } from '../plan-tiles.ts';
import type { Drainage } from './drainage.ts';
import { CELL_UNITS, type Elevation } from './elevation.ts';
import { layStreams, type StreamBed } from './stream-beds.ts';
import { createUnwarp } from './unwarp.ts';
import type { Warp } from './warp.ts';

/** Metres above the sea at an easting and northing of NZTM; null beyond the land there is. The same place has the same height always. */
export type HeightModel = (easting: number, northing: number) => number | null;

interface Land {
  readonly frame: TileFrame;
  readonly elevation: Elevation;
  readonly drainage: Drainage;
  readonly beds: readonly StreamBed[];
  readonly warp: Warp;
}

/** Beyond the tile the hills go on for a while and then sink to the sea; metres. */
const FADE = { begins: 2000, ends: 6000 };

/** Catmull and Rom's weights of four neighbours in a row, for a share of the way between the middle two. */
function weights(t: number): readonly [number, number, number, number] {
  return [
    0.5 * (-t + 2 * t * t - t * t * t),
    0.5 * (2 - 5 * t * t + 3 * t * t * t),
    0.5 * (t + 4 * t * t - 3 * t * t * t),
    0.5 * (-t * t + t * t * t),
  ];
}

/** The lattice of filled heights as a smooth surface over survey space; beyond the tile the land that its noise goes on with. */
function smoothSurface({ elevation, drainage }: Land): (u: number, v: number) => number {
  const { columns, rows, heightOf } = elevation;
  const nodes = new Map<number, number>();
  const node = (column: number, row: number) => {
    if (column >= 0 && row >= 0 && column < columns && row < rows)
      return at(drainage.filled, row * columns + column);
    const key = (column + 10_000) * 100_000 + row + 10_000;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const height = heightOf(column, row);
    nodes.set(key, height);
    return height;
  };
  // Whoever asks goes from place to place: the next is mostly among the same sixteen.
  const around = { column: Number.NaN, row: Number.NaN, heights: new Float64Array(16) };
  const heightsAround = (column: number, row: number) => {
    if (around.column === column && around.row === row) return around.heights;
    Object.assign(around, { column, row });
    for (let cell = 0; cell < 16; cell++)
      around.heights[cell] = node(column + (cell & 3) - 1, row + (cell >> 2) - 1);
    return around.heights;
  };
  return (u, v) => {
    const x = u / CELL_UNITS - 0.5;
    const y = v / CELL_UNITS - 0.5;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = weights(x - column);
    const up = weights(y - row);
    const heights = heightsAround(column, row);
    let height = 0;
    for (let cell = 0; cell < 16; cell++)
      height += at(up, cell >> 2) * at(across, cell & 3) * at(heights, cell);
    return height;
  };
}

/** The height of every place of a tile and some kilometres around it: smooth land into which its streams are laid. */
export function createHeightModel(land: Land): HeightModel {
  const { frame } = land;
  const surface = smoothSurface(land);
  const withStreams = layStreams(land.beds);
  const unwarp = createUnwarp(frame, land.warp);
  const width = frame.width / UNITS_PER_METRE;
  const height = frame.height / UNITS_PER_METRE;
  return (easting, northing) => {
    const east = Math.max(frame.easting - easting, easting - frame.easting - width, 0);
    const north = Math.max(frame.northing - northing, northing - frame.northing - height, 0);
    const beyond = Math.hypot(east, north);
    if (beyond >= FADE.ends) return null;
    const [u, v] = unwarp(easting, northing);
    const metres = withStreams(u, v, surface(u, v));
    return metres * (1 - smoothStep((beyond - FADE.begins) / (FADE.ends - FADE.begins)));
  };
}
