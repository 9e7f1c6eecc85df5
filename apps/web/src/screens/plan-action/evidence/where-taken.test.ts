import type { FeatureReply } from '@tussock/contract';
import { expect, test } from 'vitest';
import { isFar, sayWhere } from './where-taken.ts';

/** A square whose corner is at a place, so many degrees wide. */
const square = (west: number, south: number, size: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ] as [number, number][],
  ],
});
const feature = (name: string, size: number): FeatureReply => ({
  _id: name,
  planId: 'plan',
  featureType: 'paddocks',
  version: 1,
  geometry: square(172.3, -42.8, size),
  properties: { name },
  areaHectares: null,
  areaM2: size,
  lengthMetres: null,
  createdAt: '',
  updatedAt: '',
});
const boundary = {
  boundaryFeatures: [
    { type: 'Feature' as const, geometry: square(172.3, -42.8, 0.02), properties: {} as never },
  ],
};
const around = { features: [feature('Flats', 0.01), feature('Swamp', 0.004)], boundary };
const say = (place: readonly [number, number] | undefined, accuracyMetres?: number) =>
  sayWhere({ place: place && [place[0], place[1]], accuracyMetres }, around);

test('a photo is told by the smallest place it was taken in, and how sure that is', () => {
  expect(say([172.301, -42.799], 5)).toBe('In Swamp, within 5 m');
  expect(say([172.308, -42.793], 12.4)).toBe('In Flats, within 12 m');
  expect(say([172.315, -42.785])).toBe('On the farm');
});

test('how far from the farm it was taken is said, not hidden', () => {
  const place: [number, number] = [172.335, -42.79];
  expect(say(place, 8)).toBe('Taken 1.2 km from the farm, within 8 m');
  expect(isFar({ place, accuracyMetres: 8 }, boundary)).toBe(true);
  expect(isFar({ place: [172.31, -42.79], accuracyMetres: 8 }, boundary)).toBe(false);
});

test('without a boundary it does not say that it was on the farm', () => {
  const taken = { place: [172.315, -42.785] as [number, number], accuracyMetres: 5 };
  expect(sayWhere(taken, { features: [], boundary: undefined })).toBe('With its place, within 5 m');
});

test('without a place it says so', () => {
  expect(say(undefined)).toBe('Without a place');
});
