import { expect, test } from 'vitest';
import { loadGeos } from '../geos/load-geos.ts';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import type { PolygonGeometry } from '../shape/geometry.ts';
import { groundOperations } from './ground-operations.ts';

const square = (west: number, south: number, side = 0.01): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
});
const whole = square(172, -43);
/** What the second lies on of the first: a corner, its middle, nothing, its neighbour, all of it. */
const others = [
  ['over a corner', square(172.006, -42.996)],
  ['within', square(172.003, -42.997, 0.002)],
  ['apart', square(172.1, -43)],
  ['beside', square(172.01, -43)],
  ['the same', square(172, -43)],
] as const;

test.each(others)('a shape %s: what GEOS says of both, to a tenth of a square metre', async (_how, other) => {
  const geos = await loadGeos();
  const areaOf = (shape: Parameters<typeof areaSquareMetres>[0] | null): number =>
    shape === null ? 0 : areaSquareMetres(shape);
  const figuresOf = (operations: typeof groundOperations): readonly number[] =>
    [
      areaOf(operations.intersection(whole, other)),
      areaOf(operations.difference(whole, other)),
      areaOf(operations.union(whole, other)),
      operations.overlapAreaSquareMetres(whole, other),
    ].map((squareMetres) => Math.round(squareMetres * 10) / 10);
  expect(figuresOf(groundOperations)).toEqual(figuresOf(geos));
});

test('a margin is not guessed', () => {
  expect(() => groundOperations.bufferMetres(whole, 5)).toThrow('GEOS');
});
