import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Geometry } from '../shape/geometry.ts';
import { readWkt } from './read-wkt.ts';
import { writeWkt } from './write-wkt.ts';

const number = fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0);
const position = fc.tuple(number, number);
const line = fc.array(position, { minLength: 1, maxLength: 5 });
const lines = fc.array(line, { minLength: 1, maxLength: 3 });
const shape = fc.oneof(
  position.map((coordinates) => ({ type: 'Point', coordinates })),
  line.map((coordinates) => ({ type: 'LineString', coordinates })),
  lines.map((coordinates) => ({ type: 'MultiLineString', coordinates })),
  lines.map((coordinates) => ({ type: 'Polygon', coordinates })),
  fc
    .array(lines, { minLength: 1, maxLength: 3 })
    .map((coordinates) => ({ type: 'MultiPolygon', coordinates })),
) as fc.Arbitrary<Geometry>;

describe('well-known text', () => {
  test('gives back every shape it was written from, to the last digit', () => {
    fc.assert(
      fc.property(shape, (geometry) => {
        expect(readWkt(writeWkt(geometry))).toEqual(geometry);
      }),
    );
  });

  test('is read as other programs write it', () => {
    expect(readWkt(' srid=4326;Point Z(172.5 -43.1 12.5) ')).toEqual({
      type: 'Point',
      coordinates: [172.5, -43.1, 12.5],
    });
    expect(readWkt('LINESTRING(1e0 2,.5 -3)')).toEqual({
      type: 'LineString',
      coordinates: [
        [1, 2],
        [0.5, -3],
      ],
    });
  });

  test.each([
    '',
    'POINT',
    'POINT EMPTY',
    'POINT (1)',
    'POINT (1 2',
    'POINT (1 2) 3',
    'POINT (NaN 2)',
    'POLYGON (1 2, 3 4)',
    'GEOMETRYCOLLECTION (POINT (1 2))',
    'CIRCULARSTRING (0 0, 1 1, 2 0)',
    `POLYGON ${'('.repeat(50_000)}`,
    '=cmd|calc',
  ])('is refused where it is not whole: %#', (text) => {
    expect(readWkt(text)).toBeNull();
  });
});
