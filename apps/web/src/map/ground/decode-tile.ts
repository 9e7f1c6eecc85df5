import contours from 'maplibre-contour';

interface Heights {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** As wide as the tiles beside it are most often. */
const EMPTY_CELLS = 256;

/** The heights of a tile; none at all, each not a number, where there is no tile. */
export async function decodeTile(blob: Blob): Promise<Heights> {
  if (blob.size === 0) {
    const data = new Float32Array(EMPTY_CELLS * EMPTY_CELLS).fill(Number.NaN);
    return { width: EMPTY_CELLS, height: EMPTY_CELLS, data };
  }
  const picture = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser reads no pictures in a worker');
  context.drawImage(picture, 0, 0);
  picture.close();
  return contours.decodeParsedImage(width, height, 'mapbox', context.getImageData(0, 0, width, height).data);
}
