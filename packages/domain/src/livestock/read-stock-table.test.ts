import { expect, test } from 'vitest';
import { proposedStockUse, readStockTable, type StockColumnUse } from './read-stock-table.ts';
import { stockKeyOf } from './stock-row-fields.ts';

const UNIT = '01900000-0000-7000-8000-000000000001';
const unitIdOf = (name: string) => (name.toLowerCase() === 'rātā flats' ? UNIT : undefined);
const uses: StockColumnUse[] = ['month', 'enterprise', 'class', 'unit', 'opening', 'deaths'];
const read = (...rows: (readonly string[])[]) =>
  readStockTable(
    rows.map((cells, at) => ({ line: at + 2, cells })),
    uses,
    { unitIdOf, standing: new Map() },
  );

test.each([
  ['Month', 'month'],
  ['Stock class', 'class'],
  ['averageLiveweightKg', 'averageLiveweightKg'],
  ['TRANSFERS IN', 'transfersIn'],
  ['Weight gain (g/day)', 'weightGainGPerDay'],
  ['Land unit', 'unit'],
  ['Remarks', 'none'],
] as const)('a column headed %s is proposed for %s', (heading, use) => {
  expect(proposedStockUse(heading)).toBe(use);
});

test('months, names and land units are read as people and programs write them', () => {
  const { rows, faults } = read(
    ['07/2025', 'Sheep', 'Mixed-age ewes', 'Rātā flats', '1,450', '6'],
    ['Aug 2025', 'sheep', 'maEwes', '', '', ''],
    ['2025-09-30', '', 'Rising 1 year bulls', '', '12', ''],
    ['1/10/2025', '', 'Rising 1 year bulls', '', '11', ''],
    ['01/1/2026', '', 'Rising 1 year bulls', '', '10', ''],
  );
  expect(faults).toEqual([]);
  expect(rows.map(({ row }) => row)).toEqual([
    { month: '2025-07', enterprise: 'sheep', class: 'maEwes', lmuId: UNIT, opening: 1450, deaths: 6 },
    { month: '2025-08', enterprise: 'sheep', class: 'maEwes' },
    { month: '2025-09', enterprise: 'beefDairyGrazing', class: 'r1Bulls', opening: 12 },
    { month: '2025-10', enterprise: 'beefDairyGrazing', class: 'r1Bulls', opening: 11 },
    { month: '2026-01', enterprise: 'beefDairyGrazing', class: 'r1Bulls', opening: 10 },
  ]);
});

test.each([
  { written: '31/07/2026', month: '2026-07' },
  { written: '1-Jul-26', month: '2026-07' },
  { written: '1 July 2026', month: '2026-07' },
  { written: '15.7.26', month: '2026-07' },
  { written: '2026-07-31', month: '2026-07' },
  { written: '2026-07-31 00:00:00', month: '2026-07' },
  { written: '2026-07-01T00:00:00.000Z', month: '2026-07' },
  // Midnight of 1 July in New Zealand.
  { written: '2026-06-30T12:00:00.000Z', month: '2026-07' },
  { written: 'Jul-26', month: '2026-07' },
  { written: 'July 2026', month: '2026-07' },
])('$written, as a spreadsheet writes it, is in the month $month', ({ written, month }) => {
  expect(read([written, 'Sheep', 'Rams', '', '5', '']).rows[0]?.row).toMatchObject({ month });
});

test('a day that no calendar has is in no month', () => {
  expect(read(['31/02/2026', 'Sheep', 'Rams', '', '5', '']).rows[0]?.faults).toEqual([
    'Month must be a month, such as 11/2026',
  ]);
});

test('a class that two enterprises call alike is that of the enterprise in the row', () => {
  expect(read(['07/2025', 'Dairy sheep', 'Rams', '', '5', '']).rows[0]?.row).toMatchObject({
    enterprise: 'dairySheep',
    class: 'dairyRams',
  });
});

test('a row that cannot be stored says why, and the others are kept', () => {
  const { rows } = read(
    ['07/2025', 'Sheep', 'Mixed-age ewes', '', '-5', ''],
    ['07/2025', 'Sheep', 'Rising 1 year bulls', '', '5', ''],
    ['07/2025', 'Sheep', 'Rams', 'Nowhere', '5', ''],
    ['08/2025', 'Sheep', 'Rams', '', '5', ''],
    ['08/2025', 'Sheep', 'Rams', '', '6', ''],
  );
  expect(rows.map(({ faults }) => faults)).toEqual([
    ['Opening must be 0 head or more'],
    ['Rising 1 year bulls is not a class of Sheep: choose a class of Sheep'],
    ['That land unit is not on this farm'],
    [],
    ['There are two rows for this month, class and land unit: the second is left out'],
  ]);
});

test('a file without a month, or with two columns for one thing, is asked about', () => {
  const { faults } = readStockTable([], ['class', 'opening', 'opening'], {
    unitIdOf,
    standing: new Map(),
  });
  expect(faults).toEqual([
    'No column matches “Month”: choose the one to use',
    'Two columns match “Opening”: choose one',
  ]);
});

test('columns that a file does not have leave what is stored as it is; those that it has take the place of it', () => {
  const stored = {
    month: '2025-07',
    enterprise: 'sheep',
    class: 'maEwes',
    births: 1200,
    sales: 40,
    closing: 980,
  } as const;
  const { rows } = readStockTable(
    [{ line: 2, cells: ['07/2025', 'Mixed-age ewes', '975', ''] }],
    ['month', 'class', 'closing', 'sales'],
    { unitIdOf, standing: new Map([[stockKeyOf(stored), stored]]) },
  );
  expect(rows.map(({ row }) => row)).toEqual([
    { month: '2025-07', enterprise: 'sheep', class: 'maEwes', births: 1200, closing: 975 },
  ]);
});
