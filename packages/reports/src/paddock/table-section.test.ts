import { expect, test } from 'vitest';
import { tableIn, textOf } from '../testing/read-blocks.ts';
import { paddockFeature } from '../testing/report-examples.ts';
import { paddockLines } from './paddock-line.ts';
import { sumUpPaddocks } from './sum-up.ts';
import { tableSection } from './table-section.ts';

const watered = paddockFeature(
  {
    name: 'Creek flat',
    paddockNumber: '7',
    pastureSpecies: 'ryegrassWhiteClover',
    slopeClass: 'rolling',
    irrigatorIds: ['pivot'],
  },
  { hectares: 12.5 },
);
const dry = paddockFeature({ name: 'Terrace', paddockNumber: '8' }, { hectares: 2 });

/** Each row by the heading over its cell, as a reader sees it. */
const rowsOf = (nitrogen?: Parameters<typeof tableSection>[1]['nitrogen']) => {
  const paddocks = paddockLines([watered, dry]);
  const { columns, rows, total } = tableIn(
    tableSection(paddocks, {
      sums: sumUpPaddocks(paddocks),
      landUnitOf: ({ name }) => (name === 'Creek flat' ? 'River flats' : null),
      nitrogen,
    }),
  );
  const byHeading = (cells: readonly (string | undefined)[]) =>
    Object.fromEntries(columns.map(({ header }, index) => [header, cells[index]]));
  return { rows: rows.map((cells) => byHeading(cells.map(textOf))), total: byHeading(total ?? []) };
};
const nitrogen = { seasonName: '2026/27', kgPerHectare: { 'Creek flat': 46 } };

test('each figure of a paddock is under its heading', () => {
  expect(rowsOf(nitrogen).rows).toEqual([
    {
      'No.': '7',
      Paddock: 'Creek flat',
      Use: 'Pasture',
      'Species or crop': 'Ryegrass/white clover',
      ha: '12.50',
      'Slope, degrees': 'Rolling (8-15)',
      'Land unit': 'River flats',
      'N, kg/ha': '46.0',
      Irrigated: 'Yes',
    },
    {
      'No.': '8',
      Paddock: 'Terrace',
      Use: 'Pasture',
      'Species or crop': 'Not recorded',
      ha: '2.00',
      'Slope, degrees': '–',
      'Land unit': '–',
      'N, kg/ha': '–',
      Irrigated: '–',
    },
  ]);
});

test('the total is under the hectares', () => {
  expect(rowsOf(nitrogen).total).toMatchObject({ Paddock: 'Total', ha: '14.50', Irrigated: '' });
  expect(rowsOf().total).toMatchObject({ Paddock: 'Total', ha: '14.50', Irrigated: '' });
});

test('without nitrogen there is no column of it, and the others keep their headings', () => {
  const [creek] = rowsOf().rows;
  expect(creek).not.toHaveProperty('N, kg/ha');
  expect(creek).toMatchObject({ 'Land unit': 'River flats', Irrigated: 'Yes' });
});
