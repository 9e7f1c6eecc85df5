import { kindById } from '@tussock/domain';
import { expect, test } from 'vitest';
import { columnsInSearch, kindInSearch } from './list-columns.ts';
import { readListSearch } from './list-search.ts';

test('[RT-24] the address keeps kind, words, order and columns, and nothing else', () => {
  const kept = {
    kind: 'paddock',
    search: '12',
    sort: 'use',
    order: 'desc' as const,
    columns: 'name,use',
    lacking: 'yes' as const,
  };
  expect(readListSearch({ ...kept, search: 12, more: true })).toEqual(kept);
  expect(
    readListSearch({ kind: 7, search: '', sort: 'name', order: 'asc', columns: 3, lacking: true }),
  ).toEqual({});
});

test('an address without a kind is the overview', () => {
  expect(kindInSearch({})).toBeNull();
  expect(kindInSearch({ kind: 'lawn' })).toBeNull();
  expect(kindInSearch({ kind: 'lmu' })?.names.plural).toBe(kindById('lmu').names.plural);
});

test('the name is always shown, and columns that do not exist never are', () => {
  const shown = columnsInSearch(kindById('paddock'), { columns: 'use,nonsense' }, new Set());
  expect(shown.map(({ key }) => key)).toEqual(['name', 'use']);
});
