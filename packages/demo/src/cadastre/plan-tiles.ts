import { isInsideRing, type Coordinate } from './coordinate.ts';
import { fromNztm } from './transverse-mercator.ts';

/*
 * Survey space: whole decimetres (u eastward, v northward) from a tile's south-west corner. Cuts are made there, where they
 * are exact; only then is the plane bent into a landscape.
 */

/** Survey-space units in a metre. */
export const UNITS_PER_METRE = 10;
/** Regular vertices stand at every multiple of 100 m, so tiles and their neighbours meet in the same points. */
export const VERTEX_STEP = 1000;

/** One valley's frame: where it lies and how many parcels it must hold. */
export interface TileFrame {
  index: number;
  column: number;
  row: number;
  /** Size in survey units, multiples of 100 m. */
  width: number;
  height: number;
  /** NZTM of the south-west corner, metres. */
  easting: number;
  northing: number;
  parcels: number;
}

/** NZTM origin of the first tile: near 172.3° E, 42.8° S. */
const HOME = { easting: 1540000, northing: 5256000 };
const TILE_METRES = { width: 20000, height: 12000 };
const PARCELS_PER_TILE = 2000;
/** Up to this many parcels one tile is stretched instead of a second one begun. */
const LARGEST_SINGLE_TILE = 4000;
const SQUARE_KILOMETRES_PER_PARCEL = 0.12;
/** Fewer cannot hold the roads, the river bed and the township of one valley. */
export const FEWEST_PARCELS = 200;

/** Crude outlines of the two main islands: a mask for the middles of tiles, nothing more. */
const OUTLINES: readonly (readonly Coordinate[])[] = [
  // prettier-ignore
  [[172.7, -40.5], [173.9, -40.8], [174.3, -41.2], [174.25, -41.75], [173.6, -42.5], [172.8, -43.2], [173.1, -43.75],
   [172.3, -43.9], [171.3, -44.35], [171.1, -45], [170.7, -45.9], [169.8, -46.5], [168.9, -46.65], [168.2, -46.4],
   [167.5, -46.2], [166.6, -46], [166.5, -45.6], [167.2, -44.9], [168, -44.3], [169, -43.75], [170.2, -43], [171, -42.5],
   [171.3, -41.9], [172.1, -41.1], [172.3, -40.7]],
  // prettier-ignore
  [[172.7, -34.45], [173.3, -34.9], [174.3, -35.3], [174.6, -36.1], [174.9, -36.8], [175.4, -36.5], [175.9, -36.9],
   [176.2, -37.6], [177.2, -37.95], [178.5, -37.65], [178.3, -38.4], [177.95, -39.1], [177, -39.3], [176.9, -39.7],
   [176.6, -40.6], [175.9, -41.35], [175.3, -41.6], [174.75, -41.35], [175.1, -40.7], [175.1, -40.1], [174.3, -39.75],
   [173.75, -39.3], [174.2, -38.95], [174.7, -38.3], [174.75, -37.5], [174.5, -36.9], [174.1, -36.3], [173.5, -35.5],
   [173.1, -35.1]],
];

const isOnLand = (column: number, row: number) => {
  const middle = fromNztm([
    HOME.easting + (column + 0.5) * TILE_METRES.width,
    HOME.northing + (row + 0.5) * TILE_METRES.height,
  ]);
  return OUTLINES.some((outline) => isInsideRing(middle, outline));
};

const toUnits = (metres: number) => Math.round(metres / 100) * VERTEX_STEP;

function planSingle(parcels: number): TileFrame {
  const squareMetres = parcels * SQUARE_KILOMETRES_PER_PARCEL * 1e6;
  const width = Math.max(toUnits(3000), toUnits(Math.sqrt((squareMetres * 5) / 3)));
  const height = Math.max(toUnits(2000), toUnits(squareMetres / (width / UNITS_PER_METRE)));
  return { index: 0, column: 0, row: 0, width, height, ...HOME, parcels };
}

/**
 * The tiles that together hold exactly the asked number of parcels: one up to 4,000, else one for each 2,000, laid over the
 * land from the home valley outward; when the land is full the tiles hold more each.
 *
 * @throws when fewer than 200 parcels, or not a whole number, are asked for.
 */
export function planTiles(parcels: number): TileFrame[] {
  if (!Number.isInteger(parcels) || parcels < FEWEST_PARCELS) {
    throw new RangeError(
      `A valley has a whole number of parcels, at least ${FEWEST_PARCELS}; got ${parcels}.`,
    );
  }
  if (parcels <= LARGEST_SINGLE_TILE) return [planSingle(parcels)];
  const sites: { column: number; row: number; distance: number }[] = [];
  for (let row = -70; row < 90; row++) {
    for (let column = -30; column < 35; column++) {
      if (!isOnLand(column, row)) continue;
      sites.push({
        column,
        row,
        distance: (column * TILE_METRES.width) ** 2 + (row * TILE_METRES.height) ** 2,
      });
    }
  }
  sites.sort((a, b) => a.distance - b.distance || a.row - b.row || a.column - b.column);
  const count = Math.min(sites.length, Math.ceil(parcels / PARCELS_PER_TILE));
  return sites.slice(0, count).map(({ column, row }, index) => ({
    index,
    column,
    row,
    width: toUnits(TILE_METRES.width),
    height: toUnits(TILE_METRES.height),
    easting: HOME.easting + column * TILE_METRES.width,
    northing: HOME.northing + row * TILE_METRES.height,
    parcels: Math.floor(parcels / count) + (index < parcels % count ? 1 : 0),
  }));
}
