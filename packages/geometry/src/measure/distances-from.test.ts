import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Geometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { distancesFrom } from './distances-from.ts';
import { metresPerDegree } from './ellipsoid.ts';
import { distanceMetres } from './length-of-record.ts';

const between = (one: Geometry, other: Geometry, atMost?: number) => distancesFrom(one)(other, atMost);
const ORIGIN: Position = [172.3, -43.5];
const scale = metresPerDegree(ORIGIN[1]);
/** So many metres east and north of a place. */
const at = (x: number, y: number): Position => [ORIGIN[0] + x / scale.east, ORIGIN[1] + y / scale.north];
const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: at(x, y) });
const line = (...places: readonly (readonly [number, number])[]): Geometry => ({
  type: 'LineString',
  coordinates: places.map(([x, y]) => at(x, y)),
});
const square = (x: number, y: number, side: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side), at(x, y)]],
});

test('a pad of 20 m that a stream passes 36 m beyond its eastern side', () => {
  expect(between(square(0, 0, 20), line([56, -500], [56, 500]))).toBeCloseTo(36, 2);
});

test('a stream between its corners is as near as its line is, not as they are', () => {
  // From (0, 0) to the line through (100, 0) and (0, 100): 100 ÷ √2.
  expect(between(point(0, 0), line([300, -200], [-200, 300]))).toBeCloseTo(70.7107, 2);
});

test.each([
  ['two lines that cross between their corners', line([-50, 0], [50, 0]), line([0, -50], [0, 50])],
  ['a place in an area', point(10, 10), square(0, 0, 20)],
  ['an area with a place in it', square(0, 0, 20), point(10, 10)],
  ['an area that lies whole in another', square(5, 5, 2), square(0, 0, 20)],
  ['an area around another', square(0, 0, 20), square(5, 5, 2)],
  ['the same place', point(3, 4), point(3, 4)],
])('%s: nothing lies between', (_name, one, other) => {
  expect(between(one, other)).toBe(0);
});

test('a place in the hole of an area is as far as the border of the hole', () => {
  const [outline = []] = square(-100, -100, 200).coordinates;
  const [hole = []] = square(-10, -10, 20).coordinates;
  expect(between(point(4, 0), { type: 'Polygon', coordinates: [outline, hole] })).toBeCloseTo(6, 3);
});

test('the nearest part of several counts', () => {
  const both: Geometry = {
    type: 'MultiLineString',
    coordinates: [
      [at(500, 0), at(500, 10)],
      [at(-30, -10), at(-30, 10)],
    ],
  };
  expect(between(point(0, 0), both)).toBeCloseTo(30, 3);
});

test('what is no nearer than a limit is not measured', () => {
  const stream = line([56, -500], [56, 500]);
  expect(between(point(0, 0), stream, 56.5)).toBeCloseTo(56, 2);
  expect(between(point(0, 0), stream, 50)).toBe(50);
});

test('over the antimeridian the short way counts', () => {
  const [west, east] = [
    [179.999, -44],
    [-179.999, -44],
  ] as const;
  expect(between({ type: 'Point', coordinates: west }, { type: 'Point', coordinates: east })).toBeCloseTo(
    distanceMetres(west, east),
    2,
  );
});

const anyPlace = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));

test('it is the same from either side, and no farther than any two corners are', () => {
  fc.assert(
    fc.property(
      fc.array(anyPlace, { minLength: 2, maxLength: 5 }),
      fc.array(anyPlace, { minLength: 2, maxLength: 5 }),
      (first, second) => {
        const [one, other] = [line(...first), line(...second)];
        const forth = between(one, other);
        const corners = first.flatMap((a) => second.map((b) => distanceMetres(at(...a), at(...b))));
        // The plane is laid out at the latitude of the first shape.
        expect(Math.abs(between(other, one) - forth)).toBeLessThanOrEqual(3e-4 * forth + 1e-6);
        expect(forth).toBeLessThanOrEqual(Math.min(...corners) * 1.0003 + 1e-6);
      },
    ),
  );
});

test('of two places it is the geodesic between them, within 1 in 5,000', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (a, b) => {
      const true_ = distanceMetres(at(...a), at(...b));
      const quick = between(point(...a), point(...b));
      expect(Math.abs(quick - true_)).toBeLessThanOrEqual(true_ / 5000 + 1e-6);
    }),
  );
});
