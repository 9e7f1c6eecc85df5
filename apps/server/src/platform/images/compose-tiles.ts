import { loadSharp } from './load-sharp.ts';

/** Side of a map tile in pixels; larger ones are made as small. */
const SIDE = 256;
const QUALITY = 80;

/** Composes tiles, row by row, into one JPEG; missing ones stay white. */
export async function composeTiles(
  tiles: readonly (Uint8Array | null)[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const pictures = await Promise.all(
    tiles.map(async (bytes, index) => {
      if (!bytes) return [];
      const input = await sharp(bytes, { limitInputPixels: 4 * SIDE ** 2 * 4 })
        .resize(SIDE, SIDE, { fit: 'fill' })
        .flatten({ background: '#ffffff' })
        .png({ compressionLevel: 0 })
        .toBuffer();
      return [{ input, left: (index % columns) * SIDE, top: Math.floor(index / columns) * SIDE }];
    }),
  );
  return sharp({
    create: { width: columns * SIDE, height: rows * SIDE, channels: 3, background: '#ffffff' },
  })
    .composite(pictures.flat())
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
