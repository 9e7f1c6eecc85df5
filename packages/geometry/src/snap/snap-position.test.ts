import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres } from '../measure/length-of-record.ts';
import type { Geometry, Position } from '../shape/geometry.ts';
import { positionsOf } from '../shape/positions-of.ts';
import { randomParcel, randomPlace, seededRandom } from '../testing/random-parcels.ts';
import { nearestOnBorder } from './nearest-on-border.ts';
import { snapPosition } from './snap-position.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const fence: Geometry = { type: 'LineString', coordinates: [[175, -40], [175.01, -40.000000123456]] }; // prettier-ignore

describe('snapping', () => {
  test('a corner in reach is given back bit for bit', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const parcel = randomParcel(random, randomPlace(random), 0.01);
        const corners = positionsOf(parcel);
        const corner = corners[Math.floor(random() * corners.length)] ?? [0, 0];
        const pointer: Position = [corner[0] + (random() - 0.5) * 1e-6, corner[1] + (random() - 0.5) * 1e-6];
        const snap = snapPosition(pointer, [fence, parcel], 0.5);
        expect(corners.some((known) => known === snap?.position)).toBe(true);
        expect([snap?.kind, snap?.candidate]).toEqual(['vertex', 1]);
      }),
    );
  });

  test('a corner in reach wins over a nearer edge', () => {
    const snap = snapPosition([175.00001, -40.000001], [fence], 5);
    expect(snap?.position).toEqual([175, -40]);
  });

  test('[CALC-3] an edge in reach gives a place on it at 7 decimals', () => {
    const snap = snapPosition([175.003333333333, -40.00001], [fence], 5);
    expect(snap?.kind).toBe('edge');
    expect(snap?.position.map(String)).toEqual(['175.0033333', '-40']);
    expect(snap?.distanceMetres).toBeCloseTo(1.11, 2);
  });

  test('nothing in reach gives nothing', () => {
    expect(snapPosition([175.005, -40.001], [fence], 5)).toBeNull();
    expect(snapPosition([175.005, -40.001], [], 5)).toBeNull();
  });

  test('points are snapped to as corners, also across the 180° line', () => {
    const post: Geometry = { type: 'Point', coordinates: [-179.99999, -40] };
    expect(snapPosition([179.99999, -40], [post], 5)?.position).toBe(post.coordinates);
  });
});

describe('nearestOnBorder', () => {
  test('is no farther than any corner, and its distance is that of record', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        const place = randomPlace(random);
        const parcel = randomParcel(random, place, 0.01);
        const pointer: Position = [place[0] + (random() - 0.5) * 0.02, place[1] + (random() - 0.5) * 0.02];
        const nearest = nearestOnBorder(parcel, pointer);
        const found = nearest?.distanceMetres ?? Infinity;
        expect(found).toBeLessThanOrEqual(
          Math.min(...positionsOf(parcel).map((c) => distanceMetres(c, pointer))) + 0.5,
        );
        // Planar metres of the pointer's own latitude, a kilometre or two away.
        expect(Math.abs(distanceMetres(nearest?.position ?? pointer, pointer) - found)).toBeLessThan(0.5);
      }),
    );
  });
});
