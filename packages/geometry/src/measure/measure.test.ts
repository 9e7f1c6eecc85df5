import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapPositions } from '../shape/map-positions.ts';
import type { PolygonGeometry } from '../shape/geometry.ts';
import { randomParcel, randomPlace, seededRandom } from '../testing/random-parcels.ts';
import {
  areaHectares,
  areaSquareMetres,
  roundedSquareMetres,
  sumHectares,
  toHectares,
} from './area-of-record.ts';
import { distanceMetres, lengthMetres } from './length-of-record.ts';
import { quickAreaSquareMetres } from './quick-area.ts';
import { quickLengthMetres } from './quick-length.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

const paddock: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [175.6, -40.2],
      [175.605, -40.2],
      [175.605, -40.196],
      [175.6, -40.196],
      [175.6, -40.2],
    ],
  ],
};

describe('area and length of record', () => {
  test('an eighth of the world has an eighth of the surface of GRS 80 (authalic radius 6,371,007.1810 m)', () => {
    const octant: PolygonGeometry = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [90, 0],
          [0, 90],
          [0, 0],
        ],
      ],
    };
    const expected = (4 * Math.PI * 6_371_007.181 ** 2) / 8;
    expect(areaSquareMetres(octant) / expected).toBeCloseTo(1, 9);
  });

  test('from equator to pole it is 10,001,965.7293 m (GRS 80)', () => {
    const quarter = { type: 'LineString', coordinates: [[173, 0], [173, -90]] } as const; // prettier-ignore
    expect(lengthMetres(quarter)).toBeCloseTo(10_001_965.7293, 3);
  });

  test('[CALC-2] hectares have 2 decimals, square metres are whole and come from square kilometres', () => {
    const squareMetres = areaSquareMetres(paddock);
    expect(areaHectares(paddock)).toBe(18.91);
    expect(squareMetres).toBeCloseTo(189_091.140215, 4);
    expect(roundedSquareMetres(paddock)).toBe(Math.round(squareMetres));
    expect(toHectares(23_456.7)).toBe(2.35);
    expect(toHectares(49.9)).toBe(0);
    expect(toHectares(50)).toBe(0.01);
  });

  test('[CALC-2] a sum of areas is rounded once: the same ground has one figure, however it is parted', () => {
    expect(sumHectares([10_049, 10_049, 10_049])).toBe(3.01);
    expect(sumHectares([15_073.5, 15_073.5])).toBe(3.01);
    expect(sumHectares([25_750, null, undefined])).toBe(2.58);
    expect(sumHectares([])).toBe(0);
  });

  test('a hole is taken off the area and its fence added to the length', () => {
    const hole = mapPositions(paddock, ([x, y]) => [
      175.6025 + (x - 175.6025) / 2,
      -40.198 + (y + 40.198) / 2,
    ]);
    const withHole: PolygonGeometry = {
      type: 'Polygon',
      coordinates: [...paddock.coordinates, ...hole.coordinates],
    };
    expect(areaSquareMetres(withHole)).toBeCloseTo(areaSquareMetres(paddock) - areaSquareMetres(hole), 6);
    expect(lengthMetres(withHole)).toBeCloseTo(lengthMetres(paddock) + lengthMetres(hole), 6);
  });

  test('the Chatham Islands measure the same as −176.5 and as 183.5, and so does a shape across the 180° line', () => {
    const chathams = mapPositions(paddock, ([x, y]) => [x - 175.6 - 176.5, y - 4]);
    const eastern = mapPositions(chathams, ([x, y]) => [x + 360, y]);
    expect(areaSquareMetres(eastern)).toBeCloseTo(areaSquareMetres(chathams), 4);
    expect(quickAreaSquareMetres(eastern)).toBeCloseTo(quickAreaSquareMetres(chathams), 4);
    const across = mapPositions(paddock, ([x, y]) => [x > 175.602 ? -179.9975 : 179.9975, y]);
    expect(areaHectares(across)).toBe(18.91);
    expect(quickAreaSquareMetres(across) / areaSquareMetres(across)).toBeCloseTo(1, 5);
    expect(quickLengthMetres(across) / lengthMetres(across)).toBeCloseTo(1, 5);
  });

  test('points have no area and no length, lines have no area', () => {
    expect(areaSquareMetres({ type: 'Point', coordinates: [175, -40] })).toBe(0);
    expect(lengthMetres({ type: 'Point', coordinates: [175, -40] })).toBe(0);
    expect(areaSquareMetres({ type: 'LineString', coordinates: [[175, -40], [175, -41]] })).toBe(0); // prettier-ignore
    expect(distanceMetres([175, -40], [175, -40])).toBe(0);
  });
});

describe('quick figures', () => {
  test('stay within 1e-5 of the figures of record for parcels up to a station', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0.0005, max: 0.1, noNaN: true }), (seed, degrees) => {
        const random = seededRandom(seed);
        const parcel = randomParcel(random, randomPlace(random), degrees);
        expect(Math.abs(quickAreaSquareMetres(parcel) / areaSquareMetres(parcel) - 1)).toBeLessThan(1e-5);
        expect(Math.abs(quickLengthMetres(parcel) / lengthMetres(parcel) - 1)).toBeLessThan(1e-5);
      }),
      { numRuns: 300 },
    );
  });
});
