import { expect, test } from 'vitest';
import { containsPoint } from './contains-point.ts';
import type { PolygonGeometry } from './geometry.ts';
import { lineWithin } from './line-within.ts';

const ring = (...coordinates: [number, number][]): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[...coordinates, coordinates[0] ?? [0, 0]]],
});

test.each([
  ['a square', ring([172, -43], [172.01, -43], [172.01, -43.01], [172, -43.01])],
  ['a slope', ring([172, -43], [172.01, -43.02], [172.011, -43.02], [172.001, -43])],
  [
    'a hook',
    ring([172, -43], [172.01, -43], [172.01, -43.01], [172.008, -43.01], [172.008, -43.001], [172, -43.001]),
  ],
])('a line through the middle of %s has its ends within', (_what, shape) => {
  const { coordinates } = lineWithin(shape);
  expect(coordinates).toHaveLength(2);
  expect(coordinates.map((end) => containsPoint(shape, end))).toEqual([true, true]);
  expect(coordinates[0]).not.toEqual(coordinates[1]);
});
