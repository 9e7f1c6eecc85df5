import { defaultsOf, kinds, monthsOfStockYear, reports, type StockRow } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { PlanDocument, TableBlock } from '../document/plan-document.ts';
import { sentencesOf } from '../document/sentences-of.ts';
import type { ReportFeature } from '../report-input.ts';
import { paddockFeature, reportContent, squareAt } from '../testing/report-examples.ts';
import { ghgDocument } from './ghg-document.ts';

const settings = defaultsOf(reports.ghg.settings);
const year = (startYear: number, said: Omit<StockRow, 'month'>): readonly StockRow[] =>
  monthsOfStockYear(startYear).map((month) => ({ ...said, month }));
const sheep = { enterprise: 'sheep', class: 'maEwes', opening: 2400, closing: 2400 } as const;
const cows = { enterprise: 'dairy', class: 'milkingCows', opening: 350, closing: 350 } as const;
const urea = (product: string): ReportFeature => ({
  id: product,
  kindId: kinds.fertiliser.id,
  geometry: squareAt(0, 0),
  attributes: {
    status: 'existing',
    applicationDate: '2025-09-20',
    area: 100,
    fertiliser_application_product: [{ product, application_rate: 100, nitrogen: 46 }],
  },
  areaM2: null,
  lengthMetres: null,
});
const content = (rows: readonly StockRow[], features: readonly ReportFeature[] = []) =>
  reportContent({
    features: [paddockFeature({ name: 'Front' }, { hectares: 520 }), ...features],
    rows: rows.map((values) => ({
      id: `${values.month}${values.class}`,
      entity: 'stockRow',
      values: { ...values },
      made: {},
    })),
  });
const whole = content([...year(2025, sheep), ...year(2025, cows)], [urea('Urea with urease inhibitor')]);
const tablesIn = (document: PlanDocument, id: string): readonly TableBlock[] =>
  (document.sections.find((one) => one.id === id)?.blocks ?? []).flatMap((block) =>
    block.type === 'table' ? [block] : [],
  );
const made = ghgDocument(whole, settings);

test('[ST-5] the whole farm by default, with its figures by gas and by source that sum to 100.0', () => {
  expect(sentencesOf(made)).toContain('Whole farm, stock year 2025/26');
  expect(tablesIn(made, 'by-gas')[0]?.rows.map(([, , share]) => share)).toEqual([
    '88.4 %',
    '11.2 %',
    '0.4 %',
  ]);
  expect(tablesIn(made, 'by-gas')[0]?.total).toEqual(['All', '2,117,592.9', '100.0 %']);
});

test.each([
  ['sheep', '916,259.4'],
  ['dairy', '1,180,275.1'],
] as const)('[ST-5] %s alone is %s kg, without fertiliser', (ghgMode, total) => {
  const alone = ghgDocument(whole, { ...settings, ghgMode });
  expect(tablesIn(alone, 'stock-lines')[0]?.total?.at(-1)).toBe(total);
  expect(alone.sections.map(({ id }) => id)).not.toContain('spread-lines');
});

test('each figure opens the head, factor, unit and source it came from', () => {
  const [line] = tablesIn(made, 'stock-lines')[0]?.rows ?? [];
  expect(line?.[2]).toEqual({
    text: '836,414.4',
    reason: [
      '2,400 head × 348.506 kg CO₂-e a head and year (Sheep: Enteric CH₄)',
      'Uncertainty ±15.5 %',
      'Ministry for the Environment, Measuring emissions: a guide for organisations, emission factors, 2026 (v2), release 2026.2 of 29 May 2026; row 9f66cf69-56b7-417d-942a-bb6b0b0369f4',
    ],
  });
});

test('every factor that was used is printed with the row of the file it stands in', () => {
  const [stock, spread] = tablesIn(made, 'factors');
  expect(stock?.rows.map(([label, enteric]) => [label, enteric])).toEqual([
    ['Sheep', '348.506'],
    ['Dairy cattle', '2,700.7'],
  ]);
  expect(spread?.rows[0]?.slice(0, 4)).toEqual(['Urea with urease inhibitor', 'kg N', '1.5942', '2.98371']);
});

