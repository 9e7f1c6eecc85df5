import type { Geometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import type { GroundTiles } from '../../platform/ground/ground-tiles.ts';
import { gatherHeights } from './gather-heights.ts';

/** A square of a hundredth of a degree. */
const squareAt = (west: number, south: number) => [
  [
    [west, south],
    [west + 0.01, south],
    [west + 0.01, south + 0.01],
    [west, south + 0.01],
    [west, south],
  ],
];

test('land from one end of the country to the other is looked at through few tiles, however fine there are any', async () => {
  const asked: string[] = [];
  const terrain: GroundTiles = {
    minZoom: 0,
    maxZoom: 22,
    attribution: '',
    tile: async (zoom, x, y) => {
      asked.push(`${zoom}/${x}/${y}`);
      return null;
    },
  };
  const shape = {
    type: 'MultiPolygon',
    coordinates: [squareAt(172.7, -34.5), squareAt(167.6, -47)],
  } as unknown as Geometry; // a valid one, written as in GeoJSON
  expect(await gatherHeights(terrain, shape, 6)).toBeNull();
  expect(asked.length).toBeLessThan(10);
});
