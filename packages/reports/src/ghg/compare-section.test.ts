import { emissionsOf, monthsOfStockYear, supposing } from '@tussock/domain';
import { expect, test } from 'vitest';
import { reportContent } from '../testing/report-examples.ts';
import { readStock } from '../stock/read-stock.ts';
import { breakdownSections } from './breakdown-sections.ts';
import { compareSection } from './compare-section.ts';
import { readEmissionYear } from './read-emissions.ts';

/** 100 mixed-age ewes all year, by the factors of 2026: 348.506 enteric, 3.77235 manure, 29.4964 soils, in kg a head. */
const content = reportContent({
  rows: monthsOfStockYear(2025).map((month) => ({
    id: month,
    entity: 'stockRow',
    values: { month, enterprise: 'sheep', class: 'maEwes', opening: 100, closing: 100 },
    made: {},
  })),
});
const { input } = readEmissionYear(content, { stock: readStock(content), startYear: 2025, factorYear: 2026 });
const from = { name: 'Now', emissions: emissionsOf(input, 'wholeFarm') };
const more = emissionsOf(supposing(input, [{ of: 'sheep', percent: 20 }]), 'wholeFarm');

test('100 ewes give 38,177.4 kg and 120 give 45,813.0: each cell is rounded to a tenth, then summed', () => {
  const [, , table] = compareSection({
    from,
    to: { name: 'More', emissions: more },
    supposed: 'More.',
  }).blocks;
  expect(table).toMatchObject({
    label: 'Now and More, kg CO₂-e',
    rows: [['Sheep', '38,177.4', '45,813.0', '+7,635.6']],
    total: ['All', '38,177.4', '45,813.0', '+7,635.6'],
  });
});

test('the waterfall leads from one sum to the other by the lines that changed', () => {
  const [, chart] = compareSection({ from, to: { name: 'More', emissions: more }, supposed: 'More.' }).blocks;
  expect(chart).toMatchObject({
    spec: {
      from: { value: 38_177.4 },
      steps: [{ label: 'Sheep', figure: '+7,635.6' }],
      to: { value: 45_813 },
    },
  });
});

test('two equal sums have no step, a dash for a line without a change, and nothing is supposed', () => {
  const [chart, table] = compareSection({ from, to: { ...from, name: 'Again' }, supposed: '' }).blocks;
  expect(chart).toMatchObject({ spec: { steps: [] } });
  expect(table).toMatchObject({ rows: [['Sheep', '38,177.4', '38,177.4', '–']] });
});

test('by source: enteric 34,850.6, manure 377.2, soils 2,949.6 kg; shares sum to 100.0', () => {
  const [, bySource] = breakdownSections(from.emissions);
  expect(bySource?.blocks.find(({ type }) => type === 'table')).toMatchObject({
    rows: [
      ['Enteric fermentation', '34,850.6', '91.3 %'],
      ['Manure', '377.2', '1.0 %'],
      ['Agricultural soils', '2,949.6', '7.7 %'],
      ['Fertiliser and lime', '0.0', '0.0 %'],
    ],
    total: ['All', '38,177.4', '100.0 %'],
  });
});

test('a farm that gives off nothing has no share of 100 %', () => {
  const none = emissionsOf({ ...input, heads: [], spread: [] }, 'wholeFarm');
  const [byGas] = breakdownSections(none);
  expect(byGas?.blocks.find(({ type }) => type === 'table')).toMatchObject({ total: ['All', '0.0', ''] });
});
