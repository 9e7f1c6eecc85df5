import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayAge } from './age.ts';
import { longestBridgeOf, sayTimeInFull, timeTicks } from './spans.ts';

const DAY_MS = 86_400_000;

test.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [12 * 60, '12 minutes ago'],
  [3600, '1 hour ago'],
  [47 * 3600, '47 hours ago'],
  [48 * 3600, '2 days ago'],
])('%i seconds are "%s"', (seconds, said) => {
  expect(sayAge(new Date(0), new Date(seconds * 1000))).toBe(said);
});

test('a time is said in full by New Zealand’s clock', () => {
  expect(sayTimeInFull(new Date('2026-11-21T06:12:00Z'))).toMatch(/^Saturday,? 21 November 2026.*7:12/u);
});

describe('a line', () => {
  test('bridges three usual distances', () => {
    expect(longestBridgeOf([0, 10, 20, 30, 90])).toBe(30);
    expect(longestBridgeOf([5])).toBe(Infinity);
  });

  test('bridges at least half of all distances', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(1e6), { minLength: 2, maxLength: 60 }), (places) => {
        const sorted = places.toSorted((a, b) => a - b);
        const bridge = longestBridgeOf(sorted);
        const distances = sorted.slice(1).map((place, index) => place - (sorted[index] ?? place));
        expect(distances.filter((distance) => distance <= bridge).length * 2).toBeGreaterThanOrEqual(
          distances.length,
        );
      }),
    );
  });
});

describe('marks of time', () => {
  const from = Date.parse('2026-11-19T11:00:00Z');

  test('of a day are hours, and its midnight is the day', () => {
    const labels = timeTicks(from, from + DAY_MS).map(({ label }) => label);
    expect(labels).toEqual(['20 Nov', '3 am', '6 am', '9 am', '12 pm', '3 pm', '6 pm', '9 pm', '21 Nov']);
  });

  test('of a month are days', () => {
    const ticks = timeTicks(from, from + 30 * DAY_MS);
    expect(ticks).toHaveLength(31);
    expect(ticks[0]?.label).toBe('20 Nov');
  });

  test('of a year are months, by the clock that holds in each', () => {
    const ticks = timeTicks(from, from + 365 * DAY_MS);
    expect(ticks.map(({ label }) => label.slice(0, 3))).toEqual([
      'Dec',
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
    ]);
    expect(ticks.map(({ at }) => new Date(at).getUTCHours())).toEqual([
      11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 11, 11,
    ]);
  });

  test('lie within the span and rise, wherever it begins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 }),
        fc.integer({ min: 1, max: 800 * 24 }),
        (start, hours) => {
          const [begin, end] = [from + start * 3_600_000, from + (start + hours) * 3_600_000];
          const ats = timeTicks(begin, end).map(({ at }) => at);
          expect(ats).toEqual([...new Set(ats)].sort((a, b) => a - b));
          expect(ats.every((at) => at >= begin && at <= end)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});
