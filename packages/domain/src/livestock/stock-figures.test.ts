import { expect, test } from 'vitest';
import { halfUp } from './exact-figures.ts';
import { reconcile } from './reconcile.ts';
import { perStockHectare, ratiosOf, stockFigures } from './stock-figures.ts';
import { yearOfMoves } from './testing/year-of-moves.ts';

const HECTARES = 204.5;
const rows = yearOfMoves(
  2025,
  { maEwes: 980, twoToothEwes: 210, r1Bulls: 0 },
  {
    maEwes: {
      '2025-08': { deaths: 5 },
      '2025-11': { deaths: 2 },
      '2026-03': { gradeIn: 204, sales: 171 },
    },
    twoToothEwes: { '2025-10': { deaths: 1 }, '2026-03': { sales: 5, gradeOut: 204 } },
    r1Bulls: {
      '2025-12': { purchases: 70 },
      '2026-05': { deaths: 1, closing: 68 },
      '2026-06': { opening: 69, closing: 69 },
    },
  },
);
const year = reconcile(
  [{ month: '2025-06', enterprise: 'sheep', class: 'maEwes', opening: 980, closing: 980 }, ...rows],
  2025,
);
const figures = stockFigures(year.rows, 2025, ratiosOf([]));

test('a stock year closes each month with the head that moves make, and goes on from a closing that was entered', () => {
  expect(figures.months.map(({ closing }) => closing)).toEqual([
    1190, 1185, 1185, 1184, 1182, 1252, 1252, 1252, 1076, 1076, 1074, 1075,
  ]);
});

test('a closing that moves do not make, and an opening that is not the last closing, are marked with their difference', () => {
  const line = { enterprise: 'beefDairyGrazing', class: 'r1Bulls' };
  expect(year.issues).toEqual([
    { kind: 'row', month: '2026-05', line, expected: 69, found: 68, difference: -1 },
    { kind: 'opening', month: '2026-06', line, expected: 68, found: 69, difference: 1 },
  ]);
});

test('moves of a year sum to its closing', () => {
  expect(figures.totals).toEqual({
    opening: 1190,
    births: 0,
    purchases: 70,
    transfersIn: 0,
    gradeIn: 204,
    sales: 176,
    deaths: 9,
    transfersOut: 0,
    gradeOut: 204,
    closing: 1075,
    difference: 0,
  });
});

test('stock units are head times the ratio, by month and by effective hectare', () => {
  expect(figures.months.map(({ stockUnits }) => halfUp(stockUnits, 1))).toEqual([
    1190, 1185, 1185, 1184, 1182, 1497, 1497, 1497, 1321, 1321, 1312, 1316.5,
  ]);
  expect(figures.months.map(({ stockUnits }) => perStockHectare(stockUnits, HECTARES))).toEqual([
    5.82, 5.79, 5.79, 5.79, 5.78, 7.32, 7.32, 7.32, 6.46, 6.46, 6.42, 6.44,
  ]);
});

test('the mean of a whole year is told, from unrounded figures', () => {
  expect(figures.monthsHeld).toBe(12);
  expect(figures.mean && halfUp(figures.mean.head, 1)).toBe(1165.3);
  expect(figures.mean && halfUp(figures.mean.stockUnits, 1)).toBe(1307.3);
  expect(figures.mean && perStockHectare(figures.mean.stockUnits, HECTARES)).toBe(6.39);
});

test('a year with one month has no mean, and says how many months it holds', () => {
  const one = reconcile(rows.slice(0, 1), 2025);
  const short = stockFigures(one.rows, 2025, ratiosOf([]));
  expect([short.monthsHeld, short.mean]).toEqual([1, null]);
});

test('a farm without stock has figures of nothing', () => {
  const none = stockFigures(reconcile([], 2025).rows, 2025, ratiosOf([]));
  expect([none.monthsHeld, none.mean, none.totals.closing]).toEqual([0, null, 0]);
});

test('a ratio that the provider set is in the place of that of the table', () => {
  const set = ratiosOf([{ class: 'maEwes', stockUnits: 1.15 }]);
  expect([set('maEwes'), set('rams')]).toEqual([1.15, 0.8]);
  const july = stockFigures(year.rows, 2025, set).months[0];
  expect(july && halfUp(july.stockUnits, 1)).toBe(1337);
});

test.each([null, 0])('there are no stock units for each hectare of %s hectares', (hectares) => {
  expect(perStockHectare(100, hectares)).toBeNull();
});
