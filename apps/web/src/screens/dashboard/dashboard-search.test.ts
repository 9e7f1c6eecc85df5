import { expect, test } from 'vitest';
import { planQuery, readDashboardSearch, withChosen } from './dashboard-search.ts';

test('[UI-5] the plain address is the plain list', () => {
  expect(readDashboardSearch({})).toEqual({});
});

test('[UI-5] search, sort and page are read from the address', () => {
  const address = { page: 3, search: 'Ōtāwhao', sort: 'propertyName', order: 'asc' };
  expect(readDashboardSearch(address)).toEqual(address);
});

test('a search that is longer than lists are searched for is read as far as they are', () => {
  const letters = 'a'.repeat(200);
  expect(readDashboardSearch({ search: `${letters}bcd` })).toEqual({ search: letters });
  expect(readDashboardSearch({ search: letters })).toEqual({ search: letters });
});

test('the state of plans is read from the address, and a state that is none is not asked for', () => {
  expect(planQuery(readDashboardSearch({ status: 'reviewDue' }))).toMatchObject({ status: 'reviewDue' });
  expect(readDashboardSearch({ status: 'certified' })).toEqual({});
});

test('a filter holds several values, and none that it does not know', () => {
  expect(
    readDashboardSearch({ status: 'active,certified,submitted', with: 'overdue', adviser: 'me' }),
  ).toEqual({
    status: 'active,submitted',
    with: 'overdue',
  });
  expect(readDashboardSearch({ catchment: 'Upper%2C east,Lower', adviser: 'none' })).toEqual({
    catchment: 'Upper%2C east,Lower',
    adviser: 'none',
  });
});

test('a value more or less begins the list anew', () => {
  const list = readDashboardSearch({ page: 3, search: 'awa', sort: 'propertyName', status: 'active' });
  expect(withChosen(list, 'catchment', ['Upper, east'])).toEqual({
    search: 'awa',
    sort: 'propertyName',
    status: 'active',
    catchment: 'Upper%2C east',
  });
  expect(withChosen(list, 'status', [])).toEqual({ search: 'awa', sort: 'propertyName' });
});

test('the import of a plan is part of the address', () => {
  expect(readDashboardSearch({ page: 2, bring: true })).toEqual({ page: 2, bring: true });
  expect(readDashboardSearch({ bring: false })).toEqual({});
});
