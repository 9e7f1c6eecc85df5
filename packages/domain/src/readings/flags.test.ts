import { describe, expect, test } from 'vitest';
import { flagLimits, flagsOf, type SensorState } from './flags.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS);
const flags = (state: Partial<SensorState>) =>
  flagsOf({
    now: NOW,
    at: hoursAgo(1),
    latest: {},
    recent: {},
    fieldCapacity: undefined,
    refillPoint: undefined,
    ...state,
  }).map(({ kind, reading }) => `${kind} ${reading ?? ''}`.trim());

describe('silent', () => {
  test.each([
    [71, []],
    [73, ['silent']],
  ])('after %i hours: %j', (hours, wanted) => {
    expect(flags({ at: hoursAgo(hours) })).toEqual(wanted);
  });

  test('never means: a device that was never heard of is new, not silent', () => {
    expect(flags({ at: null })).toEqual([]);
  });
});

describe('flat-lined', () => {
  const flat = { count: 80, low: 12.4, high: 12.4, spanMs: 72 * HOUR_MS };

  test('where a reading has not moved for three days', () => {
    expect(flags({ recent: { Temp300: flat } })).toEqual(['flatLined Temp300']);
  });

  test.each([
    ['it moved a little', { ...flat, high: 12.5 }],
    ['it was heard for a few hours only', { ...flat, spanMs: 5 * HOUR_MS }],
    ['there were few readings', { ...flat, count: flagLimits.flatReadings - 1 }],
  ])('not where %s', (_name, recent) => {
    expect(flags({ recent: { Temp300: recent } })).toEqual([]);
  });

  test('not for conductivity, whose steps are coarse', () => {
    expect(flags({ recent: { EC150: { ...flat, low: 0.3, high: 0.3 } } })).toEqual([]);
  });
});

describe('out of band', () => {
  const latest = (reading: 'Temp150' | 'VWC150' | 'EC150', value: number, at = hoursAgo(1)) => ({
    latest: { [reading]: { value, at } },
  });

  test.each([
    ['Temp150', 35],
    ['EC150', 2.2],
    ['VWC150', 4],
  ] as const)('%s at %d, by what is usual', (reading, value) => {
    expect(flags(latest(reading, value))).toEqual([`outOfBand ${reading}`]);
  });

  test('soil water by the limits of the device itself', () => {
    const own = { fieldCapacity: 34, refillPoint: 22 };
    expect(flags({ ...latest('VWC150', 30), ...own })).toEqual([]);
    expect(flags({ ...latest('VWC150', 36), ...own })).toEqual(['outOfBand VWC150']);
    expect(flags({ ...latest('VWC150', 20), ...own })).toEqual(['outOfBand VWC150']);
  });

  test('says nothing of a value that is old', () => {
    expect(flags(latest('Temp150', 35, hoursAgo(25)))).toEqual([]);
  });
});
