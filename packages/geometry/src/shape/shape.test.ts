import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomParcel, randomPlace, seededRandom } from '../testing/random-parcels.ts';
import { bounds, unionBounds, widenedBounds } from './bounds.ts';
import { distanceMetres } from '../measure/length-of-record.ts';
import { createBoxIndex } from './box-index.ts';
import { containsPoint, sideOfRing } from './contains-point.ts';
import type { Bounds, Geometry, PolygonalGeometry, Ring } from './geometry.ts';
import { labelPoint } from './label-point.ts';
import { mapPositions } from './map-positions.ts';
import { countVertices, positionsOf } from './positions-of.ts';
import { roundToMergePrecision } from './round-to-merge-precision.ts';
import { isCounterClockwise, windRings } from './wind-rings.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

const outline: Ring = [
  [175, -40],
  [175.04, -40],
  [175.04, -39.97],
  [175, -39.97],
  [175, -40],
];
const hole: Ring = [
  [175.01, -39.99],
  [175.01, -39.98],
  [175.02, -39.98],
  [175.02, -39.99],
  [175.01, -39.99],
];
const field: PolygonalGeometry = { type: 'Polygon', coordinates: [outline, hole] };

describe('bounds', () => {
  test('are west, south, east, north', () => {
    expect(bounds(field)).toEqual([175, -40, 175.04, -39.97]);
    expect(bounds({ type: 'Point', coordinates: [175, -40] })).toEqual([175, -40, 175, -40]);
  });

  test.each([-34.2, -40, -47.4])(
    'are widened at %d° by metres, to every side by no less and by hardly more',
    (latitude) => {
      const box: Bounds = [172, latitude - 0.1, 172.2, latitude];
      const [west, south, east, north] = widenedBounds(box, 100);
      const to = [
        distanceMetres([west, box[1]], [172, box[1]]),
        distanceMetres([172.2, box[1]], [east, box[1]]),
        distanceMetres([west, latitude], [172, latitude]),
        distanceMetres([172, south], [172, box[1]]),
        distanceMetres([172, latitude], [172, north]),
      ];
      expect(Math.min(...to)).toBeGreaterThan(99.9999);
      expect(Math.max(...to)).toBeLessThan(101);
    },
  );

  test('of mainland and Chatham Islands go on past 180 and not round the world', () => {
    expect(unionBounds([[-177, -44.5, -176, -43.5], [172, -44, 173, -43]])).toEqual([172, -44.5, 184, -43]); // prettier-ignore
    expect(bounds({ type: 'LineString', coordinates: [[178, -40], [-177, -44]] })).toEqual([178, -44, 183, -40]); // prettier-ignore
    expect(unionBounds([])).toBeNull();
  });

  test('of nothing are a mistake of the caller', () => {
    expect(() => bounds({ type: 'LineString', coordinates: [] })).toThrow(RangeError);
  });
});

describe('the box index', () => {
  test('finds exactly the boxes that a search through all of them finds', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 600 }), (seed, count) => {
        const random = seededRandom(seed);
        const box = (): Bounds => {
          const [x, y] = [random(), random()];
          return [x, y, x + random() * 0.1, y + random() * 0.1];
        };
        const boxes = Array.from({ length: count }, box);
        const wanted = box();
        const found: number[] = [];
        createBoxIndex(boxes).search(wanted, (item) => void found.push(item));
        const meets = (b: Bounds) =>
          b[0] <= wanted[2] && wanted[0] <= b[2] && b[1] <= wanted[3] && wanted[1] <= b[3];
        expect(found.sort((a, b) => a - b)).toEqual(boxes.flatMap((b, i) => (meets(b) ? [i] : [])));
      }),
    );
  });
});

