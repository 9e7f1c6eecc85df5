import { expect, test } from 'vitest';
import { checkStockRow } from './check-stock-row.ts';
import { checkStockRatio } from './stock-ratio-fields.ts';

const row = { month: '2025-07', enterprise: 'sheep', class: 'maEwes', opening: 980 };

test('a month of a class is kept as it was written, without what is empty', () => {
  expect(checkStockRow({ ...row, deaths: '', sales: '1,200', lmuId: null })).toEqual({
    ok: true,
    values: { ...row, sales: 1200 },
  });
});

test.each([
  ['a negative number of head', { deaths: -1 }, 'deaths', 'Deaths must be 0 head or more'],
  ['half a head', { sales: 2.5 }, 'sales', 'Sales must be a whole number'],
  ['words for a number', { closing: 'many' }, 'closing', 'Closing must be a number'],
  [
    'a class that the enterprise does not have',
    { class: 'r1Bulls' },
    'class',
    'Rising 1 year bulls is not a class of Sheep: choose a class of Sheep',
  ],
  ['a month that is none', { month: '2025-13' }, 'month', 'Month must be a month, such as 11/2026'],
  ['a month of another century', { month: '1825-07' }, 'month', 'The month must be between 1990 and 2100'],
  ['a land unit that is none', { lmuId: 'Flats' }, 'lmuId', 'That land unit is not on this farm'],
])('%s is refused beside its cell', (_what, said, field, message) => {
  const checked = checkStockRow({ ...row, ...said });
  expect(checked).toMatchObject({ ok: false, refusals: [{ field, message }] });
});

test('stock units are set to two decimals', () => {
  expect(checkStockRatio({ class: 'maEwes', stockUnits: 1.15 }).ok).toBe(true);
  expect(checkStockRatio({ class: 'maEwes', stockUnits: 1.155 })).toMatchObject({
    ok: false,
    refusals: [{ field: 'stockUnits' }],
  });
});
