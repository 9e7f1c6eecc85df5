import { featureColumns, kindById } from '@tussock/domain';
import { expect, test } from 'vitest';
import { featureNamesFrom } from '../../../sync/index.ts';
import { clipboardText, fromClipboard, toClipboard } from './grid-clipboard.ts';

const columns = ['name', 'figure:area', 'use', 'sownDate'].flatMap((wanted) =>
  featureColumns(kindById('paddock')).filter(({ key }) => key === wanted),
);
const list = { size: { rows: 3, columns: columns.length }, columns, names: featureNamesFrom([]) };
const at = (row: number, column: number) => ({ anchor: { row, column }, active: { row, column } });

test('a block is laid from the marked cell on, with options by label and days as people write them', () => {
  const { values, passedOver } = fromClipboard(
    'Crop\t21/11/2026\r\npasture then crop\t1.7.26\r\n',
    at(1, 2),
    list,
  );
  expect(values).toEqual([
    { row: 1, column: 2, value: 'crop' },
    { row: 1, column: 3, value: '2026-11-21' },
    { row: 2, column: 2, value: 'pastureThenCrop' },
    { row: 2, column: 3, value: '2026-07-01' },
  ]);
  expect(passedOver).toBe(0);
});

test('figures and cells beyond the list are passed over, and counted', () => {
  const { values, passedOver } = fromClipboard('A\t1.5\nB\t2.5', at(2, 0), list);
  expect(values).toEqual([{ row: 2, column: 0, value: 'A' }]);
  expect(passedOver).toBe(3);
});

test('a single value fills what is marked', () => {
  const range = { anchor: { row: 0, column: 2 }, active: { row: 2, column: 2 } };
  expect(fromClipboard('Retired', range, list).values.map(({ row, value }) => [row, value])).toEqual([
    [0, 'retired'],
    [1, 'retired'],
    [2, 'retired'],
  ]);
});

test('text of several lines survives the clipboard', () => {
  const text = toClipboard([['Wet corner\nby the "river"', '1']]);
  expect(fromClipboard(text, at(0, 0), list).values[0]?.value).toBe('Wet corner\nby the "river"');
});

test('what a spreadsheet would run is disarmed where it is copied, and comes back as it was', () => {
  const [name] = columns;
  const copied = name ? clipboardText(name, '=1+1', list.names) : '';
  expect(copied).toBe("'=1+1");
  expect(fromClipboard(copied, at(0, 0), list).values).toEqual([{ row: 0, column: 0, value: '=1+1' }]);
});
