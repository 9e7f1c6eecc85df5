import { checkStockRow, monthsOfStockYear, reconcile, stockKeyOf } from '@tussock/domain';
import { expect, test } from 'vitest';
import { stockYears } from './stock-years.ts';

const units = [
  { id: '01900000-0000-7000-8000-000000000001', hectares: 40 },
  { id: '01900000-0000-7000-8000-000000000002', hectares: 130 },
  { id: '01900000-0000-7000-8000-000000000003', hectares: 75 },
];
const today = '2026-11-22';
const farms = [
  ['flat', 'dairy', 210],
  ['downs', 'sheepBeef', 340],
  ['hill', 'sheepBeef', 610],
] as const;
type Farm = (typeof farms)[number];
const rowsOf = (character: Farm[0], farmType: Farm[1], hectares: Farm[2]) =>
  stockYears({ character, farmType, hectares }, { units, today });

test.each(farms)('every month of the %s farm is one that people could have filled in', (...farm) => {
  const rows = rowsOf(...farm);
  expect(rows.filter((row) => !checkStockRow({ ...row }).ok)).toEqual([]);
  expect(new Set(rows.map(stockKeyOf)).size).toBe(rows.length);
});

test.each(farms)('the last whole stock year of the %s farm has all its months', (...farm) => {
  const held = new Set(rowsOf(...farm).map(({ month }) => month));
  expect(monthsOfStockYear(2025).filter((month) => !held.has(month))).toEqual([]);
  expect([...held].sort().at(-1)).toBe('2026-10');
});

test('the stock of a farm balances, year upon year', () => {
  expect(reconcile(rowsOf(...farms[0]), 2024).issues).toEqual([]);
  expect(reconcile(rowsOf(...farms[0]), 2025).issues).toEqual([]);
  expect(reconcile(rowsOf(...farms[1]), 2025).issues).toEqual([]);
});

test('one count on the hill farm is out, so that it can be seen what that looks like', () => {
  const { issues } = reconcile(rowsOf(...farms[2]), 2025);
  expect(issues.map(({ kind, month, difference }) => [kind, month, difference])).toEqual([
    ['row', '2026-05', -1],
    ['opening', '2026-06', 1],
  ]);
});

test.each(farms)('no animal of the %s farm gains or loses what none does', (...farm) => {
  const gains = reconcile(rowsOf(...farm), 2025).rows.flatMap(({ gainGPerDay }) =>
    gainGPerDay === undefined ? [] : [Number(gainGPerDay)],
  );
  expect(Math.min(...gains)).toBeGreaterThan(-500);
  expect(Math.max(...gains)).toBeLessThan(1500);
});
