import { AppError } from '../http/app-error.ts';

export interface TileOfHeights {
  /** Cells along each side. */
  readonly size: number;
  /** Metres above sea level, row by row from the north-west. */
  readonly heights: Float32Array;
}

/** Widest accepted tile in cells; tiles have 256 or 512. */
const WIDEST = 1024;

/** Zero of Terrain-RGB, which counts tenths of a metre above −10,000 m. */
const LOWEST = -10_000;
const METRES_PER_STEP = 0.1;

/**
 * Decodes the elevations of a Terrain-RGB tile.
 *
 * @throws AppError groundAway for what is no such picture
 */
export async function decodeHeights(bytes: Uint8Array): Promise<TileOfHeights> {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: WIDEST * WIDEST })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.width !== info.height || info.channels !== 3) throw new Error('not a square of three colours');
    const heights = new Float32Array(info.width * info.height);
    for (let cell = 0; cell < heights.length; cell++) {
      const [red = 0, green = 0, blue = 0] = data.subarray(cell * 3, cell * 3 + 3);
      heights[cell] = LOWEST + (red * 65_536 + green * 256 + blue) * METRES_PER_STEP;
    }
    return { size: info.width, heights };
  } catch (error) {
    throw new AppError('groundAway', { logText: `tile of heights: ${String(error)}` });
  }
}
