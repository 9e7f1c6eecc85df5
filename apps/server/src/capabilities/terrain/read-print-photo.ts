import { bounds, unionBounds, type PolygonalGeometry } from '@tussock/geometry';
import { groundAround, photoTiles, type PrintPhoto } from '@tussock/reports';
import { composeTiles } from '../../platform/images/compose-tiles.ts';
import type { GroundTiles } from '../../platform/ground/ground-tiles.ts';
import type { Services } from '../../services.ts';

type Tiles = ReturnType<typeof photoTiles>;

/** Reads tiles in turn, a row at a time: nobody's tile service is asked for all of them at once. */
async function readTiles(imagery: GroundTiles, { zoom, tiles, columns, rows }: Tiles) {
  const read: (Uint8Array | null)[] = [];
  for (let row = 0; row < rows; row++) {
    const ofRow = tiles.slice(row * columns, (row + 1) * columns);
    const found = await Promise.all(ofRow.map(({ x, y }) => imagery.tile(zoom, x, y)));
    read.push(...found.map((tile) => tile?.bytes ?? null));
  }
  return read;
}

/**
 * Reads the aerial photograph of a farm and the land around it, for print. Null where the installation has none, the farm has no boundary, or
 * it cannot be reached: a book is not kept waiting for its paper.
 */
export async function readPrintPhoto(
  { imagery }: Pick<Services, 'imagery'>,
  boundary: readonly PolygonalGeometry[],
): Promise<PrintPhoto | null> {
  const farm = unionBounds(boundary.map(bounds));
  if (!imagery || !farm) return null;
  const wanted = photoTiles(groundAround(farm), imagery);
  try {
    const read = await readTiles(imagery, wanted);
    if (read.every((tile) => tile === null)) return null;
    const picture = await composeTiles(read, wanted);
    const href = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
    return { pieces: [{ href, bounds: wanted.bounds }], attribution: imagery.attribution };
  } catch {
    // Its publisher is away, or sent what is no picture.
    return null;
  }
}
