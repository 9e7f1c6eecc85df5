import { expect, test } from 'vitest';
import { planQuery, readDashboardSearch } from './dashboard-search.ts';

test('[UI-5] the plain address is the plain list', () => {
  expect(readDashboardSearch({})).toEqual({});
});

test('[UI-5] search, sort and page are read from the address', () => {
  const address = { page: 3, search: 'Ōtāwhao', sort: 'propertyName', order: 'asc' };
  expect(readDashboardSearch(address)).toEqual(address);
});

test('the state of plans is read from the address, and a state that is none is not asked for', () => {
  expect(planQuery(readDashboardSearch({ status: 'reviewDue' }))).toMatchObject({ status: 'reviewDue' });
  expect(readDashboardSearch({ status: 'certified' })).toEqual({});
});

test('the form of a new plan is part of the address', () => {
  expect(readDashboardSearch({ page: 2, new: true })).toEqual({ page: 2, new: true });
  expect(readDashboardSearch({ new: false })).toEqual({});
});
