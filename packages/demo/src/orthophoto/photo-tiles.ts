import { open, type FileHandle } from 'node:fs/promises';
import type { TileAddress } from '../tiles/tile-feature.ts';

/** Zooms of the photograph: the last is there around the farms only. */
export const PHOTO_ZOOMS = { min: 12, max: 16 } as const;

/** Bytes of the number at the front, which is the length of the list behind it. */
const LENGTH_BYTES = 4;

type Places = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** Packs tiles by their names `z/x/y` into one file: the length of a list, the list of where each tile lies, and the tiles. */
export function packPhotoTiles(tiles: ReadonlyMap<string, Uint8Array>): Uint8Array {
  let offset = 0;
  const places = Object.fromEntries(
    [...tiles].map(([name, { length }]) => {
      const place = [offset, length] as const;
      offset += length;
      return [name, place];
    }),
  );
  const list = Buffer.from(JSON.stringify(places));
  const front = Buffer.alloc(LENGTH_BYTES);
  front.writeUInt32LE(list.length);
  return Buffer.concat([front, list, ...tiles.values()]);
}

async function readBytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer;
}

/** Opens packed tiles: gives one by its address, null where there is none. @throws when the file cannot be read */
export async function openPhotoTiles(
  path: string,
): Promise<(tile: TileAddress) => Promise<Uint8Array | null>> {
  const file = await open(path);
  try {
    const listLength = (await readBytes(file, 0, LENGTH_BYTES)).readUInt32LE();
    const list = await readBytes(file, LENGTH_BYTES, listLength);
    // As it was packed above.
    const places = JSON.parse(list.toString()) as Places;
    return async ({ z, x, y }) => {
      const [offset, length] = places[`${z}/${x}/${y}`] ?? [];
      if (offset === undefined || length === undefined) return null;
      const tiles = await open(path);
      try {
        return await readBytes(tiles, LENGTH_BYTES + listLength + offset, length);
      } finally {
        await tiles.close();
      }
    };
  } finally {
    await file.close();
  }
}
