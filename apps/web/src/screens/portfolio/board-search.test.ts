import { expect, test } from 'vitest';
import {
  boardQuery,
  columnsOf,
  isView,
  readBoardSearch,
  usualColumns,
  viewOf,
  withChosen,
  withColumns,
  withGroup,
} from './board-search.ts';

const planId = '01890a5d-ac96-774b-bcce-b302099a8057';

test('an address keeps what the board knows, and leaves the rest', () => {
  expect(
    readBoardSearch({
      need: 'overdue,rain',
      region: 'otago',
      catchment: 12,
      group: 'need',
      columns: 'lead,cost,status,lead',
      sort: 'cost',
      order: 'asc',
      peek: 'somewhere',
      page: '3',
    }),
  ).toEqual({ page: 3, need: 'overdue', region: 'otago', catchment: '12', columns: 'lead,status' });
  expect(readBoardSearch({ group: 'lead', peek: planId, sort: 'lead', order: 'asc' })).toEqual({
    group: 'lead',
    peek: planId,
    sort: 'lead',
    order: 'asc',
  });
});

test('the plain board comes by what is due first', () => {
  expect(boardQuery({})).toEqual({ page: 1, pageSize: 50, search: '', sort: 'nextDay', order: 'asc' });
  expect(boardQuery({ sort: 'areaHectares', need: 'overdue', group: 'lead' })).toEqual({
    page: 1,
    pageSize: 50,
    search: '',
    need: 'overdue',
    group: 'lead',
    sort: 'areaHectares',
    order: 'desc',
  });
});

test('a choice, or another grouping, starts at the first page', () => {
  expect(withChosen({ page: 4, group: 'lead' }, 'region', ['otago'])).toEqual({
    group: 'lead',
    region: 'otago',
  });
  expect(withChosen({ region: 'otago' }, 'region', [])).toEqual({});
  expect(withGroup({ page: 4, need: 'overdue' }, 'region')).toEqual({ need: 'overdue', group: 'region' });
  expect(withGroup({ group: 'region' }, null)).toEqual({});
});

test('columns stand in the address in their order, unless they are the usual ones', () => {
  const search = withColumns({ need: 'overdue' }, ['lead', 'status']);
  expect(search).toEqual({ need: 'overdue', columns: 'lead,status' });
  expect(columnsOf(search)).toEqual(['lead', 'status']);
  expect(withColumns(search, usualColumns)).toEqual({ need: 'overdue' });
  expect(columnsOf({})).toEqual(usualColumns);
});

test('a saved view is known again on any of its pages, and not once a filter differs', () => {
  const search = readBoardSearch({ need: 'overdue', sort: 'lead', order: 'asc', page: 2, peek: planId });
  const saved = viewOf(search);
  expect(saved).toEqual({ need: 'overdue', sort: 'lead', order: 'asc' });
  expect(isView(saved, search)).toBe(true);
  expect(isView(saved, { ...search, region: 'otago' })).toBe(false);
});
