import { expect, test } from 'vitest';
import { sceneToSvg } from '../scene/scene-to-svg.ts';
import { chartScene } from './chart-scene.ts';
import { chartTable } from './chart-table.ts';
import { describeChart, type BarsSpec, type MonthsSpec, type StepsSpec } from './chart-spec.ts';

const point = (value: number | null) => ({ value, figure: value === null ? '–' : String(value) });
const months = {
  form: 'months' as const,
  look: 'lines' as const,
  title: 'Head',
  axis: 'Head',
  months: ['Jul', 'Aug', 'Sep'],
  series: [
    { label: 'Flats', points: [point(10), point(null), point(30)] },
    { label: 'Hill', points: [point(5), point(6), point(7)] },
  ],
} satisfies MonthsSpec;
const steps: StepsSpec = {
  form: 'steps',
  title: '2024/25 and 2025/26',
  axis: 'kg',
  from: { label: '2024/25', value: 1000, figure: '1,000' },
  steps: [
    { label: 'Sheep', value: -50, figure: '-50' },
    { label: 'Dairy', value: 20, figure: '+20' },
  ],
  to: { label: '2025/26', value: 970, figure: '970' },
};

test('those who do not see a chart of months are told each figure of each series', () => {
  expect(describeChart(months)).toBe(
    'Line chart: Head. Flats: Jul 10, Aug –, Sep 30. Hill: Jul 5, Aug 6, Sep 7.',
  );
});

test('those who do not see a waterfall are told both sums and every step between them', () => {
  expect(describeChart(steps)).toBe(
    'Waterfall chart: 2024/25 and 2025/26. 2024/25 1,000, Sheep -50, Dairy +20, 2025/26 970.',
  );
});

test('a line is broken where nothing is known', () => {
  const paths = chartScene(months).marks.flatMap((mark) =>
    mark.shape === 'path' && mark.strokeWidth === 1.6 ? [mark.d] : [],
  );
  expect(paths[0]?.match(/[ML]/g)?.join('')).toBe('MM');
});

test('each series has a key and lines differ by their dashes too', () => {
  const svg = sceneToSvg(chartScene(months));
  expect(svg).toContain('Flats');
  expect(svg).toContain('Hill');
  expect(svg).toMatch(/stroke-dasharray/u);
});

test('stacked columns stand one upon another', () => {
  const columns = chartScene({ ...months, look: 'stacked' as const }).marks.flatMap((mark) =>
    mark.shape === 'rect' && mark.stroke !== undefined ? [mark] : [],
  );
  const [first, second] = columns;
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.y ?? -1, 6);
});

test('a step starts where the one above it ended, and a cut scale says so', () => {
  const { marks } = chartScene(steps);
  const bars = marks.flatMap((mark) => (mark.shape === 'rect' ? [mark] : []));
  const [, sheep, dairy] = bars;
  expect(dairy?.x).toBeCloseTo(sheep?.x ?? -1, 6);
  expect(sceneToSvg(chartScene(steps))).toContain('the scale starts at');
});

test('weights that lie close together are drawn above a scale that says where it starts', () => {
  const weights = [point(61), point(62), point(63)];
  const spec: MonthsSpec = {
    ...months,
    mayStartAboveNought: true,
    series: [{ label: 'Liveweight', points: weights }],
  };
  expect(sceneToSvg(chartScene(spec))).toContain('Head; the scale starts at');
  expect(sceneToSvg(chartScene({ ...spec, series: [] }))).not.toMatch(/NaN|Infinity/u);
});

const LONG = 'Perennial ryegrass and white clover with plantain, sown in the spring of last year';
const bars: BarsSpec = {
  title: 'Pasture',
  axis: 'Hectares',
  bars: [
    { label: LONG, value: 12.5, figure: '12.50 ha' },
    { label: 'Kale', value: 3, figure: '3.00 ha' },
  ],
};
const textsOf = (spec: Parameters<typeof chartScene>[0]) =>
  chartScene(spec).marks.flatMap((mark) => (mark.shape === 'text' ? [mark] : []));

test.each([
  { form: 'bars', label: LONG, spec: bars },
  { form: 'steps', label: LONG, spec: { ...steps, steps: [{ label: LONG, value: -50, figure: '-50' }] } },
  {
    form: 'months',
    label: `${LONG}, ${LONG}`,
    spec: {
      ...months,
      series: [...months.series, { label: `${LONG}, ${LONG}`, points: [point(1)] }],
    },
  },
] as const)('a long label of $form takes lines, and no word of it is lost', ({ label, spec }) => {
  const texts = textsOf(spec);
  const said = texts.map(({ text }) => text).join(' ');
  expect(said).toContain(label);
  expect(said).not.toContain('…');
  expect(texts.filter(({ text }) => text === label)).toEqual([]);
});

test('lines of labels lie under each other, and none over those of the next row', () => {
  const baselines = textsOf(bars).flatMap(({ y, anchor }) => (anchor === 'end' ? [y] : []));
  const gaps = baselines.slice(1).map((y, at) => y - (baselines[at] ?? 0));
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(9);
});

test('a word that fits no line is broken, and whole when it is read on', () => {
  const label = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';
  const lines = textsOf({ ...bars, bars: [{ label, value: 1, figure: '1' }] }).flatMap(({ text, anchor }) =>
    anchor === 'end' ? [text] : [],
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(label);
});

test('the figures of each form of chart are a table: those at its bars, steps and points', () => {
  expect(chartTable(bars).rows).toEqual([
    [LONG, '12.50 ha'],
    ['Kale', '3.00 ha'],
  ]);
  expect(chartTable(steps).rows).toEqual([
    ['2024/25', '1,000'],
    ['Sheep', '-50'],
    ['Dairy', '+20'],
    ['2025/26', '970'],
  ]);
  const { columns, rows } = chartTable(months);
  expect(columns.map(({ header }) => header)).toEqual(['Month', 'Flats', 'Hill']);
  expect(rows).toEqual([
    ['Jul', '10', '5'],
    ['Aug', '–', '6'],
    ['Sep', '30', '7'],
  ]);
});

test('a table of figures has the axis as its heading only where the figures are what the axis measures', () => {
  const headingOf = (figure: string) =>
    chartTable({ ...bars, axis: 'Kilograms', bars: [{ label: 'Methane', value: 9, figure }] }).columns[1]
      ?.header;
  expect(headingOf('1,200')).toBe('Kilograms');
  expect(headingOf('90.9 %')).toBe('Figure');
});
