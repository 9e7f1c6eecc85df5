import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tileOf } from '../tiles/tile-space.ts';
import { DEMO_BOUNDS } from '../farms/demo-valley.ts';
import { openPhotoTiles, packPhotoTiles, PHOTO_ZOOMS } from './photo-tiles.ts';

const painted = fileURLToPath(new URL('../../orthophoto.tiles', import.meta.url));
const isWebp = (tile: Uint8Array | null): boolean =>
  Buffer.from(tile ?? []).toString('latin1', 8, 12) === 'WEBP';

test('tiles that are packed are read by their address, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  const path = join(folder, 'packed');
  const tiles = new Map([
    ['12/1/2', Uint8Array.of(1, 2, 3)],
    ['13/2/4', Uint8Array.of(4)],
  ]);
  await writeFile(path, packPhotoTiles(tiles));
  const tileAt = await openPhotoTiles(path);
  expect([...((await tileAt({ z: 12, x: 1, y: 2 })) ?? [])]).toEqual([1, 2, 3]);
  expect([...((await tileAt({ z: 13, x: 2, y: 4 })) ?? [])]).toEqual([4]);
  expect(await tileAt({ z: 13, x: 2, y: 5 })).toBeNull();
  await rm(folder, { recursive: true });
});

test('the photograph of the demonstration covers its valley', async () => {
  const tileAt = await openPhotoTiles(painted);
  const [west, south, east, north] = DEMO_BOUNDS;
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  const tiles = await Promise.all(
    [PHOTO_ZOOMS.min, PHOTO_ZOOMS.min + 1, PHOTO_ZOOMS.min + 2].map((zoom) => tileAt(tileOf(middle, zoom))),
  );
  expect(tiles.map(isWebp)).toEqual([true, true, true]);
});
