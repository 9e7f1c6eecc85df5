import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { allKinds, kindById } from './any-kind.ts';
import { quickFieldsOf, sayQuickFields } from './quick-fields.ts';

test('on the map a paddock is asked its name and its use', () => {
  const paddock = kindById(kinds.paddock.id);
  expect(quickFieldsOf(paddock)).toEqual(['name', 'use']);
  expect(sayQuickFields(paddock)).toBe('Name and use');
});

test('every kind has a name to change on the map, and no more than one other field', () => {
  expect(allKinds.map((kind) => quickFieldsOf(kind)[0])).toEqual(allKinds.map(() => 'name'));
  expect(allKinds.every((kind) => quickFieldsOf(kind).length <= 2)).toBe(true);
});
