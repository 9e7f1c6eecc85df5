import { setImmediate } from 'node:timers/promises';
import type { TileAddress } from './tile-feature.ts';
import { encodePng } from './encode-png.ts';

/** Cells along the side of a tile of heights. */
export const TERRAIN_TILE_SIZE = 256;
/** Between places so many cells apart, the plane of the survey is as good as straight. */
const PATCH = 32;

/** Terrain-RGB: tenths of a metre above −10,000 m. */
const LOWEST = -10_000;
const STEPS_PER_METRE = 10;

type Plane = (position: [longitude: number, latitude: number]) => readonly [x: number, y: number];

const positionAt = ({ z, x, y }: TileAddress, east: number, south: number): [number, number] => {
  const tilesAcross = 2 ** z;
  const longitude = ((x + east) / tilesAcross) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + south)) / tilesAcross))) * 180) / Math.PI;
  return [longitude, latitude];
};

/** The corners of the patches of a tile on the plane, row by row. */
function placeCorners(tile: TileAddress, toPlane: Plane) {
  const patches = TERRAIN_TILE_SIZE / PATCH;
  return Array.from({ length: patches + 1 }, (_row, j) =>
    Array.from({ length: patches + 1 }, (_column, i) => toPlane(positionAt(tile, i / patches, j / patches))),
  );
}

function placesOf(tile: TileAddress, toPlane: Plane) {
  const corners = placeCorners(tile, toPlane);
  const nowhere = [0, 0] as const;
  return (column: number, row: number): [number, number] => {
    const [i, j] = [Math.floor(column / PATCH), Math.floor(row / PATCH)];
    const [p, q] = [(column + 0.5) / PATCH - i, (row + 0.5) / PATCH - j];
    const [nw = nowhere, ne = nowhere] = corners[j]?.slice(i) ?? [];
    const [sw = nowhere, se = nowhere] = corners[j + 1]?.slice(i) ?? [];
    const mix = (axis: 0 | 1) =>
      (1 - q) * ((1 - p) * nw[axis] + p * ne[axis]) + q * ((1 - p) * sw[axis] + p * se[axis]);
    return [mix(0), mix(1)];
  };
}

/** So many rows are worked out at once: what else runs here waits no longer than for them. */
const ROWS_AT_ONCE = 16;

/** A tile of heights in metres as Terrain-RGB; null where there is no height at all. Cells without one are level with the sea. */
export async function encodeTerrain(
  tile: TileAddress,
  toPlane: Plane,
  heightAt: (x: number, y: number) => number | null,
): Promise<Uint8Array | null> {
  const pixels = new Uint8Array(TERRAIN_TILE_SIZE * TERRAIN_TILE_SIZE * 3);
  const place = placesOf(tile, toPlane);
  let hasHeights = false;
  for (let row = 0; row < TERRAIN_TILE_SIZE; row++) {
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
    for (let column = 0; column < TERRAIN_TILE_SIZE; column++) {
      const height = heightAt(...place(column, row));
      hasHeights ||= height !== null;
      const steps = Math.round(((height ?? 0) - LOWEST) * STEPS_PER_METRE);
      pixels.set([steps >> 16, (steps >> 8) & 0xff, steps & 0xff], (row * TERRAIN_TILE_SIZE + column) * 3);
    }
  }
  return hasHeights ? encodePng(pixels, TERRAIN_TILE_SIZE) : null;
}
