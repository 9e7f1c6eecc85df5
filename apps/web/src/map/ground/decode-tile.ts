import contours from 'maplibre-contour';

interface Heights {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Width in cells of a missing tile: the most usual one. */
const EMPTY_CELLS = 256;

/** Decodes the elevations of a tile; all NaN where there is no tile. */
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
