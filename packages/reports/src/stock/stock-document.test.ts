import { defaultsOf, reports, type StockRow } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { MonthsSpec } from '../chart/chart-spec.ts';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { sentencesOf } from '../document/sentences-of.ts';
import type { PlanRow } from '../record/plan-row.ts';
import { landUnitFeature, paddockFeature, reportContent, squareAt } from '../testing/report-examples.ts';
import { stockDocument } from './stock-document.ts';

const settings = defaultsOf(reports.stock.settings);
const rowOf = (values: StockRow | object, entity = 'stockRow', nth = 0): PlanRow => ({
  id: `${entity}-${JSON.stringify(values)}-${nth}`,
  entity,
  values: values as PlanRow['values'],
  made: {},
});
const flats = landUnitFeature('Flats', squareAt(0, 0, 2));
const ewes = (month: string, said: Partial<StockRow> = {}): StockRow => ({
  month,
  enterprise: 'sheep',
  class: 'maEwes',
  ...said,
});
const steers: StockRow = { month: '2025-07', enterprise: 'beefDairyGrazing', class: 'r2Steers', opening: 40 };
const rows = [
  ewes('2025-07', { opening: 980, lmuId: flats.id, averageLiveweightKg: 60 }),
  ewes('2025-08', { deaths: 5, closing: 970, lmuId: flats.id, averageLiveweightKg: 63.1 }),
  steers,
];
const content = (more: readonly PlanRow[] = []) =>
  reportContent({
    features: [flats, paddockFeature({ name: 'Front' }, { hectares: 204.5 })],
    rows: [...rows.map((row) => rowOf(row)), ...more],
  });
const section = (document: PlanDocument, id: string) =>
  document.sections.find((one) => one.id === id)?.blocks ?? [];
const chartIn = (blocks: readonly Block[]): MonthsSpec | undefined =>
  blocks.flatMap((block) => (block.type === 'chart' && block.spec.form === 'months' ? [block.spec] : []))[0];
const made = stockDocument(content(), settings);

test('a plan without stock gets a report that says so, and what to do', () => {
  const said = sentencesOf(stockDocument(reportContent(), settings)).join(' ');
  expect(said).toContain('No stock is recorded yet.');
  expect(said).not.toContain('Reconciliation');
});

test('a year with some of its months gives no mean, and says how many it holds', () => {
  expect(sentencesOf(made)).toContain('2 of 12 months are recorded, so no mean of the year is given.');
  expect(sentencesOf(made)).not.toContain('Mean head');
});

test('stock units stand by month and by effective hectare, months without a row as not recorded', () => {
  const table = section(made, 'months').find((block) => block.type === 'table');
  expect(table?.rows.slice(0, 3)).toEqual([
    ['July 2025', '1,020', '1,180.0', '5.77', '60.0', '–'],
    ['August 2025', '970', '970.0', '4.74', '63.1', '100'],
    ['September 2025', { text: 'Not recorded', tone: 'quiet' }, '', '', '', ''],
  ]);
});

test('what does not agree is told with its difference', () => {
  expect(sentencesOf(made)).toContain(
    'August 2025, Mixed-age ewes, Sheep, Flats: closing 970, but the moves make 975. Out by -5.',
  );
});

test('ratios that nobody published are marked, and what the provider set says so', () => {
  const set = rowOf({ class: 'maEwes', stockUnits: 1.15, reason: 'Own records' }, 'stockRatio');
  const table = section(stockDocument(content([set]), settings), 'stock-units-table')[0];
  expect(table?.type === 'table' && table.rows).toEqual([
    [
      'Mixed-age ewes',
      'Sheep',
      '1.15',
      { text: 'Set by the provider in place of 1.00: Own records', tone: 'strong' },
    ],
    ['Rising 2 year steers', 'Beef/Dairy Grazing', '5.00 *', 'Usual in the industry; no published table'],
  ]);
});

test('[ST-6] a graph is of the enterprise and class that were chosen, all of them together by default', () => {
  expect(chartIn(section(made, 'numbers'))?.series[0]?.points[0]?.value).toBe(1020);
  const chosen = stockDocument(content(), {
    ...settings,
    numbers: { enterprise: 'beefDairyGrazing', class: 'r2Steers' },
  });
  const chart = chartIn(section(chosen, 'numbers'));
  expect(chart?.title).toBe('Head by month: Beef/Dairy Grazing, rising 2 year steers');
  expect(chart?.series[0]?.points[0]?.value).toBe(40);
});

test('a class of another enterprise is the one its own calls alike, else all of them together', () => {
  const rams = rowOf({ month: '2025-07', enterprise: 'dairySheep', class: 'dairyRams', opening: 7 });
  const numbersOf = (stockClass: 'rams' | 'maEwes') =>
    chartIn(
      section(
        stockDocument(content([rams]), {
          ...settings,
          numbers: { enterprise: 'dairySheep', class: stockClass },
        }),
        'numbers',
      ),
    );
  expect(numbersOf('rams')?.title).toBe('Head by month: Dairy Sheep, rams');
  expect(numbersOf('maEwes')?.title).toBe('Head by month: Dairy Sheep, all classes');
});

test('head stands by land unit, and for a hectare of those that are mapped alone', () => {
  expect(chartIn(section(made, 'lmu-numbers'))?.series.map(({ label }) => label)).toEqual([
    'Flats',
    'No land unit',
  ]);
  expect(chartIn(section(made, 'lmu-numbers-per-hectare'))?.series.map(({ label }) => label)).toEqual([
    'Flats',
  ]);
  expect(sentencesOf(made)).toContain('Stock that is counted on no land unit has no figure for a hectare.');
});

test('the newest whole year is shown where none is asked for', () => {
  expect(sentencesOf(made)).toContain('Stock year 2025/26');
  const next = rowOf(ewes('2026-07', { opening: 1 }));
  expect(sentencesOf(stockDocument(content([next]), settings))).toContain('Stock year 2026/27');
  expect(sentencesOf(stockDocument(content([next]), { ...settings, startYear: 2025 }))).toContain(
    'Stock year 2025/26',
  );
});

test('head on a hectare of a land unit is of its hectares as they are measured', () => {
  const unit = { ...flats, areaM2: 12_345 };
  const document = stockDocument(
    reportContent({ features: [unit], rows: [rowOf(ewes('2025-07', { opening: 30, lmuId: unit.id }))] }),
    settings,
  );
  // 30 ÷ 1.2345 is 24.301; by 1.23 ha, as they are shown, it would be 24.39.
  expect(chartIn(section(document, 'lmu-numbers-per-hectare'))?.series[0]?.points[0]?.figure).toBe('24.30');
});

const many = Array.from({ length: 10 }, (_, at) => landUnitFeature(`Unit ${at + 1}`, squareAt(at * 3, 0, 2)));
const onMany = stockDocument(
  reportContent({
    features: many,
    rows: many.map(({ id }, at) => rowOf(ewes('2025-07', { opening: 100 - at, lmuId: id }))),
  }),
  settings,
);

test.each(['lmu-numbers', 'lmu-numbers-per-hectare'])(
  'more land units than a chart tells apart all stand in the table of %s',
  (id) => {
    const table = section(onMany, id).find((block) => block.type === 'table');
    expect(table?.rows.map(([name]) => name)).toEqual(many.map(({ attributes }) => attributes['name']));
    expect(chartIn(section(onMany, id))?.series).toHaveLength(8);
  },
);

test('a chart that leaves land units out says so', () => {
  expect(sentencesOf(onMany)).toContain(
    'Drawn are the 8 land units with the most head; the table has all 10.',
  );
});
