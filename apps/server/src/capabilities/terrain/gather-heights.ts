import { cellsAround, type Geometry, type HeightGrid } from '@tussock/geometry';
import { decodeHeights, type TileOfHeights } from '../../platform/ground/decode-heights.ts';
import type { GroundTiles } from '../../platform/ground/ground-tiles.ts';

/** A shape whose box holds more cells is looked at through coarser tiles: everybody waits while slopes are worked out. */
const MOST_CELLS = 120_000;
/** Tiles are asked for side by side, so many at once. */
const AT_ONCE = 6;
/** Cells along the side of a tile, by which it is told how many tiles a shape needs. */
const USUAL_SIZE = 256;

interface Span {
  readonly zoom: number;
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
}

type CellBox = ReturnType<typeof cellsAround>;

function tilesOf([west, north, east, south]: CellBox): Span['tiles'] {
  const tiles: { x: number; y: number }[] = [];
  for (let y = Math.floor(north / USUAL_SIZE); y * USUAL_SIZE < south; y++)
    for (let x = Math.floor(west / USUAL_SIZE); x * USUAL_SIZE < east; x++) tiles.push({ x, y });
  return tiles;
}

const countCells = ([west, north, east, south]: CellBox): number => (east - west) * (south - north);

/** The finest zoom at which a shape needs no more cells than are looked at for one. Of those too fine no tile is written down: there may be millions. */
function chooseSpan(geometry: Geometry, maxZoom: number, border: number): Span {
  const boxAt = (zoom: number): CellBox => cellsAround(geometry, USUAL_SIZE * 2 ** zoom, border);
  let zoom = maxZoom;
  while (countCells(boxAt(zoom)) > MOST_CELLS) zoom -= 1;
  return { zoom, tiles: tilesOf(boxAt(zoom)) };
}

async function fetchAll(terrain: GroundTiles, { zoom, tiles }: Span) {
  const found: { x: number; y: number; heights: TileOfHeights }[] = [];
  for (let first = 0; first < tiles.length; first += AT_ONCE) {
    const some = tiles.slice(first, first + AT_ONCE).map(async ({ x, y }) => {
      const tile = await terrain.tile(zoom, x, y);
      if (tile) found.push({ x, y, heights: await decodeHeights(tile.bytes) });
    });
    await Promise.all(some);
  }
  return found;
}

/**
 * The heights of the ground around a shape, with so many cells on each side; null where there are none.
 *
 * @throws AppError groundAway
 */
export async function gatherHeights(
  terrain: GroundTiles,
  geometry: Geometry,
  border: number,
): Promise<HeightGrid | null> {
  const span = chooseSpan(geometry, terrain.maxZoom, border);
  const found = await fetchAll(terrain, span);
  const size = found[0]?.heights.size;
  if (size === undefined) return null;
  const worldCells = size * 2 ** span.zoom;
  const [west, north, east, south] = cellsAround(geometry, worldCells, border);
  const [columns, rows] = [east - west, south - north];
  const heights = new Float32Array(columns * rows).fill(Number.NaN);
  for (const { x, y, heights: tile } of found) {
    const [left, right] = [Math.max(west, x * size), Math.min(east, (x + 1) * size)];
    if (tile.size !== size || left >= right) continue;
    for (let row = Math.max(north, y * size); row < Math.min(south, (y + 1) * size); row++) {
      const from = (row - y * size) * size + left - x * size;
      heights.set(tile.heights.subarray(from, from + right - left), (row - north) * columns + left - west);
    }
  }
  return { worldCells, west, north, columns, rows, heights };
}
