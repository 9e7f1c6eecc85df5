import type { DeviceReadingsReply } from '@tussock/contract';
import { describe, expect, test } from 'vitest';
import { chartSpecsOf, sayThinning } from './chart-specs.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-20T00:00:00Z');
const device = { refillPoint: 22, fieldCapacity: 34 };

const reply = (rest: Partial<DeviceReadingsReply> = {}): DeviceReadingsReply => ({
  from: new Date(START).toISOString(),
  to: new Date(START + 4 * HOUR_MS).toISOString(),
  firstAt: null,
  lastAt: null,
  bucketSeconds: 60,
  measured: 4,
  at: [0, 1, 2, 3].map((hour) => START + hour * HOUR_MS),
  count: [1, 1, 1, 1],
  readings: [
    { reading: 'Temp150', mean: [10, null, 12, 13], low: [9, null, 12, 13], high: [11, null, 12, 13] },
    { reading: 'Temp300', mean: [8, 8, 8, 8], low: [8, 8, 8, 8], high: [8, 8, 8, 8] },
    {
      reading: 'VWC300',
      mean: [null, 30, null, null],
      low: [null, 30, null, null],
      high: [null, 30, null, null],
    },
  ],
  ...rest,
});

describe('charts', () => {
  test('are one for each quantity that was measured, with a line for each depth', () => {
    const specs = chartSpecsOf(reply(), device);
    expect(specs.map(({ title, series }) => [title, series.map(({ label }) => label)])).toEqual([
      ['Soil temperature', ['150 mm', '300 mm']],
      ['Volumetric water content', ['300 mm']],
    ]);
  });

  test('keep the lowest and highest, and leave out what was not measured', () => {
    const [temperature] = chartSpecsOf(reply(), device);
    expect(temperature?.series[0]?.points).toEqual([
      { at: START, value: 10, low: 9, high: 11 },
      { at: START + 2 * HOUR_MS, value: 12, low: 12, high: 12 },
      { at: START + 3 * HOUR_MS, value: 13, low: 13, high: 13 },
    ]);
  });

  test('show where soil water is wanted, and nothing of the sort elsewhere', () => {
    expect(chartSpecsOf(reply(), device).map(({ targets }) => targets?.length)).toEqual([0, 1]);
    const none = { refillPoint: null, fieldCapacity: null };
    expect(chartSpecsOf(reply(), none).map(({ targets }) => targets?.length)).toEqual([0, 0]);
  });

  test('do not bridge a silence: three usual distances at most', () => {
    const [temperature] = chartSpecsOf(reply(), device);
    expect(temperature?.longestBridge).toBe(6 * HOUR_MS);
  });
});

test.each([
  [{}, ''],
  [{ measured: 400, bucketSeconds: 600 }, /^400 measurements. Each point is the mean of about 10 minutes/],
  [
    { measured: 35_040, bucketSeconds: 63_072 },
    /^35,040 measurements. Each point is the mean of about 18 hours/,
  ],
])('thinning of %j is said', (rest, said) => {
  expect(sayThinning(reply(rest))).toMatch(said);
});
