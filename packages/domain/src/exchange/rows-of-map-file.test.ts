import { expect, test } from 'vitest';
import { allKinds, kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { proposeColumns, rowsForKind } from './rows-of-map-file.ts';

/** Of a file that holds the features of a whole farm. */
const keysOfAll = [...new Set(allKinds.flatMap(({ fields }) => Object.keys(fields)))];

test.each(allKinds)(
  'in a file of every kind $id takes each of its fields from the column of its key',
  (kind) => {
    const choice = proposeColumns(kind, keysOfAll);
    const own = Object.keys(kind.fields).map((key) => [key, choice[keysOfAll.indexOf(key)]]);
    expect(own).toEqual(Object.keys(kind.fields).map((key) => [key, key]));
  },
);

test('a place without a name is called after its kind and its line, and says that it was', () => {
  const geometry = { type: 'Point', coordinates: [172.3, -42.8] } as const;
  const rows = [null, '  ', 'Ford'].map((name, at) => ({ line: at + 1, geometry, cells: [name] }));
  const named = rowsForKind(
    kindById(kinds.trough.id),
    { rows, choice: ['name'] },
    { nameOf: () => undefined, idsNamed: () => [] },
  );
  expect(named.map(({ values, isNameMadeUp }) => [values['name'], isNameMadeUp])).toEqual([
    ['Trough 1', true],
    ['Trough 2', true],
    ['Ford', false],
  ]);
});
