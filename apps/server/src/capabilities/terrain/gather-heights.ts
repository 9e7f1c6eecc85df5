import { cellsAround, type Geometry, type HeightGrid } from '@tussock/geometry';
import { decodeHeights, type TileOfHeights } from '../../platform/ground/decode-heights.ts';
import type { GroundTiles } from '../../platform/ground/ground-tiles.ts';

/** Most cells for a shape; a larger one uses coarser tiles, since computing slopes blocks other calls. */
const MOST_CELLS = 120_000;
/** Concurrent tile requests. */
const AT_ONCE = 6;
/** Usual number of cells along a tile's side, to estimate the number of tiles. */
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

/** Finds the finest zoom at which a shape has no more cells than allowed. It only counts tiles, since there may be millions at too fine a zoom. */
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
 * Gathers the elevations around a shape, with a border of cells on each side; null where there are none.
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
