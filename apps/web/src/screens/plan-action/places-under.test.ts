import type { Geometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { placesUnder } from './places-under.ts';

const shape = (id: string, geometry: Geometry) => ({ id, geometry });
const paddock = shape('paddock', {
  type: 'Polygon',
  coordinates: [
    [
      [172.5, -43.1],
      [172.51, -43.1],
      [172.51, -43.09],
      [172.5, -43.09],
      [172.5, -43.1],
    ],
  ],
});
const fence = shape('fence', {
  type: 'LineString',
  coordinates: [
    [172.505, -43.1],
    [172.505, -43.09],
  ],
});
const trough = shape('trough', { type: 'Point', coordinates: [172.5052, -43.095] });
const under = (longitude: number) =>
  placesUnder([paddock, trough, fence], [longitude, -43.095]).map(({ id }) => id);

test('what is near the cross comes before the ground around it, the nearest first', () => {
  expect(under(172.50505)).toEqual(['fence', 'trough', 'paddock']);
});

test('lines and points farther than 30 m are not under it', () => {
  expect(under(172.508)).toEqual(['paddock']);
});

test('outside the farm there is nothing', () => {
  expect(under(172.6)).toEqual([]);
});
