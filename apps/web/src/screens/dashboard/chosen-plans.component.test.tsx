import { QueryClientProvider } from '@tanstack/react-query';
import type { PlanListItem } from '@tussock/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { ChosenPlans } from './chosen-plans.tsx';
import { planTable } from './plan-table.ts';

const ACCOUNT = '0192f000-0000-7000-8000-0000000000aa';
const plan = (_id: string, over: Partial<PlanListItem> = {}): PlanListItem => ({
  _id,
  propertyName: 'Tōtara Flat',
  ownerName: null,
  status: 'active',
  areaHectares: null,
  catchment: null,
  adviser: null,
  openActions: 0,
  overdueActions: 0,
  nextDate: null,
  thumbnail: [],
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-22T11:30:00Z',
  mayGive: true,
  ...over,
});
const one = plan('p1', { propertyName: 'Airy', adviser: 'Hill and Plain' });
const other = plan('p2', { propertyName: 'Boggy' });

const given: string[] = [];
let refuses: string;
beforeEach(() => {
  given.length = 0;
  refuses = '';
  queryClient.clear();
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'https://tussock.example',
    );
    if (pathname.endsWith('/candidates'))
      return Response.json({ results: [{ _id: ACCOUNT, name: 'Green Advice' }] });
    const [, planId = ''] = /plan\/(.+)\/access/.exec(pathname) ?? [];
    if (planId === refuses)
      return Response.json({ code: 'forbidden', message: 'Not yours' }, { status: 403 });
    given.push(planId);
    return Response.json({ ok: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (plans: readonly PlanListItem[] = [one, other]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ChosenPlans plans={plans} onClear={vi.fn()} />
    </QueryClientProvider>,
  );

async function give(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Give to an adviser…' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Account that advises' }));
  await userEvent.keyboard('green');
  await userEvent.click(await screen.findByRole('option', { name: 'Green Advice' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give' }));
}

test('all chosen plans are given to one adviser, and whose place that takes is said first', async () => {
  show();
  await give();
  expect(given).toEqual(['p1', 'p2']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('chosen plans that are not to be given are named, with why', async () => {
  show([one, plan('p3', { propertyName: 'Clay Hill', mayGive: false })]);
  await give();
  expect(given).toEqual(['p1']);
  cleanup();
  show([one, plan('p3', { propertyName: 'Clay Hill', mayGive: false })]);
  await userEvent.click(screen.getByRole('button', { name: 'Give to an adviser…' }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Left out: Clay Hill. Only the lead or owner of a plan, or a provider administrator, can give it to an adviser.',
  );
});

test('a plan that refuses is named and keeps no other back', async () => {
  refuses = 'p1';
  show();
  await give();
  expect((await screen.findByRole('alert')).textContent).toContain('Airy');
  expect(screen.getByRole('dialog').textContent).toContain('It takes the place of the adviser of Airy.');
  expect(given).toEqual(['p2']);
});

test('plans that somebody may not give away are none that are given', async () => {
  show([plan('theirs', { mayGive: false }), other]);
  await give();
  expect(given).toEqual(['p2']);
});

test('that the accounts cannot be asked for is said where they would be found', async () => {
  show();
  vi.stubGlobal('fetch', async () => Response.json({ message: ['No'] }, { status: 403 }));
  await userEvent.click(screen.getByRole('button', { name: 'Give to an adviser…' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Account that advises' }));
  await userEvent.keyboard('green');
  expect(await screen.findByText(/permission/)).toBeTruthy();
  expect(screen.queryByText(/No account found/)).toBeNull();
});

test('whoever may give none of the plans away is not offered it', () => {
  show([plan('p1', { mayGive: false }), plan('p2', { mayGive: false })]);
  expect(screen.queryByRole('button', { name: 'Give to an adviser…' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Chosen plans' }).textContent).toContain('2 chosen');
});

test('what leaves the product has a heading for each column, and days of New Zealand', () => {
  const [headings, row] = planTable([
    plan('p', { areaHectares: 12.5, nextDate: { kind: 'review', day: '2027-06-30' }, openActions: 3 }),
  ]);
  expect(headings).toHaveLength(row?.length ?? 0);
  expect(row).toEqual([
    'Tōtara Flat',
    '',
    'In progress',
    12.5,
    '',
    3,
    0,
    { day: '2027-06-30' },
    'Review of the plan',
    '',
    { day: '2026-11-23' },
  ]);
});
