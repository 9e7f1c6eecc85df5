import { QueryClientProvider } from '@tanstack/react-query';
import type { BoardFigures, BoardRow } from '@tussock/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { queryClient } from '../../session/query-client.ts';
import type { BoardSearch } from './board-search.ts';
import { PortfolioScreen } from './portfolio-screen.tsx';

const rowOf = (_id: string, propertyName: string, part: Partial<BoardRow> = {}): BoardRow => ({
  _id,
  propertyName,
  ownerName: 'Hana Rewi',
  status: 'active',
  areaHectares: 100,
  region: 'canterbury',
  catchment: 'Kiwi Creek',
  adviser: null,
  lead: 'Tom Sinclair',
  openActions: 2,
  overdueActions: 1,
  nextDay: '2026-11-26',
  auditOn: null,
  waitingSince: null,
  isToReview: false,
  lastInspectedOn: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  group: null,
  ...part,
});
const rows = [
  rowOf('1', 'Kererū Run', { group: 'canterbury' }),
  rowOf('2', 'Rātā Flat', { group: 'canterbury', overdueActions: 0 }),
  rowOf('3', 'Weka Park', { group: 'otago' }),
];
const figures: BoardFigures = {
  plans: 3,
  allPlans: 40,
  areaHectares: 300,
  openActions: 6,
  overdueActions: 2,
  needs: { overdue: 2, dueSoon: 0, waiting: 0, toReview: 0, auditDue: 0, uninspected: 1, unbounded: 0 },
  facets: { status: [], need: [], region: [], catchment: [], adviser: [], lead: [] },
  groups: [
    {
      value: 'canterbury',
      label: 'Canterbury',
      plans: 12,
      areaHectares: 900,
      openActions: 30,
      overdueActions: 4,
    },
    { value: 'otago', label: 'Otago', plans: 1, areaHectares: 100, openActions: 2, overdueActions: 0 },
  ],
};

const action = {
  _id: '9',
  version: 1,
  values: { title: 'Fence the wetland', state: 'agreed', sectionKey: 'waterways' },
  dueDate: '2026-11-26',
  isOverdue: true,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.href);
    if (pathname.endsWith('/figures')) return Response.json(figures);
    if (pathname.endsWith('/actions')) return Response.json({ results: [action] });
    if (pathname.endsWith('/views')) return Response.json({ results: [] });
    return Response.json({ results: rows, currentPage: 1, totalPages: 1, totalResults: rows.length });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(search: BoardSearch): void {
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <PortfolioScreen search={search} params={{}} />
    </QueryClientProvider>
  );
  render(<AsOnlyPage screen={Page} fault={({ error }) => <p>{String(error)}</p>} />);
}

async function show(search: BoardSearch = {}): Promise<void> {
  open(search);
  await screen.findByRole('row', { name: /Weka Park/ });
  await screen.findByText('3 of 40 farms');
}
const current = () => document.querySelector('tr[aria-current]')?.textContent ?? '';
const ticked = () => screen.getAllByRole('checkbox', { checked: true }).length;

test('the head has the figures over the farms, and a figure of none is no filter', async () => {
  await show();
  const needs = within(screen.getByRole('group', { name: 'Needs' }));
  expect(needs.getByRole('button', { name: '2 Overdue actions' })).toHaveProperty('disabled', false);
  expect(needs.getByRole('button', { name: '0 Audits due' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('status').textContent).toContain('300.00 ha');
});

test('J and K go through the farms and stop at both ends, X ticks and unticks', async () => {
  await show();
  await userEvent.keyboard('j');
  expect(current()).toContain('Kererū Run');
  await userEvent.keyboard('jjj');
  expect(current()).toContain('Weka Park');
  await userEvent.keyboard('kx');
  expect(current()).toContain('Rātā Flat');
  expect(screen.getByRole('checkbox', { name: 'Choose Rātā Flat' })).toHaveProperty('checked', true);
  await userEvent.keyboard('kx');
  expect(ticked()).toBe(2);
  await userEvent.keyboard('x');
  expect(ticked()).toBe(1);
});

test('J moves the focus to the farm, so that the next key is not that of a button pressed before', async () => {
  await show();
  screen.getByRole('button', { name: 'All' }).focus();
  await userEvent.keyboard('j');
  await expect.poll(() => document.activeElement?.textContent).toBe('Kererū Run');
});

test('keys that are typed into the search are no keys of the board', async () => {
  await show();
  await userEvent.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search the board' });
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('jx?');
  expect(search).toHaveProperty('value', 'jx?');
  expect(current()).toBe('');
});

test('? lists the keys', async () => {
  await show();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('groups stand under headings with the sums of all their farms', async () => {
  await show({ group: 'region' });
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Canterbury12 farms · 900.00 ha · 30 open · 4 overdue',
    'Kererū RunHana Rewi',
    'Rātā FlatHana Rewi',
    'Otago1 farm · 100.00 ha · 2 open',
    'Weka ParkHana Rewi',
  ]);
});

test('the columns are those of the address, in their order', async () => {
  await show({ columns: 'lead,status' });
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Farm and owner', 'Lead', 'State']);
});

test('a farm of the address is shown with its next actions', async () => {
  open({ peek: '2' });
  expect(await screen.findByRole('link', { name: 'Fence the wetland' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Peek: Rātā Flat' }).textContent).toContain('26 Nov 2026');
});
