import { expect, test } from 'vitest';
import { daysInMonth, monthBefore, monthsOfStockYear, stockYearOf } from './stock-year.ts';

test.each([
  ['2026-06', 2025],
  ['2026-06-30', 2025],
  ['2026-07', 2026],
  ['2026-07-01', 2026],
  ['2026-12', 2026],
  ['2027-01', 2026],
])('%s is of the stock year that began in July %i', (monthOrDay, startYear) => {
  expect(stockYearOf(monthOrDay)).toBe(startYear);
});

test('a stock year goes from July to June', () => {
  const months = monthsOfStockYear(2026);
  expect([months.length, months[0], months[5], months[6], months[11]]).toEqual([
    12,
    '2026-07',
    '2026-12',
    '2027-01',
    '2027-06',
  ]);
  expect(monthBefore('2027-01')).toBe('2026-12');
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2000-02', 29],
  ['2100-02', 28],
  ['2026-09', 30],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(daysInMonth(month)).toBe(days);
});
