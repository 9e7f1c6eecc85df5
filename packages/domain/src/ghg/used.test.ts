import { expect, test } from 'vitest';
import { decimal } from '../fertiliser/decimals.ts';
import { reconcile } from '../livestock/reconcile.ts';
import type { StockRow } from '../livestock/stock-row-fields.ts';
import { headUsed, type ListedStock } from './head-used.ts';
import { spreadUsed } from './spread-used.ts';

const listed = (head: number | undefined): ListedStock => ({
  place: 'Flats',
  type: 'sheep',
  stockClass: 'maEwes',
  head,
});
const ewes = (month: string, opening: number): StockRow => ({
  month,
  enterprise: 'sheep',
  class: 'maEwes',
  opening,
});
const headIn = (rows: readonly StockRow[], landUnits: ListedStock[], paddocks: ListedStock[]) => {
  const { from, heads, withoutNumber } = headUsed(reconcile(rows, 2025).rows, 2025, { landUnits, paddocks });
  return { from, head: heads.map((one) => one.head.toNumber()), withoutNumber: withoutNumber.length };
};

test('fewer than twelve months with June among them are the count of 30 June', () => {
  expect(headIn([ewes('2026-05', 90), ewes('2026-06', 100)], [listed(7)], [])).toEqual({
    from: 'june',
    head: [100],
    withoutNumber: 0,
  });
});

test('without June, stock lists of land units are used and those of paddocks are not; a line without a number is left out', () => {
  expect(headIn([ewes('2026-05', 90)], [listed(7), listed(3), listed(undefined)], [listed(50)])).toEqual({
    from: 'landUnits',
    head: [10],
    withoutNumber: 1,
  });
});

test('where no land unit lists stock, those of paddocks are used', () => {
  expect(headIn([], [], [listed(50)])).toMatchObject({ from: 'paddocks', head: [50] });
});

test('where nothing is recorded, nothing is guessed', () => {
  expect(headIn([], [], [])).toEqual({ from: 'none', head: [], withoutNumber: 0 });
});

const year = { from: '2025-07-01', to: '2026-06-30' };
const spread = (products: Parameters<typeof spreadUsed>[0][number]['products']) =>
  spreadUsed([{ applicationDate: '2025-07-01', area: 10, products }], year);

test('nitrogen of a product that nobody knows is named with its weight and left out', () => {
  expect(spread([{ product: 'Pasture mix', application_rate: 100, nitrogen: 20 }])).toEqual({
    spread: [],
    typeNotKnown: [{ product: 'Pasture mix', kgN: decimal(200) }],
  });
});

test('the type that a row says goes before that of the library; effluent and products without nitrogen count nothing', () => {
  const used = spread([
    { product: 'Urea 46-0-0-0', application_rate: 10, nitrogen: 46, ghgType: 'ureaCoated' },
    { product: 'Pond effluent', application_rate: 100, nitrogen: 1, isOrganic: true },
    { product: 'Superphosphate 0-9-0-11', application_rate: 300, nitrogen: 0 },
    { product: 'Fine rock', application_rate: 300 },
  ]);
  expect(used).toEqual({ spread: [{ type: 'ureaCoated', amount: decimal(46) }], typeNotKnown: [] });
});
