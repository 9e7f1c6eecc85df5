import { planInfoFields } from '@tussock/domain';
import { expect, test } from 'vitest';
import { findDifferences, isEqual, takeChosen } from './find-differences.ts';

const base = { propertyName: 'Rātā Flats', phone: '03 312 3456', catchment: 'Ashley', isLeased: false };

test('a field that both changed asks which stands, with what each wrote', () => {
  const differences = findDifferences(planInfoFields, {
    base,
    mine: { ...base, phone: '03 111 1111' },
    theirs: { ...base, phone: '03 222 2222' },
  });
  expect(differences).toEqual([
    { key: 'phone', label: 'Phone', mine: '03 111 1111', theirs: '03 222 2222', isChangedByMe: true },
  ]);
});

test('a field that only they changed is marked as not mine', () => {
  const [difference] = findDifferences(planInfoFields, {
    base,
    mine: base,
    theirs: { ...base, catchment: 'Rakahuri' },
  });
  expect(difference).toMatchObject({ key: 'catchment', isChangedByMe: false });
});

test('a field that I alone changed is no question', () => {
  expect(
    findDifferences(planInfoFields, { base, mine: { ...base, phone: '03 111 1111' }, theirs: base }),
  ).toEqual([]);
});

test('what both wrote alike is no difference', () => {
  const changed = { ...base, catchment: 'Rakahuri' };
  expect(findDifferences(planInfoFields, { base, mine: changed, theirs: changed })).toEqual([]);
});

test('a blank is said in a word, and rows of a list are spelt out', () => {
  const owner = { ownerName: 'Aroha Ngata', entityType: 'trust', tenure: 'leasehold' };
  const [difference] = findDifferences(planInfoFields, {
    base,
    mine: base,
    theirs: { ...base, propertyOwnerships: [owner] },
  });
  expect(difference).toMatchObject({
    mine: 'Nothing',
    theirs: 'Owner name: Aroha Ngata, Owner kind: Trust, Tenure: Leasehold',
  });
});

test('taking theirs leaves the rest mine, and a blank of theirs is taken too', () => {
  const mine = { ...base, phone: '03 111 1111', catchment: 'Mine', hasReadTerms: true };
  const { phone: _blank, ...theirs } = { ...base, catchment: 'Theirs' };
  expect(
    takeChosen(
      { differences: [], mine, theirs },
      new Map([
        ['phone', 'theirs'],
        ['catchment', 'theirs'],
      ]),
    ),
  ).toEqual({
    propertyName: 'Rātā Flats',
    isLeased: false,
    hasReadTerms: true,
    catchment: 'Theirs',
  });
});

test('values are equal by their declared fields alone', () => {
  expect(isEqual(planInfoFields, { ...base, hasReadTerms: true }, base)).toBe(true);
  expect(isEqual(planInfoFields, { ...base, phone: '03 111 1111' }, base)).toBe(false);
});
