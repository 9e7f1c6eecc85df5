import { expect, test } from 'vitest';
import { queryText } from './query-text.ts';

test('[API-LIST-1] parameters are sorted and the empty ones left out', () => {
  expect(queryText({ sort: 'name', search: '', page: 2, order: undefined, archived: null })).toBe(
    'page=2&sort=name',
  );
});

test('[API-LIST-1] zero and false are values', () => {
  expect(queryText({ page: 0, isLeased: false })).toBe('isLeased=false&page=0');
});

test('values are written safely', () => {
  expect(queryText({ search: 'Ōtāwhao & sons' })).toBe('search=%C5%8Ct%C4%81whao+%26+sons');
});
