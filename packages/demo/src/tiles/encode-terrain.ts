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
/** What a cell holds, as one number of three bytes; null where there is nothing. */
type CellAt = (x: number, y: number) => number | null;

/** Works out the cells of one patch, of which the corners are known, and writes them. True when any holds something. */
function drawPatch(
  {
    pixels,
    place: [left, top],
    corners: [nw, ne, sw, se],
  }: {
    readonly pixels: Uint8Array;
    readonly place: readonly [left: number, top: number];
    readonly corners: readonly [Corner, Corner, Corner, Corner];
  },
  cellAt: CellAt,
  nothing: number,
): boolean {
  let hasAny = false;
  for (let row = 0; row < PATCH; row++) {
    const q = (row + 0.5) / PATCH;
    const [fromX, fromY] = [nw[0] + q * (sw[0] - nw[0]), nw[1] + q * (sw[1] - nw[1])];
    const [toX, toY] = [ne[0] + q * (se[0] - ne[0]), ne[1] + q * (se[1] - ne[1])];
    let byte = ((top + row) * TERRAIN_TILE_SIZE + left) * 3;
    for (let column = 0; column < PATCH; column++) {
      const p = (column + 0.5) / PATCH;
      const found = cellAt(fromX + p * (toX - fromX), fromY + p * (toY - fromY));
      hasAny ||= found !== null;
      const cell = found ?? nothing;
      pixels[byte++] = cell >> 16;
      pixels[byte++] = (cell >> 8) & 0xff;
      pixels[byte++] = cell & 0xff;
    }
  }
  return hasAny;
}

/**
 * A tile of what the cells of the ground hold; null where no cell holds anything. What else runs here waits no longer than for one row of
 * patches.
 */
export async function encodeCells(
  tile: TileAddress,
  toPlane: Plane,
  { cellAt, nothing }: { readonly cellAt: CellAt; readonly nothing: number },
): Promise<Uint8Array | null> {
  const pixels = new Uint8Array(TERRAIN_TILE_SIZE * TERRAIN_TILE_SIZE * 3);
  const corners = placeCorners(tile, toPlane);
  let hasAny = false;
  for (const [j, northern] of corners.entries()) {
    const southern = corners[j + 1];
    if (!southern) break;
    await setImmediate();
    for (const [i, nw] of northern.entries()) {
      const [ne, sw, se] = [northern[i + 1], southern[i], southern[i + 1]];
      if (!ne || !sw || !se) break;
      const place = [i * PATCH, j * PATCH] as const;
      const hasSome = drawPatch({ pixels, place, corners: [nw, ne, sw, se] }, cellAt, nothing);
      hasAny ||= hasSome;
    }
  }
  return hasAny ? encodePng(pixels, TERRAIN_TILE_SIZE) : null;
}

const stepsOf = (height: number): number => Math.round((height - LOWEST) * STEPS_PER_METRE);

/** A tile of heights in metres as Terrain-RGB; null where there is no height at all. Cells without one are level with the sea. */
export const encodeTerrain = (
  tile: TileAddress,
  toPlane: Plane,
  heightAt: (x: number, y: number) => number | null,
): Promise<Uint8Array | null> =>
  encodeCells(tile, toPlane, {
    cellAt: (x, y) => {
      const height = heightAt(x, y);
      return height === null ? null : stepsOf(height);
    },
    nothing: stepsOf(0),
  });