test('where the head is from is told, and what is missing is asked for and never guessed', () => {
  expect(sentencesOf(made).join(' ')).toContain('Head used: average of twelve month ends.');
  const said = sentencesOf(ghgDocument(reportContent({ features: [urea('Pasture mix')] }), settings));
  expect(said).toEqual(
    expect.arrayContaining([
      'No stock is recorded: fill in the head at the end of each month, or the stock of a land unit.',
      'No figure is given for a hectare: choose the boundary or draw the paddocks.',
    ]),
  );
});

test('nitrogen of an unknown product is named and left out', () => {
  const said = sentencesOf(ghgDocument(content(year(2025, sheep), [urea('Pasture mix')]), settings));
  expect(said).toContain(
    'Pasture mix: 4,600 kg N is left out. Choose what it is for greenhouse gas in the application.',
  );
});

test('a line of a stock list without a number is named and left out', () => {
  const stock = [{ type: 'sheep', stockClass: 'maEwes' }];
  const said = sentencesOf(
    ghgDocument(reportContent({ features: [paddockFeature({ name: 'Front', stock })] }), settings),
  );
  expect(said).toContain('Front: Mixed-age ewes has no number and is left out. Fill it in.');
});

test('what is missing of another enterprise than the one that is shown is not asked for', () => {
  const stock = [{ type: 'dairy', stockClass: 'milkingCows' }];
  const plan = reportContent({ features: [paddockFeature({ name: 'Front', stock })] });
  const asked = 'Front: Milking cows has no number and is left out. Fill it in.';
  expect(sentencesOf(ghgDocument(plan, { ...settings, ghgMode: 'dairy' }))).toContain(asked);
  expect(sentencesOf(ghgDocument(plan, { ...settings, ghgMode: 'sheep' }))).not.toContain(asked);
});

test('a year without emissions is held against the one it is to be compared with', () => {
  const before = content(year(2024, sheep));
  const document = ghgDocument(before, { ...settings, startYear: 2025, compareYear: 2024 });
  expect(tablesIn(document, 'beside')[0]?.rows).toEqual([['Sheep', '916,259.4', '0.0', '-916,259.4']]);
});

test('stock that is listed of paddocks that are planned or gone is not counted', () => {
  const listing = (name: string, status: string, head: number) =>
    paddockFeature({ name, status, stock: [{ type: 'sheep', stockClass: 'maEwes', head }] });
  const document = ghgDocument(
    reportContent({
      features: [
        listing('Front', 'existing', 50),
        listing('Gone', 'removed', 300),
        listing('Later', 'planned', 70),
      ],
    }),
    settings,
  );
  // 50 × 348.506, 3.77235 and 29.4964, each to a tenth: 17,425.3 + 188.6 + 1,474.8.
  expect(tablesIn(document, 'stock-lines')[0]?.total?.at(-1)).toBe('19,088.7');
});

test('two years stand beside each other as steps that lead from one to the other', () => {
  const two = content([
    ...year(2024, { ...sheep, opening: 2400 }),
    ...year(2025, { ...sheep, opening: 2300, closing: 2300 }),
  ]);
  const document = ghgDocument(two, { ...settings, startYear: 2025, compareYear: 2024 });
  const [table] = tablesIn(document, 'beside');
  expect(table?.rows).toEqual([['Sheep', '916,259.4', '878,081.9', '-38,177.5']]);
  const chart = document.sections
    .find(({ id }) => id === 'beside')
    ?.blocks.find(({ type }) => type === 'chart');
  expect(chart?.type === 'chart' && chart.spec.form).toBe('steps');
});

test('what is supposed stands beside what is', () => {
  const whatIf = { ...settings.whatIf, sheep: -10 };
  const document = ghgDocument(whole, { ...settings, whatIf });
  expect(sentencesOf(document)).toContain('Supposed: sheep -10 %. All else stays as it is.');
  expect(tablesIn(document, 'beside')[0]?.rows.map(([line, , , step]) => [line, step])).toEqual([
    ['Sheep', '-91,625.9'],
    ['Dairy: dairy cattle', '–'],
    ['Urea with urease inhibitor', '–'],
  ]);
});
