import type { TileAddress } from './tile-feature.ts';

/** Units across a tile. */
export const TILE_EXTENT = 4096;
/** Units kept beyond each side, so that lines and outlines go on over the seam. */
export const TILE_BUFFER = 64;

/** A point in tile units, x to the east and y to the south from the north-west corner. */
export type TilePoint = readonly [x: number, y: number];

/** Takes longitude and latitude to the units of one tile, not rounded. */
export function createTileProjection({ z, x, y }: TileAddress): (position: readonly number[]) => TilePoint {
  const tilesAcross = 2 ** z;
  return ([longitude = 0, latitude = 0]) => {
    const east = (longitude + 180) / 360;
    const south = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
    return [(east * tilesAcross - x) * TILE_EXTENT, (south * tilesAcross - y) * TILE_EXTENT];
  };
}

/** The bounds of a tile in degrees, its buffer included: west, south, east, north. */
export function tileBounds({
  z,
  x,
  y,
}: TileAddress): [west: number, south: number, east: number, north: number] {
  const tilesAcross = 2 ** z;
  const margin = TILE_BUFFER / TILE_EXTENT;
  const longitude = (column: number) => (column / tilesAcross) * 360 - 180;
  const latitude = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tilesAcross))) * 180) / Math.PI;
  return [longitude(x - margin), latitude(y + 1 + margin), longitude(x + 1 + margin), latitude(y - margin)];
}

/** The tile in which a coordinate lies at a zoom. */
export function tileOf([longitude, latitude]: readonly [number, number], z: number): TileAddress {
  const [x, y] = createTileProjection({ z, x: 0, y: 0 })([longitude, latitude]);
  return { z, x: Math.floor(x / TILE_EXTENT), y: Math.floor(y / TILE_EXTENT) };
}
