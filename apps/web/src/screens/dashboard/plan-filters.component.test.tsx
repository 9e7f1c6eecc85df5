import type { PlanFacets } from '@tussock/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlanFilters } from './plan-filters.tsx';
import { PlanSums } from './plan-sums.tsx';

const facets: PlanFacets = {
  plans: 37,
  allPlans: 50,
  areaHectares: 12_418.7,
  openActions: 143,
  overdueActions: 19,
  status: [
    { value: 'active', label: 'In progress', count: 21 },
    { value: 'submitted', label: 'Submitted for approval', count: 0 },
  ],
  with: [{ value: 'overdue', label: 'Overdue actions', count: 8 }],
  catchment: [{ value: 'Upper, east', label: 'Upper, east', count: 19 }],
  adviser: [],
};

test('each filter says how many plans a choice leaves, and leaves out what leaves none', () => {
  render(<PlanFilters facets={facets} search={{}} goTo={vi.fn()} />);
  const state = screen.getByRole('group', { name: 'State' });
  expect(within(state).getAllByRole('checkbox')).toHaveLength(1);
  expect(state.textContent).toContain('In progress21');
  expect(screen.queryByRole('group', { name: 'Adviser' })).toBeNull();
});

test('a tick adds to what is chosen and goes to the first page', async () => {
  const goTo = vi.fn();
  render(<PlanFilters facets={facets} search={{ page: 2, status: 'approved' }} goTo={goTo} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'In progress' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Upper, east' }));
  expect(goTo.mock.calls).toEqual([
    [{ status: 'approved,active' }],
    [{ status: 'approved', catchment: 'Upper%2C east' }],
  ]);
});

test('what the list comes to is said, and each choice can be taken away, or all of them', async () => {
  const goTo = vi.fn();
  const search = { search: 'awa', sort: 'propertyName', status: 'active', catchment: 'Upper%2C east' };
  render(<PlanSums facets={facets} search={search} goTo={goTo} onFilter={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toContain(
    '37 of 50 plans12,418.70 ha · 143 open actions, 19 overdue',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Without Upper, east' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(goTo.mock.calls).toEqual([
    [{ search: 'awa', sort: 'propertyName', status: 'active' }],
    [{ sort: 'propertyName' }],
  ]);
});
