import type { PolygonGeometry } from '@tussock/geometry';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import type { GroundTiles } from '../../platform/ground/ground-tiles.ts';
import { readPrintPhoto } from './read-print-photo.ts';

const farm: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.31, -42.8],
      [172.31, -42.79],
      [172.3, -42.79],
      [172.3, -42.8],
    ],
  ],
};
let green: Uint8Array;
beforeAll(async () => {
  green = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#3a7d2c' } })
    .webp()
    .toBuffer();
});

const imagery = (tile: GroundTiles['tile']): { readonly imagery: GroundTiles } => ({
  imagery: { minZoom: 8, maxZoom: 15, attribution: 'The survey', tile },
});
const sent = () => imagery(() => Promise.resolve({ bytes: green, contentType: 'image/webp' }));

test('the tiles around a farm are one picture, which covers the farm', async () => {
  const photo = await readPrintPhoto(sent(), [farm]);
  const [piece] = photo?.pieces ?? [];
  expect(photo?.attribution).toBe('The survey');
  expect(piece?.bounds[0]).toBeLessThan(172.3);
  expect(piece?.bounds[3]).toBeGreaterThan(-42.79);
  const { data, info } = await sharp(Buffer.from(piece?.href.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width % 256).toBe(0);
  expect(Math.abs((data[0] ?? 0) - 0x3a)).toBeLessThan(8);
});

test.each([
  ['has no photographs', { imagery: null }],
  ['has none of this place', imagery(() => Promise.resolve(null))],
  ['cannot reach them', imagery(() => Promise.reject(new AppError('groundAway')))],
  [
    'is sent no picture',
    imagery(() => Promise.resolve({ bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' })),
  ],
])('given an installation that %s, then there is no photograph', async (_which, services) => {
  expect(await readPrintPhoto(services, [farm])).toBeNull();
});

test('a farm without a boundary has no photograph', async () => {
  expect(await readPrintPhoto(sent(), [])).toBeNull();
});
