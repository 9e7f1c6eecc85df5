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

type Corner = readonly [x: number, y: number];
type HeightAt = (x: number, y: number) => number | null;

/** Works out the cells of one patch, of which the corners are known, and writes them. True when any has a height. */
function drawPatch(
  pixels: Uint8Array,
  [left, top]: readonly [left: number, top: number],
  [nw, ne, sw, se]: readonly [Corner, Corner, Corner, Corner],
  heightAt: HeightAt,
): boolean {
  let hasHeights = false;
  for (let row = 0; row < PATCH; row++) {
    const q = (row + 0.5) / PATCH;
    const [fromX, fromY] = [nw[0] + q * (sw[0] - nw[0]), nw[1] + q * (sw[1] - nw[1])];
    const [toX, toY] = [ne[0] + q * (se[0] - ne[0]), ne[1] + q * (se[1] - ne[1])];
    let byte = ((top + row) * TERRAIN_TILE_SIZE + left) * 3;
    for (let column = 0; column < PATCH; column++) {
      const p = (column + 0.5) / PATCH;
      const height = heightAt(fromX + p * (toX - fromX), fromY + p * (toY - fromY));
      hasHeights ||= height !== null;
      const steps = Math.round(((height ?? 0) - LOWEST) * STEPS_PER_METRE);
      pixels[byte++] = steps >> 16;
      pixels[byte++] = (steps >> 8) & 0xff;
      pixels[byte++] = steps & 0xff;
    }
  }
  return hasHeights;
}

/**
 * A tile of heights in metres as Terrain-RGB; null where there is no height at all. Cells without one are level with the sea. What else
 * runs here waits no longer than for one row of patches.
 */
export async function encodeTerrain(
  tile: TileAddress,
  toPlane: Plane,
  heightAt: HeightAt,
): Promise<Uint8Array | null> {
  const pixels = new Uint8Array(TERRAIN_TILE_SIZE * TERRAIN_TILE_SIZE * 3);
  const corners = placeCorners(tile, toPlane);
  let hasHeights = false;
  for (const [j, northern] of corners.entries()) {
    const southern = corners[j + 1];
    if (!southern) break;
    await setImmediate();
    for (const [i, nw] of northern.entries()) {
      const [ne, sw, se] = [northern[i + 1], southern[i], southern[i + 1]];
      if (!ne || !sw || !se) break;
      const hasSome = drawPatch(pixels, [i * PATCH, j * PATCH], [nw, ne, sw, se], heightAt);
      hasHeights ||= hasSome;
    }
  }
  return hasHeights ? encodePng(pixels, TERRAIN_TILE_SIZE) : null;
}
