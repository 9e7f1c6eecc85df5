import { expect, test } from 'vitest';
import type { PolygonalGeometry } from './geometry.ts';
import { thumbnailOf } from './thumbnail.ts';

/** A box on the equator, where a degree is as wide as it is high. */
const box = (west: number, south: number, east: number, north: number): PolygonalGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

test('a square fills its box, from its south-western corner', () => {
  expect(thumbnailOf([box(170, -0.01, 170.02, 0.01)])).toEqual([[0, 1000, 1000, 1000, 1000, 0, 0, 0]]);
});

test('the proportions are those of the ground', () => {
  // At 60° a degree of longitude is half as long as one of latitude.
  const [ring = []] = thumbnailOf([box(170, -60.01, 170.02, -59.99)]);
  expect(Math.max(...ring.filter((_, place) => place % 2 === 0))).toBe(500);
  expect(Math.max(...ring.filter((_, place) => place % 2 === 1))).toBe(1000);
});

test('corners that cannot be seen are left out, and so are areas', () => {
  const wavy: PolygonalGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [170, 0],
        ...Array.from({ length: 99 }, (_, place): [number, number] => [
          170 + (place + 1) / 100,
          (place % 2) / 1000,
        ]),
        [171, 0],
        [171, 1],
        [170, 1],
        [170, 0],
      ],
    ],
  };
  expect(thumbnailOf([wavy, box(170.5, 0.5, 170.505, 0.505)]).map((ring) => ring.length)).toEqual([8]);
});

test('blocks on both sides of the antimeridian stand side by side', () => {
  expect(thumbnailOf([box(179.9, 0, 179.95, 0.1), box(-179.95, 0, -179.9, 0.1)])).toEqual([
    [0, 500, 250, 500, 250, 0, 0, 0],
    [750, 500, 1000, 500, 1000, 0, 750, 0],
  ]);
});

test('nothing gives nothing', () => {
  expect(thumbnailOf([])).toEqual([]);
});
