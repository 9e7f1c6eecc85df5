import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from './geometry.ts';
import { orientation } from './orientation.ts';
import { evenlyBetween } from '../testing/evenly-between.ts';

/** Coordinates in New Zealand are whole numbers of 2^-47, so that whole numbers can judge. */
const whole = (degrees: number) => BigInt(degrees * 2 ** 47);

function exactOrientation([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  const left = (whole(ax) - whole(cx)) * (whole(by) - whole(cy));
  const right = (whole(ay) - whole(cy)) * (whole(bx) - whole(cx));
  return left > right ? 1 : left < right ? -1 : 0;
}

test('the side of a line is right to the last digit, also for places a hair beside it', () => {
  const place = fc.tuple(
    fc.double({ min: 166, max: 179, noNaN: true }),
    fc.double({ min: -47, max: -34, noNaN: true }),
  );
  const hair = fc.integer({ min: -2, max: 2 });
  const seen = new Set<number>();
  fc.assert(
    fc.property(place, place, evenlyBetween(0, 1), fc.tuple(hair, hair), (a, b, share, [dx, dy]) => {
      const c: Position = [
        a[0] + share * (b[0] - a[0]) + dx * 2 ** -45,
        a[1] + share * (b[1] - a[1]) + dy * 2 ** -47,
      ];
      seen.add(exactOrientation(a, b, c));
      expect(orientation(a, b, c)).toBe(exactOrientation(a, b, c));
    }),
    { numRuns: 5000 },
  );
  expect(seen.size).toBeGreaterThan(1);
});

test('two products that round to the same number are told apart by what was cut off', () => {
  // 94,906,266² is the product of its neighbours and one, and beyond 2^53, where only even numbers are to be had.
  const a: Position = [170 + 94_906_267 * 2 ** -45, -40 + 94_906_266 * 2 ** -47];
  const b: Position = [170 + 94_906_266 * 2 ** -45, -40 + 94_906_265 * 2 ** -47];
  const c: Position = [170, -40];
  expect(exactOrientation(a, b, c)).toBe(-1);
  expect(orientation(a, b, c)).toBe(exactOrientation(a, b, c));
});
