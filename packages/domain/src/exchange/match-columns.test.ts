import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { matchColumns } from './match-columns.ts';

const trough = kindById(kinds.trough.id);
const faultsOf = (...headers: readonly string[]) => matchColumns(trough, headers).faults;

test.each(['Longitude', 'lat'])('a place by its %s alone is a fault of the list', (header) => {
  expect(faultsOf('Name', header)).toEqual(['A place needs both columns, longitude and latitude']);
});

test('a place by both, or without any, is in order, and so is a list whose rows are told apart by their ids', () => {
  expect(faultsOf('Name', 'lng', 'LATITUDE')).toEqual([]);
  expect(faultsOf('_id')).toEqual([]);
  expect(faultsOf('Notes')).toEqual(['There is no column “Name” or “_id”, so the rows cannot be told apart']);
});

test('two columns for one thing are a fault, whatever their capitals; two that nobody knows are none', () => {
  expect(faultsOf('Name', ' NAME ')).toEqual(['Two columns are for the same thing: “Name” and “NAME”']);
  expect(faultsOf('Name', 'Colour of lid', 'Colour of lid')).toEqual([]);
});
