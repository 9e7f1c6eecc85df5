import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paddockFeature } from '../testing/report-examples.ts';
import { chartIn, tableIn, textOf } from '../testing/read-blocks.ts';
import { breakDown } from './break-down.ts';
import { chartSections } from './chart-sections.ts';
import { hasCrop, hasPasture, paddockLines } from './paddock-line.ts';
import { sumUpPaddocks, sumUpUses } from './sum-up.ts';
import { summarySection } from './summary-section.ts';
import { tableSection } from './table-section.ts';

const anyPaddock = fc.record({
  use: fc.constantFrom('pasture', 'crop', 'pastureThenCrop', 'retired'),
  status: fc.constantFrom('existing', 'planned', 'removed'),
  pastureSpecies: fc.constantFrom(undefined, 'tallFescue', 'cocksfoot', 'clover'),
  crop: fc.constantFrom(undefined, 'kale', 'swedes'),
  hectares: fc.integer({ min: 1, max: 40_000 }).map((hundredths) => hundredths / 100),
});
const anyFarm = fc
  .array(anyPaddock, { maxLength: 60 })
  .map((paddocks) =>
    paddockLines(
      paddocks.map(({ hectares, ...attributes }, index) =>
        paddockFeature({ ...attributes, name: `Paddock ${index}` }, { hectares }),
      ),
    ),
  );
const inHundredths = (shown: string): number => Math.round(Number(shown.replaceAll(',', '')) * 100);

test('[CALC-2] a total is rounded once, and is the same in the table, the head figures and the charts', () => {
  const parts = ['A', 'B', 'C'].map((name) => paddockFeature({ name }, { hectares: 1.0049 }));
  const lines = paddockLines(parts);
  const sums = sumUpPaddocks(lines);
  const table = tableIn(tableSection(lines, { sums, landUnitOf: () => null }));
  expect(table.rows.map((row) => row[4])).toEqual(['1.00', '1.00', '1.00']);
  expect(table.total?.[4]).toBe('3.01');
  const settings = { paddockFeatureMode: 'area', cropPastureMode: 'hectares' } as const;
  expect(summarySection(sums, settings)[0]).toMatchObject({
    figures: [{ value: '3' }, { label: 'Total area', value: '3.01', unit: 'ha' }, {}, {}],
  });
  const figures = chartSections(lines, settings).map(({ blocks }) => chartIn(blocks)?.bars[0]?.figure);
  expect(figures).toEqual(['3.01 ha', '3.01 ha', undefined]);
});

test('[CALC-2] where the areas shown are the areas, the total of the table is their sum', () => {
  fc.assert(
    fc.property(anyFarm, (lines) => {
      const table = tableIn(tableSection(lines, { sums: sumUpPaddocks(lines), landUnitOf: () => null }));
      const shown = table.rows.map((row) => inHundredths(textOf(row[4])));
      expect(inHundredths(table.total?.[4] ?? '0')).toBe(shown.reduce((sum, area) => sum + area, 0));
    }),
  );
});

test('[CALC-2] uses sum to all paddocks, in number and in area', () => {
  fc.assert(
    fc.property(anyFarm, (lines) => {
      const uses = sumUpUses(lines);
      const sums = sumUpPaddocks(lines);
      expect(uses.reduce((sum, { count }) => sum + count, 0)).toBe(sums.count);
      expect(uses.reduce((sum, { areaHundredths }) => sum + areaHundredths, 0)).toBe(sums.areaHundredths);
    }),
  );
});

test('[CALC-2] species, what is not recorded and the rest sum to all paddock area and to 100.0 %', () => {
  fc.assert(
    fc.property(anyFarm, (lines) => {
      for (const question of [
        { isAsked: hasPasture, labelOf: (line: (typeof lines)[number]) => line.species },
        { isAsked: hasCrop, labelOf: (line: (typeof lines)[number]) => line.crop },
      ]) {
        const { parts, notRecorded, rest } = breakDown(lines, question);
        const all = [...parts, notRecorded, rest].filter((part) => part !== null);
        expect(all.reduce((sum, { areaHundredths }) => sum + areaHundredths, 0)).toBe(
          sumUpPaddocks(lines).areaHundredths,
        );
        const tenths = all.reduce((sum, { percentage }) => sum + Math.round(percentage * 10), 0);
        expect(tenths).toBe(lines.length === 0 ? 0 : 1000);
      }
    }),
  );
});

const twoPaddocks = paddockLines([
  paddockFeature({ name: 'One', pastureSpecies: 'clover' }, { hectares: 3.1 }),
  paddockFeature({ name: 'Two' }, { hectares: 2.05 }),
]);

test('3.10 ha and 2.05 ha are 5.15 ha, 2.58 ha on average', () => {
  expect(sumUpPaddocks(twoPaddocks)).toMatchObject({ count: 2, areaHundredths: 515, meanHundredths: 258 });
});

test('a pasture without species is shown as not recorded, last', () => {
  const [, pasture] = chartSections(twoPaddocks, {
    paddockFeatureMode: 'number',
    cropPastureMode: 'hectares',
  });
  expect(chartIn(pasture?.blocks ?? [])?.bars).toEqual([
    { label: 'Clover', value: 3.1, figure: '3.10 ha', isQuiet: false },
    { label: 'Not recorded', value: 2.05, figure: '2.05 ha', isQuiet: true },
  ]);
});

test('[ST-5] the modes choose number or area, hectares or percentage', () => {
  const [byNumber, inHectares] = chartSections(twoPaddocks, {
    paddockFeatureMode: 'number',
    cropPastureMode: 'hectares',
  });
  const [byArea, inPercent] = chartSections(twoPaddocks, {
    paddockFeatureMode: 'area',
    cropPastureMode: 'percentage',
  });
  expect(chartIn(byNumber?.blocks ?? [])?.bars[0]).toMatchObject({ label: 'Pasture', value: 2, figure: '2' });
  expect(chartIn(byArea?.blocks ?? [])?.bars[0]).toMatchObject({
    label: 'Pasture',
    value: 5.15,
    figure: '5.15 ha',
  });
  expect(chartIn(inHectares?.blocks ?? [])?.bars.map(({ figure }) => figure)).toEqual(['3.10 ha', '2.05 ha']);
  expect(chartIn(inPercent?.blocks ?? [])?.bars.map(({ figure }) => figure)).toEqual(['60.2 %', '39.8 %']);
});
