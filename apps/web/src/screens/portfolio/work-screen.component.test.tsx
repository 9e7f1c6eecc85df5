import { QueryClientProvider } from '@tanstack/react-query';
import type { BulkOutcome, WorkFigures, WorkRow } from '@tussock/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { queryClient } from '../../session/query-client.ts';
import { WorkScreen } from './work-screen.tsx';

const rowOf = (_id: string, title: string, part: Partial<WorkRow> = {}): WorkRow => ({
  _id,
  planId: '7',
  propertyName: 'Kererū Run',
  version: 1,
  title,
  sectionKey: 'waterways',
  state: 'agreed',
  responsibleId: null,
  responsibleName: 'Sam Reid',
  dueDay: '2026-11-26',
  isOverdue: true,
  plannedCost: 1200,
  evidence: 0,
  ...part,
});
const rows = [
  rowOf('1', 'Fence the stream'),
  rowOf('2', 'Plant the gully', {
    state: 'inProgress',
    isOverdue: false,
    propertyName: 'Rātā Flat',
    planId: '8',
  }),
];
const figures: WorkFigures = {
  actions: 2,
  allActions: 1200,
  farms: 2,
  overdue: 1,
  planned: 2400,
  facets: { state: [], section: [], person: [], region: [], year: [] },
};

let sent: unknown[] = [];
let outcome: BulkOutcome;
beforeEach(() => {
  window.scrollTo = () => undefined;
  sent = [];
  outcome = { _id: 'b', waiting: 0, done: 1, refused: [], isUndone: false };
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.href);
    if (pathname.endsWith('/figures')) return Response.json(figures);
    if (init?.method === 'POST') {
      sent.push([pathname, typeof init.body === 'string' ? JSON.parse(init.body) : undefined]);
      return Response.json({ _id: pathname.endsWith('/undo') ? 'u' : 'b' });
    }
    if (pathname.includes('/bulk/')) return Response.json(outcome);
    return Response.json({ results: rows, currentPage: 1, totalPages: 1, totalResults: rows.length });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <WorkScreen search={{}} params={{}} />
    </QueryClientProvider>
  );
  render(<AsOnlyPage screen={Page} fault={({ error }) => <p>{String(error)}</p>} />);
  await screen.findByText('2 actions on 2 farms');
}

/** Chooses both actions, and a state for them. */
async function chooseState(label: string): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all of this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set state…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('a row has the action with its farm, and says what is overdue', async () => {
  await show();
  const row = screen.getByRole('row', { name: /Fence the stream/ });
  expect(within(row).getByText('Kererū Run')).toBeTruthy();
  expect(screen.getByText('1 overdue')).toBeTruthy();
});

test('a change of many is shown before it is made, without the actions that are like that already', async () => {
  await show();
  await chooseState('In progress');
  const dialog = await screen.findByRole('dialog', { name: 'Change 2 actions' });
  expect(dialog.textContent).toContain('1 action on 1 farm will change.');
  expect(dialog.textContent).toContain('1 action is like that already and will be left.');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(sent).toEqual([
    ['/api/portfolio/bulk', { actions: [{ planId: '7', actionId: '1' }], state: 'inProgress' }],
  ]);
});

test('what was not changed is named with the reason, and the rest is undone by one press', async () => {
  outcome = {
    ...outcome,
    refused: [
      {
        planId: '8',
        actionId: '2',
        propertyName: 'Rātā Flat',
        title: 'Plant the gully',
        why: 'Add evidence',
      },
    ],
  };
  await show();
  await chooseState('Done');
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: '1 action changed' });
  expect(dialog.textContent).toContain('Plant the gully, Rātā Flat Add evidence');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('dialog', { name: '1 action is as before' })).toBeTruthy();
  expect(sent.at(-1)).toEqual(['/api/portfolio/bulk/b/undo', {}]);
});
