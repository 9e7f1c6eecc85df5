import type { ReconciledRow, StockRow } from '@tussock/domain';
import { expect, test } from 'vitest';
import { chooseRows, sayChoice, type GraphChoice } from './choose-rows.ts';

const rowOf = (enterprise: StockRow['enterprise'], stockClass: StockRow['class']): ReconciledRow => ({
  row: { month: '2025-07', enterprise, class: stockClass },
  opening: 0,
  workedOut: 0,
  closing: 0,
  weightKg: undefined,
  gainGPerDay: undefined,
});
const rows = [
  rowOf('sheep', 'maEwes'),
  rowOf('sheep', 'rams'),
  rowOf('dairySheep', 'dairyRams'),
  rowOf('dairySheep', 'milkingEwes'),
  rowOf('dairy', 'milkingCows'),
];
const choice = (enterprise: string, chosen: string): GraphChoice =>
  ({ enterprise, class: chosen }) as GraphChoice; // the keys are those of the options
const classesOf = (of: GraphChoice) => chooseRows(rows, of).map(({ row }) => row.class);

test.each([
  [
    'all enterprises',
    choice('all', 'combined'),
    ['maEwes', 'rams', 'dairyRams', 'milkingEwes', 'milkingCows'],
  ],
  [
    'all enterprises, whatever class is chosen',
    choice('all', 'rams'),
    ['maEwes', 'rams', 'dairyRams', 'milkingEwes', 'milkingCows'],
  ],
  ['all classes of one enterprise', choice('sheep', 'combined'), ['maEwes', 'rams']],
  ['one class of an enterprise', choice('sheep', 'rams'), ['rams']],
  ['a class that another enterprise calls alike: its own', choice('dairySheep', 'rams'), ['dairyRams']],
  ['a class that the enterprise does not have: all of it', choice('dairy', 'rams'), ['milkingCows']],
])('a graph of %s', (_what, of, classes) => {
  expect(classesOf(of)).toEqual(classes);
});

test.each([
  [choice('all', 'rams'), 'all enterprises'],
  [choice('sheep', 'combined'), 'Sheep, all classes'],
  [choice('sheep', 'maEwes'), 'Sheep, mixed-age ewes'],
])('%j is said as %s', (of, words) => {
  expect(sayChoice(of)).toBe(words);
});
