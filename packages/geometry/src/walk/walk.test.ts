import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaHectares, distanceMetres, nearestOnBorder, type Position } from '../index.ts';
import { positionAt } from '../measure/corner-at.ts';
import { averageFixes, type Fix } from './average-fixes.ts';
import { areaOfWalk, emptyWalk, lineOfWalk, measureWalk, takeCorner, takeFix, type Walk } from './walk.ts';
import { evenlyBetween } from '../testing/evenly-between.ts';

const start: Position = [172.31, -42.79];
const GATE = 5;

/** A reading so many metres from the start, so many seconds after it. */
const fixAt = (bearing: number, metres: number, seconds: number, accuracyMetres = 3): Fix => ({
  at: metres === 0 ? start : positionAt(start, bearing, metres),
  accuracyMetres,
  atMs: seconds * 1000,
});
const walked = (fixes: readonly Fix[]): Walk =>
  fixes.reduce((walk, fix) => takeFix(walk, fix, GATE), emptyWalk);

const anyFix = fc.record({
  bearing: fc.integer({ min: 0, max: 359 }),
  metres: fc.integer({ min: 0, max: 30 }),
  accuracyMetres: evenlyBetween(0, 60),
});
const anyFixes = fc
  .array(anyFix, { minLength: 1, maxLength: 60 })
  .map((all) =>
    all.map(({ bearing, metres, accuracyMetres }, index) =>
      fixAt(bearing, metres, index * 2, accuracyMetres),
    ),
  );

test('a reading that is twice as sure weighs four times as much', () => {
  const average = averageFixes([fixAt(90, 0, 0, 2), fixAt(90, 10, 1, 4)]);
  expect(distanceMetres(start, average?.at ?? start)).toBeCloseTo(2, 2);
  expect(average?.count).toBe(2);
});

test('an average lies among its readings, and is as sure as they are, no surer', () => {
  fc.assert(
    fc.property(anyFixes, (fixes) => {
      const average = averageFixes(fixes);
      const sure = fixes.map(({ accuracyMetres }) => Math.max(accuracyMetres, 0.1));
      expect(distanceMetres(start, average?.at ?? start)).toBeLessThanOrEqual(30.01);
      expect(average?.accuracyMetres).toBeGreaterThanOrEqual(Math.min(...sure) - 1e-6);
      expect(average?.accuracyMetres).toBeLessThanOrEqual(Math.max(...sure) + 1e-6);
    }),
  );
});

test('no reading at all is no place', () => {
  expect(averageFixes([])).toBeNull();
});

test('beyond the antimeridian an average stays where its readings are', () => {
  const at = (longitude: number): Fix => ({ at: [longitude, -44], accuracyMetres: 3, atMs: 0 });
  expect(averageFixes([at(179.9999), at(-179.9999)])?.at[0]).toBeCloseTo(180, 6);
  expect(averageFixes([at(-176.5), at(-176.5)])?.at[0]).toBeCloseTo(-176.5, 9);
});

test('a reading that is not sure enough is left out, and counted', () => {
  const walk = walked([fixAt(0, 0, 0), fixAt(90, 10, 5, 12), fixAt(90, 20, 10)]);
  expect(walk.fixes).toHaveLength(2);
  expect(walk.poorCount).toBe(1);
});

test('on purpose a corner is taken that is not sure enough, and the walk says so', () => {
  const walk = takeCorner(walked([fixAt(0, 0, 0)]), fixAt(90, 10, 5, 12), GATE);
  expect(walk.fixes).toHaveLength(2);
  expect(walk.takenPoorCount).toBe(1);
});

test('who stands still makes one corner', () => {
  expect(walked([0, 1, 1.5, 0.5, 1].map((metres, index) => fixAt(40, metres, index))).fixes).toHaveLength(1);
});

test('a reading that leaps farther than anybody moves is left out', () => {
  const walk = walked([fixAt(0, 0, 0), fixAt(90, 400, 1), fixAt(90, 6, 2)]);
  expect(walk.fixes).toHaveLength(2);
  expect(lineOfWalk(walk)?.coordinates).toHaveLength(2);
});

test('nothing less sure than the gate is ever part of a walk, and all that is left out lies by the line', () => {
  fc.assert(
    fc.property(anyFixes, (fixes) => {
      const walk = walked(fixes);
      expect(walk.fixes.every(({ accuracyMetres }) => accuracyMetres <= GATE)).toBe(true);
      expect(walk.takenPoorCount).toBe(0);
      const line = lineOfWalk(walk) ?? { type: 'LineString' as const, coordinates: [start, start] };
      const away = (walk.fixes.length < 2 ? [] : walk.fixes).map(
        ({ at }) => nearestOnBorder(line, at)?.distanceMetres ?? 0,
      );
      expect(Math.max(0, ...away)).toBeLessThan(1.02);
    }),
  );
});

test('a straight fence of two hundred steps is a line of two corners', () => {
  const walk = walked(Array.from({ length: 200 }, (_, index) => fixAt(62, index * 3, index * 2)));
  expect(walk.fixes).toHaveLength(200);
  expect(lineOfWalk(walk)?.coordinates).toHaveLength(2);
});

test('a walk around a hectare is an area of a hectare, whether or not one comes back to the very start', () => {
  const [east, north] = [positionAt(start, 90, 100), positionAt(start, 0, 100)];
  const corner = positionAt(north, 90, 100);
  const fixes = [start, east, corner, north].map((at, index): Fix => ({
    at,
    accuracyMetres: 3,
    atMs: index * 60_000,
  }));
  const open = areaOfWalk(walked(fixes));
  const closed = areaOfWalk(walked([...fixes, { at: start, accuracyMetres: 3, atMs: 300_000 }]));
  expect(open && areaHectares(open)).toBeCloseTo(1, 2);
  expect(closed?.coordinates[0]).toHaveLength(5);
});

test('one place is no line, and two are no area', () => {
  const walk = walked([fixAt(0, 0, 0)]);
  expect(lineOfWalk(walk)).toBeNull();
  expect(areaOfWalk(walked([fixAt(0, 0, 0), fixAt(90, 20, 10)]))).toBeNull();
});

test('a walk knows its length, and where nothing was recorded on the way', () => {
  const walk = walked([fixAt(90, 0, 0), fixAt(90, 10, 5), fixAt(90, 60, 40), fixAt(90, 70, 45)]);
  expect(measureWalk(walk)).toEqual({
    metres: expect.closeTo(70, 1),
    gapCount: 1,
    gapMetres: expect.closeTo(50, 1),
  });
});
