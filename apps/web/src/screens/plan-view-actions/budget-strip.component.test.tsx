import type { ActionValues } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BudgetStrip } from './budget-strip.tsx';
import type { RegisterRow } from './register-rows.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') }));
afterEach(() => vi.useRealTimers());

const rowOf = (values: Partial<ActionValues>): RegisterRow =>
  // No more of a row is added up.
  ({
    action: {
      values: { sectionKey: 'waterways', title: 'Fence', grade: 'good', state: 'agreed', ...values },
    },
  }) as unknown as RegisterRow;

test('what actions cost stands year by year as bars, planned and spent, with the sum before them', () => {
  render(
    <BudgetStrip
      rows={[
        rowOf({ dueOn: '2026-10-31', plannedCost: 4000 }),
        rowOf({ dueOn: '2027-02-01', plannedCost: 1000, actualCost: 500, state: 'inProgress' }),
      ]}
    />,
  );
  const budget = within(screen.getByRole('region', { name: 'Budget' }));
  expect(budget.getByText('$5,000')).toBeDefined();
  const years = budget.getAllByRole('listitem');
  expect(years.map(({ textContent }) => textContent)).toEqual(['2026$4,000planned', '2027$1,000$500 spent']);
  const widths = years.map((year) =>
    [...year.querySelectorAll('rect')].map((bar) => bar.getAttribute('width')),
  );
  expect(widths).toEqual([
    ['100', '0'],
    ['25', '12.5'],
  ]);
});

test('the same figures stand as a table, what has no day among them, and its sums', async () => {
  render(
    <BudgetStrip
      rows={[rowOf({ dueOn: '2026-10-31', plannedCost: 4000 }), rowOf({ plannedCost: 250 }), rowOf({})]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'As a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Year', 'Actions', 'Planned', 'Spent'],
    ['2026', '1', '$4,000.00', '$0.00'],
    ['No due date', '2', '$250.00', '$0.00'],
    ['All', '3', '$4,250.00', '$0.00'],
  ]);
});

test('where nothing costs anything there is no budget', () => {
  render(<BudgetStrip rows={[rowOf({ dueOn: '2026-10-31' })]} />);
  expect(screen.queryByRole('region', { name: 'Budget' })).toBeNull();
});

const yearsOf = (...years: readonly number[]) => {
  const { unmount } = render(
    <BudgetStrip rows={years.map((year) => rowOf({ dueOn: `${year}-06-30`, plannedCost: 100 }))} />,
  );
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4));
  unmount();
  return shown;
};

test('of many years this one and those that follow are shown, and those before where few follow', () => {
  expect(yearsOf(2024, 2025, 2026, 2027, 2028, 2029, 2030, 2036)).toEqual([
    '2026',
    '2027',
    '2028',
    '2029',
    '2030',
  ]);
  expect(yearsOf(2021, 2022, 2023, 2024, 2025, 2026, 2027)).toEqual(['2023', '2024', '2025', '2026', '2027']);
  expect(yearsOf(2020, 2021)).toEqual(['2020', '2021']);
});
