import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentagesOf } from './percentages-of.ts';

const inTenths = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + Math.round(share * 10), 0);

test('thirds sum to 100.0: the first gets the tenth that is left', () => {
  expect(percentagesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
});

test('nothing has no shares', () => {
  expect(percentagesOf([])).toEqual([]);
  expect(percentagesOf([0, 0])).toEqual([0, 0]);
});

test('[CALC-2] shares of any parts sum to exactly 100.0 and none is off by a tenth or more', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(
      parts.filter((list) => list.some((part) => part > 0)),
      (list) => {
        const total = list.reduce((sum, part) => sum + part, 0);
        const shares = percentagesOf(list);
        expect(inTenths(shares)).toBe(1000);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - ((list[index] ?? 0) / total) * 100)).toBeLessThan(0.1);
      },
    ),
  );
});

test('a larger part never gets a smaller share', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 30 }), (list) => {
      const sorted = list.toSorted((a, b) => b - a);
      const shares = percentagesOf(sorted);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
  );
});
