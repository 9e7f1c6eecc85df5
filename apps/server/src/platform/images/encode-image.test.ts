import exifr from 'exifr';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { phonePhoto, PHOTO_PLACE, pictureOf } from '../../testing/example-images.ts';
import { encodeImage, ImageRefused, type ImageSize } from './encode-image.ts';
import { readPlace } from './read-place.ts';

const large: ImageSize = { name: 'large', width: 160, height: 160, fit: 'inside' };
const square: ImageSize = { name: 'small', width: 32, height: 32, fit: 'cover' };
const reasonOf = (bytes: Uint8Array): Promise<unknown> =>
  encodeImage(bytes, [large]).then(
    () => 'taken',
    (error: unknown) => (error instanceof ImageRefused ? error.reason : error),
  );

describe('an image that is made anew', () => {
  test('has the sizes that are asked for, and is a JPEG', async () => {
    const [fitted, cut] = await encodeImage(await pictureOf(400, 200), [large, square]);
    expect(fitted).toMatchObject({ name: 'large', width: 160, height: 80 });
    expect(cut).toMatchObject({ name: 'small', width: 32, height: 32 });
    expect((await sharp(fitted?.bytes).metadata()).format).toBe('jpeg');
  });

  test('is never blown up', async () => {
    const [fitted] = await encodeImage(await pictureOf(40, 20, 'png'), [large]);
    expect(fitted).toMatchObject({ width: 40, height: 20 });
  });

  test('stands upright and says neither where nor with what it was taken', async () => {
    const photo = await phonePhoto(400, 200);
    expect(await readPlace(photo)).toEqual(PHOTO_PLACE);
    const [fitted] = await encodeImage(photo, [large]);
    expect(fitted).toMatchObject({ width: 80, height: 160 });
    expect(await readPlace(fitted?.bytes ?? new Uint8Array())).toBeNull();
    expect(await exifr.parse(Buffer.from(fitted?.bytes ?? []))).toBeUndefined();
    expect(Buffer.from(fitted?.bytes ?? []).includes('PhoneMaker')).toBe(false);
  });

  test('leaves behind what was hung on to it', async () => {
    const polyglot = Buffer.concat([await pictureOf(20, 20), Buffer.from('<script>alert(1)</script>')]);
    const [fitted] = await encodeImage(polyglot, [large]);
    expect(Buffer.from(fitted?.bytes ?? []).includes('script')).toBe(false);
  });
});

describe('what is no image for us', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that reads files', Buffer.from(svg)],
    ['a GIF with a script behind it', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
    ['a photo in HEIC', heic],
    ['a JPEG that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('%s is refused', async (_name, bytes) => {
    expect(await reasonOf(bytes)).toBe('notAnImage');
  });

  test('a small file that unfolds to very many pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await reasonOf(bomb)).toBe('tooManyPixels');
  });

  test('any bytes are refused or taken, and nothing else happens', async () => {
    const start = await pictureOf(8, 8, 'png');
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.nat(start.length),
        async (noise, at) => {
          const bytes = Buffer.concat([start.subarray(0, at), noise, start.subarray(at + noise.length)]);
          expect(['taken', 'notAnImage', 'tooManyPixels']).toContain(await reasonOf(bytes));
        },
      ),
      { numRuns: 60 },
    );
  });
});

const photoAt = (notes: Readonly<Record<string, string>>): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#286' } })
    .withExif({ IFD3: notes })
    .jpeg()
    .toBuffer();

test.each([
  [
    'without hemisphere letters',
    { GPSLatitude: '42/1 48/1 306/10', GPSLongitude: '172/1 26/1 6/10' },
    [172.4335, -42.8085],
  ],
  [
    'with a negative degree stored as an unsigned number',
    {
      GPSLatitude: '4294967254/1 48/1 306/10',
      GPSLongitude: '172/1 26/1 6/10',
      GPSLatitudeRef: 'N',
      GPSLongitudeRef: 'E',
    },
    null,
  ],
  [
    'at 0/0',
    { GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1', GPSLatitudeRef: 'N', GPSLongitudeRef: 'E' },
    null,
  ],
])('a photo %s has its place in New Zealand, or none', async (_what, notes, place) => {
  expect(await readPlace(await photoAt(notes as Record<string, string>))).toEqual(place);
});
