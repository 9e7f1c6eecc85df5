import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catchmentAt, readCatchmentLayer } from './catchment-layer.ts';

const box = (west: number, east: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -44],
      [east, -44],
      [east, -43],
      [west, -43],
      [west, -44],
    ],
  ],
});
const keep = async (content: unknown): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'tussock-layer-')), 'layer.json');
  await writeFile(path, JSON.stringify(content));
  return path;
};
const layer = {
  type: 'FeatureCollection',
  source: 'Sampleshire Council, 2026',
  features: [
    { type: 'Feature', geometry: box(170, 171), properties: { catchment: 'Example River' } },
    { type: 'Feature', geometry: box(170, 172), properties: { surfaceWaterAllocationZone: 'Example Zone' } },
  ],
};

test('a position has the catchment and the zone that hold it, and nothing else', async () => {
  const read = await readCatchmentLayer(await keep(layer));
  expect(catchmentAt(read, [170.5, -43.5])).toEqual({
    catchment: 'Example River',
    surfaceWaterAllocationZone: 'Example Zone',
  });
  expect(catchmentAt(read, [171.5, -43.5])).toEqual({
    catchment: null,
    surfaceWaterAllocationZone: 'Example Zone',
  });
  expect(catchmentAt(read, [175, -40])).toEqual({ catchment: null, surfaceWaterAllocationZone: null });
});

test('a file that does not say whose it is, or holds no polygons, is refused', async () => {
  await expect(readCatchmentLayer(await keep({ ...layer, source: '' }))).rejects.toThrow();
  const points = [{ geometry: { type: 'Point', coordinates: [1, 2] }, properties: {} }];
  await expect(readCatchmentLayer(await keep({ ...layer, features: points }))).rejects.toThrow();
});
