import { expect, test } from 'vitest';
import { photoAway } from './photo-away.ts';

const now = new Date('2026-11-22T01:00:00Z');
const place = [172.3, -42.8] as const;
/** A degree of latitude is 111.1 km there: 0.0018 of it are 200 m. */
const north = (degrees: number) => [172.3, -42.8 + degrees] as const;

test.each([
  ['a quarter of an hour ago', { takenAt: '2026-11-22T00:45:00Z' }, null],
  ['sixteen minutes ago', { takenAt: '2026-11-22T00:44:00Z' }, { metres: null, isOfAnotherTime: true }],
  ['tomorrow, by its clock', { takenAt: '2026-11-23T01:00:00Z' }, { metres: null, isOfAnotherTime: true }],
  ['190 m away', { place: north(0.00171) }, null],
  ['without time or place', {}, null],
])('compares a photo taken %s with here and now', (_when, taken, away) => {
  expect(photoAway(taken, { now, place })).toEqual(away);
});

test('names the metres of a photo taken further away than 200 m', () => {
  const away = photoAway({ place: north(0.01) }, { now, place });
  expect(away?.isOfAnotherTime).toBe(false);
  expect(away?.metres).toBeGreaterThan(1105);
  expect(away?.metres).toBeLessThan(1115);
});

test('adds the accuracy of the device to the 200 m', () => {
  expect(photoAway({ place: north(0.01) }, { now, place, accuracyMetres: 1000 })).toBeNull();
});

test('compares the time alone where the device does not know where it is', () => {
  expect(photoAway({ place: north(0.01) }, { now })).toBeNull();
});
