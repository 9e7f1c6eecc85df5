import { expect, test } from 'vitest';
import { LIST_DEFAULTS, readListWish, wholeWish } from './list-wish.ts';

test('[UI-5] [UI-6] the plain address is page 1, empty search, createdAt descending', () => {
  expect({ ...LIST_DEFAULTS, ...readListWish({}) }).toEqual({
    page: 1,
    search: '',
    sort: 'createdAt',
    order: 'desc',
  });
});

test('[UI-5] [UI-6] search, sort and page are read from the address', () => {
  const address = { page: 3, search: 'Ōtāwhao', sort: 'name', order: 'asc' };
  expect(readListWish(address)).toEqual(address);
});

test('defaults are left out of the address', () => {
  expect(readListWish({ ...LIST_DEFAULTS })).toEqual({});
});

test.each([
  { page: 0 },
  { page: -2 },
  { page: 'x' },
  { page: 1.5 },
  { page: '1e3' },
  { page: '0x10' },
  { page: ' 3' },
  { page: true },
  { order: 'up' },
  { sort: 7 },
])('what makes no sense is left out: %j', (address) => {
  expect(readListWish(address)).toEqual({});
});

test.each([
  ['one it can be sorted by', 'name', 'name'],
  ['one it cannot be sorted by', 'propertyName', 'createdAt'],
])('a list is asked for in an order it has: %s', (_case, sort, expected) => {
  expect(wholeWish({ sort, page: 2 }, ['createdAt', 'name'])).toEqual({
    page: 2,
    search: '',
    sort: expected,
    order: 'desc',
  });
});

test.each([
  ['2024', 2024],
  ['true', true],
  ['null', null],
])('a search for %s is one, whatever the address makes of it', (search, said) => {
  expect(readListWish({ search: said })).toEqual({ search });
});
