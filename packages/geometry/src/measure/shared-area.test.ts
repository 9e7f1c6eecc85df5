import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGeos, type GeosOperations } from '../geos/load-geos.ts';
import type { LineGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { randomParcel, randomPlace, seededRandom, subdivide } from '../testing/random-parcels.ts';
import { areaSquareMetres } from './area-of-record.ts';
import { lengthInsideMetres } from './length-inside.ts';
import { sharedAreaSquareMetres } from './shared-area.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const at = (x: number, y: number): Position => [175 + x / 1000, -40 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const line = (...coordinates: Position[]): LineGeometry => ({ type: 'LineString', coordinates });

describe('what two areas share', () => {
  test('is what GEOS cuts out, whatever the parcels', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const [longitude, latitude] = randomPlace(random);
        const one = randomParcel(random, [longitude, latitude], 0.01);
        const other = randomParcel(random, [longitude + random() * 0.008, latitude], 0.01);
        const ofRecord = geos.overlapAreaSquareMetres(one, other);
        expect(Math.abs(sharedAreaSquareMetres(one, other) - ofRecord)).toBeLessThan(
          1 + areaSquareMetres(one) * 2e-5,
        );
      }),
    );
  });

  test('is nothing for neighbours, and of land parted without a gap all of it', () => {
    const random = seededRandom(7);
    const { whole, parcels } = subdivide(random, [171.2, -43.1], 24);
    const [first, ...rest] = parcels;
    expect(first && rest.reduce((sum, one) => sum + sharedAreaSquareMetres(first, one), 0)).toBeLessThan(
      0.01,
    );
    const sum = parcels.reduce((total, one) => total + sharedAreaSquareMetres(one, whole), 0);
    expect(sum / areaSquareMetres(whole)).toBeCloseTo(1, 4);
  });

  test('is the whole of an area with itself, its hole taken off', () => {
    const ring: PolygonGeometry = {
      type: 'Polygon',
      coordinates: [...box(0, 0, 10, 10).coordinates, ...box(4, 4, 6, 6).coordinates],
    };
    expect(sharedAreaSquareMetres(ring, ring) / areaSquareMetres(ring)).toBeCloseTo(1, 5);
    expect(sharedAreaSquareMetres(ring, box(4, 4, 6, 6))).toBe(0);
  });

  test('is nothing where they are apart', () => {
    expect(sharedAreaSquareMetres(box(0, 0, 1, 1), box(2, 0, 3, 1))).toBe(0);
    expect(sharedAreaSquareMetres(box(0, 0, 1, 1), box(0, 2, 1, 3))).toBe(0);
  });
});

describe('how much of a line lies inside an area', () => {
  test('is what GEOS cuts out, whatever the parcel', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const [longitude, latitude] = randomPlace(random);
        const area = randomParcel(random, [longitude, latitude], 0.01);
        const corner = (): Position => [
          longitude + (random() - 0.5) * 0.02,
          latitude + (random() - 0.5) * 0.02,
        ];
        const drain = line(corner(), corner(), corner());
        const shared = geos.sharedMeasure(drain, area);
        expect(lengthInsideMetres(drain, area)).toBeCloseTo(shared?.of === 'line' ? shared.metres : 0, 0);
      }),
    );
  });

  test('leaves out what runs along the border, and takes in a line between two corners', () => {
    expect(lengthInsideMetres(line(at(1, 0), at(8, 0)), box(0, 0, 10, 10))).toBe(0);
    expect(lengthInsideMetres(line(at(0, 0), at(10, 10)), box(0, 0, 10, 10))).toBeGreaterThan(1000);
    expect(lengthInsideMetres(line(at(-1, 5), at(-3, 5)), box(0, 0, 10, 10))).toBe(0);
  });

  test('and what of it lies in other areas as well is left out where that is asked for', () => {
    const track = line(at(-2, 5), at(12, 5));
    const all = lengthInsideMetres(track, box(0, 0, 10, 10));
    const without = (...others: readonly PolygonGeometry[]) =>
      lengthInsideMetres(track, box(0, 0, 10, 10), others) / all;
    expect(without()).toBe(1);
    // From 2 to 4, and from 9 out of the area: 3 of 10. Ground under two is left out once.
    expect(without(box(2, 4, 4, 6), box(9, 0, 20, 10))).toBeCloseTo(0.7, 6);
    expect(without(box(2, 4, 4, 6), box(3, 4, 5, 6))).toBeCloseTo(0.7, 6);
    expect(without(box(2, 6, 4, 8))).toBe(1);
  });

  test('with it and without it make up the whole', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const place = () => at(random() * 14 - 2, random() * 14 - 2);
        const [west, south] = [1 + random() * 4, 1 + random() * 4];
        const pond = box(west, south, west + 1 + random() * 3, south + 1 + random() * 3);
        const track = line(place(), place(), place());
        const all = lengthInsideMetres(track, box(0, 0, 10, 10));
        const parts = lengthInsideMetres(track, box(0, 0, 10, 10), [pond]) + lengthInsideMetres(track, pond);
        expect(Math.abs(parts - all)).toBeLessThan(0.05);
      }),
    );
  });
});
