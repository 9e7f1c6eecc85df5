import { expect, test } from 'vitest';
import type { PolygonGeometry } from '@tussock/geometry';
import { positionWords } from '../wording/position-words.ts';
import { placeOnFarm } from './place-on-farm.ts';

const square = (west: number, south: number, size: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const thing = (name: string, size: number) => ({
  id: name,
  name,
  geometry: square(172.3, -42.8, size),
  areaM2: size,
});
const things = [thing('Terrace', 0.01), thing('Swamp', 0.004)];
const boundary = [square(172.3, -42.8, 0.02)];

test('the smallest thing around a place is named, and how far the boundary is', () => {
  const where = placeOnFarm(things, boundary, [172.302, -42.798]);
  expect(positionWords.crossIs(where)).toBe('The cross is in Swamp, 164 m from the boundary');
  expect(positionWords.youAre(where)).toBe('You are in Swamp');
});

test('outside of the farm it is said how far', () => {
  const where = placeOnFarm(things, boundary, [172.28, -42.79]);
  expect(positionWords.crossIs(where)).toBe('The cross is outside the farm, 1.6 km from the boundary');
});

test('on the farm and in nothing, it is on the farm', () => {
  expect(positionWords.youAre(placeOnFarm(things, boundary, [172.315, -42.785]))).toBe('You are on the farm');
});

test('without a boundary nobody can say how far it is', () => {
  expect(positionWords.crossIs(placeOnFarm([], [], [172.3, -42.8]))).toBe('The cross is on the map');
});