describe('containsPoint', () => {
  test('counts the inside and every border, and not the hole', () => {
    expect(containsPoint(field, [175.03, -39.99])).toBe(true);
    expect(containsPoint(field, [175, -39.98])).toBe(true);
    expect(containsPoint(field, [175.01, -39.985])).toBe(true);
    expect(containsPoint(field, [175.015, -39.985])).toBe(false);
    expect(containsPoint(field, [174.99, -39.98])).toBe(false);
  });

  test('knows every corner as border, and takes a Chathams place in either way of counting', () => {
    for (const corner of outline) expect(sideOfRing(outline, corner)).toBe('border');
    const chathams = mapPositions(field, ([x, y]) => [x - 351.6, y - 4]);
    expect(containsPoint(chathams, [175.03 - 351.6, -43.99])).toBe(true);
    expect(containsPoint(chathams, [175.03 - 351.6 + 360, -43.99])).toBe(true);
  });
});

describe('labelPoint', () => {
  test('lies inside every polygon, outside its holes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const parcel = randomParcel(random, randomPlace(random), 0.01);
        const point = labelPoint(parcel);
        expect(parcel.coordinates.map((ring) => sideOfRing(ring, point))).toEqual(
          parcel.coordinates.map((_, index) => (index === 0 ? 'inside' : 'outside')),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('lies inside a slanting strip of half a metre', () => {
    const strip: PolygonalGeometry = {
      type: 'Polygon',
      coordinates: [[[175, -40], [175.1, -39.9], [175.1, -39.899995], [175, -39.999995], [175, -40]]], // prettier-ignore
    };
    expect(containsPoint(strip, labelPoint(strip))).toBe(true);
  });

  test('lies inside a winding track of a centimetre, whose middle lies far outside', () => {
    const edge = (shift: number) =>
      [[175, -40], [175.05, -39.95], [175.1, -40]].map(([x = 0, y = 0]): [number, number] => [x, y + shift]); // prettier-ignore
    const track: Ring = [...edge(0), ...edge(0.0000001).toReversed(), [175, -40]];
    expect(sideOfRing(track, labelPoint({ type: 'Polygon', coordinates: [track] }))).toBe('inside');
  });

  test('is half way along a line, in the largest part, and a point itself', () => {
    const fence: Geometry = { type: 'LineString', coordinates: [[175, -40], [175.02, -40], [175.02, -40], [175.06, -40]] }; // prettier-ignore
    expect(labelPoint(fence)[0]).toBeCloseTo(175.03, 9);
    const small = mapPositions(field, ([x, y]) => [x / 10 + 160, y]);
    const both: Geometry = { type: 'MultiPolygon', coordinates: [small.coordinates, field.coordinates] }; // prettier-ignore
    expect(containsPoint(field, labelPoint(both))).toBe(true);
    expect(labelPoint({ type: 'Point', coordinates: [175, -40] })).toEqual([175, -40]);
  });
});

describe('positions', () => {
  test('vertices of a ring are counted once, positions as they are written', () => {
    expect(countVertices(field)).toBe(8);
    expect(positionsOf(field)).toHaveLength(10);
    expect(countVertices({ type: 'LineString', coordinates: outline })).toBe(5);
  });

  test('[CALC-3] rounding to 7 decimals changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 165, max: 180, noNaN: true }),
        fc.double({ min: -48, max: -33, noNaN: true }),
        (x, y) => {
          const once = roundToMergePrecision({ type: 'Point', coordinates: [x, y] });
          expect(roundToMergePrecision(once)).toEqual(once);
          expect(Math.abs(once.coordinates[0] - x)).toBeLessThanOrEqual(0.5000001e-7);
          expect(String(once.coordinates[1])).toMatch(/^-\d+(\.\d{1,7})?$/);
        },
      ),
    );
  });

  test('rings are wound by the right-hand rule whichever way they came', () => {
    for (const rings of [
      [outline, hole],
      [outline.toReversed(), hole.toReversed()],
    ]) {
      const wound = windRings({ type: 'Polygon', coordinates: rings });
      expect(wound.coordinates.map(isCounterClockwise)).toEqual([true, false]);
    }
  });
});
