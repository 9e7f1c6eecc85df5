import { expect, test } from 'vitest';
import { newestResults, newestTests, soilTrend, type TestOfTransect } from './test-series.ts';

const of = (transectId: string, sampledOn: string, olsen?: number): TestOfTransect => ({
  transectId,
  details: { sampledOn },
  results: { ph: { value: 6 }, ...(olsen === undefined ? {} : { olsenPhosphorus: { value: olsen } }) },
});
const tests = [
  of('a', '2024-06-01', 20),
  of('a', '2026-06-01'),
  of('a', '2022-06-01', 16),
  of('b', '2024-02-01', 30),
  of('b', '2024-07-01', 25),
];

test('the newest test of a transect, and the newest that measured an analyte', () => {
  expect(newestTests(tests).get('a')?.details['sampledOn']).toBe('2026-06-01');
  expect(newestResults(tests, 'olsenPhosphorus').get('a')).toEqual({
    result: { value: 20 },
    day: '2024-06-01',
  });
  expect(newestResults(tests, 'calcium').size).toBe(0);
});

test('a trend of one transect has a point for each test, in the order of days', () => {
  expect(soilTrend(tests, ['a'], 'olsenPhosphorus').map(({ day, mean }) => [day, mean])).toEqual([
    ['2022-06-01', 16],
    ['2024-06-01', 20],
  ]);
});

test('a trend of several has the mean of each year, in which the youngest test of each counts', () => {
  expect(soilTrend(tests, ['a', 'b'], 'olsenPhosphorus')).toEqual([
    { day: '2022-06-01', mean: 16, results: [{ transectId: 'a', result: { value: 16 } }] },
    {
      day: '2024-07-01',
      mean: 22.5,
      results: [
        { transectId: 'b', result: { value: 25 } },
        { transectId: 'a', result: { value: 20 } },
      ],
    },
  ]);
});
