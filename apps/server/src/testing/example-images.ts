import sharp from 'sharp';

/** Where the example photo says it was taken: [longitude, latitude]. */
export const PHOTO_PLACE = [172.5, -43.25] as const;

/** A plain picture of some size in pixels. */
export const pictureOf = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();

/** A photo as a phone takes it: lying on its side, with its place and camera written into it. */
export const phonePhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 60 } } })
    .withExif({
      IFD0: { Make: 'PhoneMaker' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '43/1 15/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '172/1 30/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
