import { expect, test } from 'vitest';
import { readWorkSearch, withOverdue, withWorkChosen, workQuery } from './work-search.ts';

test('an address keeps what the register knows, and leaves the rest', () => {
  expect(
    readWorkSearch({
      state: 'done,asleep',
      year: 2027,
      person: 'Sam Reid',
      overdue: true,
      sort: 'weather',
      order: 'asc',
    }),
  ).toEqual({ state: 'done', year: '2027', person: 'Sam Reid', overdue: true });
});

test('the plain address asks for what is open by its day', () => {
  expect(workQuery({})).toEqual({ page: 1, pageSize: 50, search: '', sort: 'due', order: 'asc' });
  expect(workQuery({ sort: 'planned', overdue: true })).toEqual({
    page: 1,
    pageSize: 50,
    search: '',
    overdue: 'true',
    sort: 'planned',
    order: 'desc',
  });
});

test('a choice starts at the first page', () => {
  expect(withWorkChosen({ page: 3 }, 'state', ['done'])).toEqual({ state: 'done' });
  expect(withOverdue({ page: 3, state: 'done' }, true)).toEqual({ state: 'done', overdue: true });
  expect(withOverdue({ overdue: true }, false)).toEqual({});
});
