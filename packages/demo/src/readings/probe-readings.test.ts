import { describe, expect, test } from 'vitest';
import { demoProbes, measurementsOf, PROBE_INTERVAL_MS, type DemoProbe } from './probe-readings.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const probe = (trait: DemoProbe['trait']): DemoProbe => {
  const found = demoProbes.find((it) => it.trait === trait);
  if (!found) throw new Error(trait);
  return found;
};
const year = (trait: DemoProbe['trait']) =>
  measurementsOf('Farm', probe(trait), { from: daysAgo(365), to: NOW });
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a year of a probe', () => {
  test('is 35,040 measurements that a probe could have made', () => {
    const made = year('sound');
    expect(made).toHaveLength(35_040);
    for (const { payload } of made) {
      expect(payload.Temp150).toBeGreaterThan(-3);
      expect(payload.Temp150).toBeLessThan(30);
      expect(payload.VWC150).toBeGreaterThan(8);
      expect(payload.VWC150).toBeLessThan(46);
      expect(payload.EC150).toBeGreaterThan(0.02);
      expect(payload.EC150).toBeLessThan(1);
    }
  });

  test('is warm and dry in January, cold and wet in July, and swings less below', () => {
    const made = year('sound');
    const inMonth = (month: number) =>
      made.filter(({ at }) => at.getUTCMonth() === month).map(({ payload }) => payload);
    const [january, july] = [inMonth(0), inMonth(6)];
    expect(mean(january.map((it) => it.Temp150))).toBeGreaterThan(mean(july.map((it) => it.Temp150)) + 8);
    expect(mean(july.map((it) => it.VWC150))).toBeGreaterThan(mean(january.map((it) => it.VWC150)) + 5);
    const swing = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    const day = january.slice(0, 96);
    expect(swing(day.map((it) => it.Temp300))).toBeLessThan(swing(day.map((it) => it.Temp150)) / 2);
  });

  test('is the same whenever it is asked for, whole or in pieces', () => {
    const middle = daysAgo(100);
    const options = { now: NOW };
    const pieces = [
      ...measurementsOf('Farm', probe('isFlat'), { from: daysAgo(365), to: middle, ...options }),
      ...measurementsOf('Farm', probe('isFlat'), { from: middle, to: NOW, ...options }),
    ];
    expect(pieces).toEqual(year('isFlat'));
  });
});

describe('a probe', () => {
  test('with gaps is away for hours, and comes back', () => {
    const made = year('hasGaps');
    const gaps = made
      .slice(1)
      .map(({ at }, index) => at.getTime() - (made[index]?.at.getTime() ?? 0))
      .filter((distance) => distance > PROBE_INTERVAL_MS);
    expect(gaps.length).toBeGreaterThan(40);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * DAY_MS + PROBE_INTERVAL_MS);
  });

  test('that is flat has stood still for days in one reading only', () => {
    const last = year('isFlat').slice(-500);
    expect(new Set(last.map(({ payload }) => payload.Temp150)).size).toBe(1);
    expect(new Set(last.map(({ payload }) => payload.VWC150)).size).toBeGreaterThan(50);
  });

  test('that is silent was last heard of days ago', () => {
    expect(year('isSilent').at(-1)?.at).toEqual(daysAgo(6));
  });
});
