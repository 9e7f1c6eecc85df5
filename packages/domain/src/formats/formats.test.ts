import { sayBytes } from './bytes.ts';
import { expect, test } from 'vitest';
import { dayInWords, dayWithMonth } from './days.ts';
import { countInFigures, dollars, figureBetween, figureUpTo, figureWith } from './figures.ts';

test('figures have thousands, and the decimals that are asked for', () => {
  expect([countInFigures(1234), figureWith(1234.5, 2), figureUpTo(1234.5, 3), figureUpTo(2, 3)]).toEqual([
    '1,234',
    '1,234.50',
    '1,234.5',
    '2',
  ]);
  expect([figureBetween(1, 2, 4), figureBetween(1.23456, 2, 4)]).toEqual(['1.00', '1.2346']);
});

test('what rounds to nought has no sign', () => {
  expect([figureWith(-0.04, 1), figureUpTo(-0.04, 1), countInFigures(-0.3), figureWith(-0, 2)]).toEqual([
    '0.0',
    '0',
    '0',
    '0.00',
  ]);
  expect([dollars(-0.001), figureWith(-0.06, 1), countInFigures(-10)]).toEqual(['$0.00', '-0.1', '-10']);
});

test('money has cents, and its sign before the dollars', () => {
  expect([dollars(1234.5), dollars(-3), dollars(0)]).toEqual(['$1,234.50', '-$3.00', '$0.00']);
});

test('days and months of the calendar are written with the month in letters, and what is neither as it stands', () => {
  expect(dayInWords('2026-02-01')).toBe('1 February 2026');
  const told = ['2025-01-08', '2025-01', 'soon', '05/11/2026', '2026-02-30', '2026'];
  expect(told.map(dayWithMonth)).toEqual([
    '8 Jan 2025',
    'Jan 2025',
    'soon',
    '05/11/2026',
    '2026-02-30',
    '2026',
  ]);
});

test('what a file weighs is said in the unit that people would say', () => {
  expect([0, 1, 640_000, 4_250_000, 12_400_000, 1_100_000_000].map(sayBytes)).toEqual([
    '0 kB',
    '1 kB',
    '640 kB',
    '4.3 MB',
    '12 MB',
    '1.1 GB',
  ]);
});
