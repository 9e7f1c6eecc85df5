import { isImageType } from '@tussock/domain';
import { loadSharp } from './load-sharp.ts';

/** A size for an encoded image. `cover` fills it and crops the rest, `inside` fits within it and crops nothing. */
export interface ImageSize {
  readonly name: 'large' | 'small';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
  /** Encodes in half the time, a few kilobytes larger: for images that are printed once. */
  readonly isQuick?: true;
}

export interface EncodedImage {
  readonly name: ImageSize['name'];
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Content type of every encoded image, whatever its original was. */
export const ENCODED_TYPE = 'image/jpeg';

/** Error: the upload is not an image that can be accepted. */
export class ImageRefused extends Error {
  readonly reason: 'notAnImage' | 'tooManyPixels';

  constructor(reason: ImageRefused['reason'], cause?: unknown) {
    super(`image refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Most pixels of an image: a phone's best photo has 50 million, and a file that decodes to more is a bomb. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 20;
const QUALITY = 82;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Encodes an image again in some sizes: the results have its pixels and nothing else, no location, no camera, no second file behind the first. Images
 * are encoded one after another.
 *
 * @throws ImageRefused
 */
export function encodeImage(
  bytes: Uint8Array,
  sizes: readonly ImageSize[],
): Promise<readonly EncodedImage[]> {
  const turn = queue.then(() => encode(bytes, sizes));
  queue = turn.catch(() => undefined);
  return turn;
}

async function encode(bytes: Uint8Array, sizes: readonly ImageSize[]): Promise<readonly EncodedImage[]> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !isImageType(type.mime)) throw new ImageRefused('notAnImage');
  const sharp = await loadSharp();
  const images: EncodedImage[] = [];
  for (const { name, width, height, fit, isQuick = false } of sizes) {
    try {
      const { data, info } = await sharp(bytes, {
        limitInputPixels: MOST_PIXELS,
        failOn: 'error',
        animated: false,
      })
        .autoOrient()
        .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY, mozjpeg: !isQuick })
        .timeout({ seconds: LONGEST_SECONDS })
        .toBuffer({ resolveWithObject: true });
      images.push({ name, bytes: data, width: info.width, height: info.height });
    } catch (error) {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw new ImageRefused(isTooLarge ? 'tooManyPixels' : 'notAnImage', error);
    }
  }
  return images;
}
