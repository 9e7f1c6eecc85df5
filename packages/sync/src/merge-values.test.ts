import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const merging = { idLists: ['paddockIds'], rowKeys: { risks: 'riskType' } };

test('a value that nobody else touched is written, and one that others brought to the same is left', () => {
  const standing = { name: 'Flat', use: 'crop' };
  const edit = { base: { name: 'Flat', use: 'pasture' }, set: { name: 'River flat', use: 'crop' } };
  expect(mergeValues(standing, edit, merging)).toEqual({
    values: { name: 'River flat', use: 'crop' },
    clashes: [],
  });
});

test('a name that was stored in two characters is seen by whoever saw it in one', () => {
  const edit = { base: { name: 'Kōwhai flat' }, set: { name: 'Kōwhai terrace' } };
  expect(mergeValues({ name: 'Kōwhai flat'.normalize('NFD') }, edit, merging)).toEqual({
    values: { name: 'Kōwhai terrace' },
    clashes: [],
  });
});

test('a value that both changed, each to something else, is a clash and stays as it stands', () => {
  const edit = { base: { name: 'Flat' }, set: { name: 'River flat' } };
  expect(mergeValues({ name: 'Hill' }, edit, merging)).toEqual({
    values: { name: 'Hill' },
    clashes: ['name'],
  });
});

test('an id that both added to a list is in it once, beside what either added and without what either took out', () => {
  const edit = { base: { paddockIds: ['a', 'b', 'c'] }, set: { paddockIds: ['b', 'c', 'd', 'e'] } };
  expect(mergeValues({ paddockIds: ['a', 'c', 'd', 'f'] }, edit, merging).values).toEqual({
    paddockIds: ['c', 'd', 'f', 'e'],
  });
});

test('a row that both took out is gone without a question', () => {
  const [erosion, runoff] = [{ riskType: 'erosion' }, { riskType: 'runoff' }];
  const edit = { base: { risks: [erosion, runoff] }, set: { risks: [runoff, { riskType: 'nLeaching' }] } };
  expect(mergeValues({ risks: [{ ...runoff, planLevel: 'low' }] }, edit, merging)).toEqual({
    values: { risks: [{ ...runoff, planLevel: 'low' }, { riskType: 'nLeaching' }] },
    clashes: [],
  });
});
