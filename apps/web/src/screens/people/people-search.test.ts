import { expect, test } from 'vitest';
import { readAccountSearch, readPeopleSearch } from './people-search.ts';

test('[UI-6] the plain address is the plain list, without a form', () => {
  expect(readPeopleSearch({})).toEqual({});
  expect(readAccountSearch({})).toEqual({});
});

test('[UI-6] search, sort, page and the open form are read from the address', () => {
  const address = { page: 2, search: 'rewi', sort: 'name', order: 'asc', edit: 'an-id' };
  expect(readPeopleSearch(address)).toEqual(address);
  expect(readAccountSearch({ ...address, list: 'plans', change: true })).toEqual({
    ...address,
    list: 'plans',
    change: true,
  });
});

test.each([{ new: 'yes' }, { edit: 7 }, { list: 'users' }, { change: 1 }])(
  'what makes no sense is left out: %j',
  (address) => {
    expect(readAccountSearch(address)).toEqual({});
  },
);

test('a search that is longer than lists are searched for is read as far as they are', () => {
  const letters = 'a'.repeat(200);
  expect(readPeopleSearch({ search: `${letters}bcd`, edit: '7' })).toEqual({ search: letters, edit: '7' });
});
