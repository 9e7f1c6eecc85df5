import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { layOutLineChart, nearestPlace, placesOf, runsOf } from './line-chart-layout.ts';
import { LineChart } from './line-chart.tsx';
import type { LineChartSpec, LinePoint } from './line-chart-spec.ts';
import { niceTicks } from './nice-ticks.ts';
import { readOut, sayPoint } from './read-out.ts';

const specOf = (points: readonly LinePoint[], rest: Partial<LineChartSpec> = {}): LineChartSpec => ({
  title: 'Soil temperature',
  unit: '°C',
  series: [{ id: 'a', label: '150 mm', points }],
  from: 0,
  to: 100,
  ticks: [
    { at: 0, label: 'Mon' },
    { at: 50, label: 'Tue' },
  ],
  sayAt: (at) => `hour ${at}`,
  ...rest,
});
const markup = (spec: LineChartSpec): string => renderToStaticMarkup(<LineChart spec={spec} />);

describe('ticks', () => {
  test('are round and hold the values between them', () => {
    expect(niceTicks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(niceTicks(-2.3, 31)).toEqual([-10, 0, 10, 20, 30, 40]);
    expect(niceTicks(0.11, 0.34)).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35]);
  });

  test('hold any two values between them, rising, and are few', () => {
    const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(figure, figure, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        fc.pre(high - low > 1e-6 || high === low);
        const ticks = niceTicks(low, high);
        const slack = (high - low) * 1e-6;
        expect(ticks[0]).toBeLessThanOrEqual(low + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - slack);
        expect(ticks.length).toBeLessThanOrEqual(9);
        expect(ticks).toEqual([...new Set(ticks)].sort((x, y) => x - y));
      }),
    );
  });
});

describe('lines', () => {
  test('end where nothing was measured, and where the next value is too far away', () => {
    const points = [0, 1, 2, 9, 10].map((at) => ({ at, value: at === 1 ? null : at }));
    const series = { id: 'a', label: 'a', points };
    const ats = (longestBridge?: number) =>
      runsOf(series, longestBridge).map((run) => run.map(({ at }) => at));
    expect(ats()).toEqual([[0], [2, 9, 10]]);
    expect(ats(3)).toEqual([[0], [2], [9, 10]]);
  });

  test('lose no value to a gap: the runs together are the values', () => {
    const point = fc.record({ at: fc.nat(1000), value: fc.option(fc.integer({ min: -50, max: 50 })) });
    fc.assert(
      fc.property(fc.array(point), fc.nat(50), (points, bridge) => {
        const sorted = points.toSorted((a, b) => a.at - b.at);
        const runs = runsOf({ id: 'a', label: 'a', points: sorted }, bridge);
        expect(runs.flat()).toEqual(sorted.filter(({ value }) => value !== null));
        expect(
          runs.every((run) => run.every(({ at }, index) => at - (run[index - 1]?.at ?? at) <= bridge)),
        ).toBe(true);
      }),
    );
  });

  test('have a spread where a point stands for several values', () => {
    const [plain] = layOutLineChart(specOf([{ at: 0, value: 1 }]), 400).series;
    const [spread] = layOutLineChart(
      specOf([
        { at: 0, value: 1, low: 0, high: 3 },
        { at: 50, value: 2, low: 1, high: 4 },
      ]),
      400,
    ).series;
    expect(plain?.spread).toBe('');
    expect(spread?.spread).toMatch(/^M.*Z$/u);
  });

  test('stay within the axis: the highest of a spread has room', () => {
    const layout = layOutLineChart(specOf([{ at: 10, value: 1, low: -3, high: 77 }]), 400);
    expect(layout.yOf(77)).toBeGreaterThanOrEqual(layout.plot.top);
    expect(layout.yOf(-3)).toBeLessThanOrEqual(layout.plot.bottom);
  });
});

describe('the readout', () => {
  test('finds the nearest value', () => {
    expect([-5, 4, 6, 99].map((wanted) => nearestPlace([0, 10, 20], wanted))).toEqual([0, 0, 1, 2]);
    expect(nearestPlace([], 3)).toBe(-1);
  });

  test('stands at each value once, and never at a gap', () => {
    const points = [
      { at: 0, value: 1 },
      { at: 1, value: null },
      { at: 2, value: 3 },
    ];
    const spec = specOf(points, {
      series: [
        { id: 'a', label: 'a', points },
        { id: 'b', label: 'b', points: [{ at: 2, value: 5 }] },
      ],
    });
    expect(placesOf(spec)).toEqual([0, 2]);
    expect(readOut(spec, 2).map(({ said }) => said)).toEqual(['3.0 °C', '5.0 °C']);
  });
});

describe('the drawing', () => {
  test('can be walked by keyboard, and says how many values there are', () => {
    const html = markup(specOf([{ at: 1, value: 2 }]));
    expect(html).toContain('aria-label="Soil temperature, values one by one"');
    expect(html).toContain('1 values. Use the arrow keys');
  });

  test('tells lines apart by stroke too, and names wanted values', () => {
    const line = [{ at: 1, value: 2 }];
    const html = markup(
      specOf(line, {
        series: ['150 mm', '300 mm'].map((label) => ({ id: label, label, points: line })),
        targets: [{ label: 'Refill to field capacity', low: 20, high: 36 }],
      }),
    );
    expect(html).toContain('data-look="1"');
    expect(html).toContain('Refill to field capacity');
  });

  test('of nothing has axes, no walker and no false figures', () => {
    const html = markup(specOf([]));
    expect(html).not.toMatch(/NaN|Infinity|type="range"/u);
  });

  test('is no way in for text', () => {
    expect(markup(specOf([{ at: 1, value: 2 }], { title: '<script>' }))).not.toContain('<script>');
  });

  test('has no style written into the page, which the security policy would refuse', () => {
    expect(markup(specOf([{ at: 1, value: 2 }]))).not.toContain('style=');
  });
});

test('a value that rounds to nought is read without a sign', () => {
  expect(sayPoint({ at: 0, value: -0.04 }, '°C')).toBe('0.0 °C');
});
