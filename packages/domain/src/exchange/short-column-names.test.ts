import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { continuedColumnName, readShortNames, shortColumnNames } from './short-column-names.ts';

const [spread, paddock] = [kindById(kinds.fertiliser.id), kindById(kinds.paddock.id)];

test('columns that begin alike have names of their own in ten letters, and each is found again', () => {
  const names = shortColumnNames(spread);
  expect(['applicationDate', 'applicationMethod'].map((key) => names.get(key))).toEqual([
    'applicatio',
    'applicati2',
  ]);
  expect(readShortNames(spread, [...names.values()])).toEqual([...names.keys()]);
});

test('a name that is short for a figure is that figure, though a field has it for its key', () => {
  expect(readShortNames(spread, ['area', 'area2', 'AREA2'])).toEqual(['figure:area', 'area', 'area']);
});

test.each([
  ['notes', [], 'notes_2'],
  ['notes', ['Notes_2'], 'notes_3'],
  ['applicatio', ['applicat_2'], 'applicat_3'],
])('%s goes on, beside %j, in %s', (name, taken, further) => {
  expect(continuedColumnName(name, taken)).toBe(further);
});

test('a column goes on in those that are numbered after it, and not in any other', () => {
  const columns = ['notes', 'notes_2', 'notes_3', 'soil_2', 'notes_4', 'name', 'notes_5', 'name_1'];
  expect(readShortNames(paddock, columns)).toEqual([
    'notes',
    null,
    null,
    undefined,
    undefined,
    'name',
    undefined,
    undefined,
  ]);
});
