import { stockKeyOf, type StockRow } from '@tussock/domain';
import { expect, test } from 'vitest';
import { cellText, changedRows, isBlock, pasteBlock, rowsWith, typeCell } from './stock-drafts.ts';

const line = { enterprise: 'sheep', class: 'maEwes' } as const;
const july: StockRow = { month: '2025-07', ...line, opening: 980, closing: 980 };
const standing = new Map([[stockKeyOf(july), july]]);
const key = { month: '2025-07', ...line };
const months = ['2025-07', '2025-08'];

test('a cell shows what was typed, else what is stored; typing what is stored takes the draft back', () => {
  const typed = typeCell({}, standing, { key, cell: 'closing', text: '975' });
  expect(cellText(typed, standing, key, 'closing')).toBe('975');
  expect(cellText(typed, standing, key, 'opening')).toBe('980');
  expect(typeCell(typed, standing, { key, cell: 'closing', text: '980' })).toEqual({});
});

test('a draft knows what stood in each cell when the typing began, also where that is saved anew meanwhile', () => {
  const typed = typeCell({}, standing, { key, cell: 'closing', text: '97' });
  const theirs = new Map([[stockKeyOf(july), { ...july, closing: 970, deaths: 10 }]]);
  const on = typeCell(typed, theirs, { key, cell: 'closing', text: '975' });
  expect(changedRows(typeCell(on, theirs, { key, cell: 'sales', text: '3' }), theirs)).toMatchObject([
    { row: { closing: 975, deaths: 10, sales: 3 }, base: { closing: 980, sales: null } },
  ]);
});

test('a block from a spreadsheet is laid over months and cells; what finds no place is passed over', () => {
  const drafts = pasteBlock(
    {},
    standing,
    { line, months, month: 0, cell: 9 },
    '975\t61.5\n970\t62\n960\t63\n',
  );
  expect(changedRows(drafts, standing).map(({ row }) => row)).toEqual([
    { ...july, closing: 975, averageLiveweightKg: 61.5 },
    { month: '2025-08', ...line, closing: 970, averageLiveweightKg: 62 },
  ]);
});

test.each([
  ['1,450', false],
  ['1,450\r\n', false],
  ['1\t2', true],
  ['1\n2', true],
])('%j is more than one cell: %s', (text, expected) => {
  expect(isBlock(text)).toBe(expected);
});

test('a row with a fault says which cell and stays as it is; the others go on', () => {
  const one = typeCell({}, standing, { key, cell: 'deaths', text: '-1' });
  const two = typeCell(one, standing, { key: { ...key, month: '2025-08' }, cell: 'sales', text: '1,2' });
  const good = typeCell(two, standing, { key: { ...key, month: '2025-09' }, cell: 'sales', text: '12' });
  const changed = changedRows(good, standing);
  expect(changed.map(({ faults }) => faults)).toEqual([
    { deaths: 'Deaths must be 0 head or more' },
    { sales: 'Sales must be a number' },
    {},
  ]);
  expect(rowsWith(standing, changed)).toEqual([july, { month: '2025-09', ...line, sales: 12 }]);
});

test('a row whose cells were all emptied is taken away', () => {
  const one = typeCell({}, standing, { key, cell: 'opening', text: '' });
  const both = typeCell(one, standing, { key, cell: 'closing', text: ' ' });
  const changed = changedRows(both, standing);
  expect(changed.map(({ row }) => row)).toEqual([null]);
  expect(rowsWith(standing, changed)).toEqual([]);
});
