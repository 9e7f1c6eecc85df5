import { QueryClientProvider } from '@tanstack/react-query';
import type { PlanInfoReply } from '@tussock/contract';
import {
  abilitiesOnPlan,
  lifeWords,
  readinessOf,
  type PlanRole,
  type PlanStatus,
  type ReadinessRow,
} from '@tussock/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanApproval, PlanVersion } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { LockBanner } from '../../app/shell/lock-banner.tsx';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';
import { lifeRoute } from './route.ts';
import { LifeStatusPanel } from './status-panel.tsx';

const waiting = (requestedBy: string): PlanApproval => ({
  id: 'a',
  approvalType: 'provider',
  versionNumber: 1,
  createdAt: '2026-11-22T00:00:00Z',
  requestedBy: { id: requestedBy, name: 'Tom Sinclair', at: '2026-11-22T00:00:00Z' },
});

const versionOf = (number: number): PlanVersion => ({
  id: `v${number}`,
  number,
  rev: number,
  reason: lifeWords.sentReason,
  contentHash: 'ae981219',
  madeByName: 'Tom Sinclair',
  madeAt: '2026-11-22T00:00:00Z',
});

const panelOf = (
  status: PlanStatus,
  role: PlanRole,
  approvals: readonly PlanApproval[] = [],
  { versions = [], rows }: { versions?: readonly PlanVersion[]; rows?: readonly ReadinessRow[] } = {},
) => {
  const abilities = abilitiesOnPlan('providerStaff', [role]);
  // No more of a plan is read here.
  const plan = {
    _id: 'plan',
    status,
    statusSince: '2026-11-22T00:00:00Z',
    abilities,
    roles: [role],
    info: {},
    nextDate: null,
  } as unknown as PlanInfoReply;
  return (
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={lifeRoute}>
        <LifeStatusPanel plan={plan} approvals={approvals} versions={versions} rows={rows} />
      </InOpenPlan>
    </QueryClientProvider>
  );
};
const show = (status: PlanStatus, role: PlanRole, approvals: readonly PlanApproval[] = []) =>
  render(panelOf(status, role, approvals));
const buttons = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'What you can do' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

// Files share their page: who is signed in here is nobody's elsewhere.
afterEach(() => currentUserStore.setState(NO_USER));

beforeEach(() => {
  openFakeRecord();
  currentUserStore.setState({ user: { _id: 'me' } } as never);
  globalThis.sessionStorage?.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a reviewer is told to be next, and decides in one dialog, in which each decision says what follows', async () => {
  render(panelOf('submitted', 'reviewer', [waiting('somebody')], { versions: [versionOf(1)] }));
  expect(screen.getByRole('heading', { name: 'You are next: decide version 1' })).toBeDefined();
  expect(buttons()).toEqual(['Decide…']);
  await userEvent.click(screen.getByRole('button', { name: 'Decide…' }));
  expect(
    screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Approve this version', 'Ask for changes', 'Decline']);
  expect(screen.getByText(lifeWords.moves.approve.follows)).toBeDefined();
});

test('a plan that was declined shows why to whoever works on it, until it is decided anew', () => {
  const no = {
    ...waiting('somebody'),
    decision: 'refused',
    note: 'The land was sold',
    decidedBy: { id: 'b', name: 'Bridget Reid', at: '2026-11-22T00:00:00Z' },
  } as const;
  const { rerender } = render(panelOf('active', 'editor', [no], { versions: [versionOf(1)] }));
  expect(screen.getByText('The land was sold')).toBeDefined();
  const yes = { ...no, id: 'later', decision: 'approved', note: 'Good' } as const;
  rerender(panelOf('active', 'editor', [yes, no], { versions: [versionOf(2), versionOf(1)] }));
  expect(screen.queryByText('The land was sold')).toBeNull();
});

test('whoever sent it may take it back, and is told why they do not decide it', () => {
  show('submitted', 'lead', [waiting('me')]);
  expect(buttons()).toEqual(['Withdraw', 'Archive']);
  expect(screen.getByText(lifeWords.notYourOwn)).toBeDefined();
});

test('who may decide a plan that was sent is told so, and everybody else who can', () => {
  const { rerender } = render(
    panelOf('submitted', 'reviewer', [waiting('somebody')], { versions: [versionOf(1)] }),
  );
  expect(screen.getByText(lifeWords.youDecide)).toBeDefined();
  rerender(panelOf('submitted', 'editor', [waiting('somebody')], { versions: [versionOf(1)] }));
  expect(screen.getByText(lifeWords.whoDecides)).toBeDefined();
  expect(screen.getByRole('heading', { name: lifeWords.next.decideBy })).toBeDefined();
  rerender(panelOf('active', 'editor'));
  expect(screen.queryByText(lifeWords.whoDecides)).toBeNull();
});

const lacking = readinessOf({
  gaps: [
    { key: 'boundary', title: 'The boundary', detail: '', act: 'Choose', target: { to: 'boundary' } },
    { key: 'lat', title: 'Latitude', detail: '', act: 'Enter', target: { to: 'details', field: 'lat' } },
  ],
  due: [],
  balance: null,
  units: 0,
  actions: [],
});

test('before a plan is sent, what is open is said, with the way to it, and why it can go all the same is asked', async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', sent);
  render(panelOf('active', 'lead', [], { rows: lacking }));
  expect(screen.getByText('7 of 9 things are ready. 1 holds it back. 1 may follow later.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send for approval' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send for approval' }));
  const open = within(dialog.getByRole('region', { name: 'Still open: 2 things' }));
  expect(open.getByText('Boundary and titles: The boundary')).toBeDefined();
  expect(open.getByRole('link').getAttribute('href')).toBe('/plan/plan/view/farm');
  await userEvent.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(dialog.getAllByText('Why it can go as it is is required').length).toBeGreaterThan(0);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /Why it can go as it is/ }), 'Titles come in May');
  await userEvent.click(dialog.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.parse(sent.mock.calls[0]?.[1].body as string)).toEqual({ note: 'Titles come in May' }); // as JSON
});

test('the step the plan stands at is marked, and one that was sent back stands at the second', () => {
  show('changesRequested', 'viewer');
  expect(screen.getByText('Changes asked for').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.queryByRole('list', { name: 'What you can do' })).toBeNull();
});

test('of a plan that was sent back what is asked for stands where it stands, by whom', () => {
  const declined: PlanApproval = {
    ...waiting('somebody'),
    decision: 'declined',
    decidedBy: { id: 'p', name: 'Mere Parata', at: '2026-11-23T00:00:00Z' },
    note: 'The effluent pond has no size.',
  };
  const { rerender } = show('changesRequested', 'editor', [declined]);
  expect(screen.getByText('The effluent pond has no size.')).toBeDefined();
  expect(screen.getByText(/Mere Parata/)).toBeDefined();
  // Sent again, it is said of the version it was said of, and not of where the plan stands.
  rerender(panelOf('submitted', 'editor', [declined]));
  expect(screen.queryByText('The effluent pond has no size.')).toBeNull();
});

test('above every other place of a plan that waits stands since when, and the way to where that is ended', () => {
  const made = { status: 'submitted', statusSince: '2026-11-21T12:00:00Z' };
  openFakeRecord([{ id: 'plan', entity: 'plan', version: 1, values: {}, made }]);
  render(
    <InOpenPlan place={lifeRoute}>
      <LockBanner planId="plan" place={undefined} abilities={undefined} />
    </InOpenPlan>,
  );
  expect(screen.getByText(lifeWords.isSubmitted('2026-11-22'))).toBeDefined();
  expect(screen.getByRole('link', { name: 'Status and approvals' }).getAttribute('href')).toContain(
    '/plan/plan/view/versions',
  );
});

test('a plan that was archived and restored while it waited was sent on the day it was sent', () => {
  const made = { status: 'submitted', statusSince: '2026-11-26T12:00:00Z' };
  const { id, approvalType, versionNumber, ...asked } = waiting('somebody');
  openFakeRecord([
    { id: 'plan', entity: 'plan', version: 1, values: {}, made },
    { id, entity: 'approval', version: 1, values: { approvalType, versionNumber }, made: { ...asked } },
  ]);
  render(
    <InOpenPlan place={lifeRoute}>
      <LockBanner planId="plan" place={undefined} abilities={undefined} />
    </InOpenPlan>,
  );
  expect(screen.getByText(lifeWords.isSubmitted('2026-11-22'))).toBeDefined();
});

const decideOn = async (label: string, role: PlanRole) => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', sent);
  const asked = [{ ...waiting('somebody'), versionNumber: 2 }];
  const { rerender } = render(panelOf('submitted', role, asked, { versions: [versionOf(2)] }));
  await userEvent.click(screen.getByRole('button', { name: 'Decide…' }));
  rerender(panelOf('submitted', role, asked, { versions: [versionOf(3), versionOf(2)] }));
  const dialog = within(screen.getByRole('dialog', { name: 'What do you say to version 2?' }));
  await userEvent.click(dialog.getByRole('radio', { name: label }));
  await userEvent.type(dialog.getByRole('textbox'), 'As we said');
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [address, init] = sent.mock.calls[0] ?? [];
  return { address, body: JSON.parse(init?.body as string) as unknown }; // as JSON
};

test.each(['Approve this version', 'Ask for changes', 'Decline'])(
  'what is decided by “%s” is the version that stood there when it was pressed',
  async (label) => {
    expect((await decideOn(label, 'reviewer')).body).toMatchObject({ versionNumber: 2, note: 'As we said' });
  },
);

test.each([
  ['Sign version 2', 'sign'],
  ['Ask for changes to version 2', 'refuse-to-sign'],
])('the owner says “%s” of the version that stood there when it was pressed', async (label, call) => {
  const { address, body } = await decideOn(label, 'owner');
  expect(address).toMatch(new RegExp(`/life/${call}$`));
  expect(body).toEqual({ versionNumber: 2, note: 'As we said' });
});

test('the owner signs once, and nobody signs who is neither owner nor consultant', () => {
  const decide = () => screen.queryByRole('button', { name: 'Decide…' });
  const asked = waiting('somebody');
  const own = { ...asked, id: 'o', approvalType: 'owner', decision: 'approved' } as const;
  const { rerender } = render(panelOf('submitted', 'owner', [asked], { versions: [versionOf(1)] }));
  expect(decide()).not.toBeNull();
  rerender(panelOf('submitted', 'owner', [asked, own], { versions: [versionOf(1)] }));
  expect(decide()).toBeNull();
  rerender(panelOf('active', 'owner', [{ ...asked, decision: 'withdrawn' }], { versions: [versionOf(1)] }));
  expect(decide()).toBeNull();
  rerender(panelOf('submitted', 'editor', [asked], { versions: [versionOf(1)] }));
  expect(decide()).toBeNull();
});

test.each([
  ['active', lifeWords.moves.submit.label],
  ['approved', lifeWords.moves.archive.label],
] as const)(
  'while a change waits on this device, a plan that is %s is not moved by “%s”: it says so, with the way to what waits, until it is sent',
  async (status, label) => {
    const waits = { opId: 'a', label: 'North changed', at: '2026-11-22T00:00:00Z', parts: [] };
    const record = openFakeRecord([], { waiting: [{ ...waits, state: 'waiting' }] });
    render(<InOpenPlan place={lifeRoute}>{panelOf(status, 'lead')}</InOpenPlan>);
    await userEvent.click(screen.getByRole('button', { name: label }));
    const dialog = within(screen.getByRole('dialog', { name: label }));
    expect(dialog.getByText(lifeWords.notSentYet(1))).toBeDefined();
    expect(dialog.getByRole('link', { name: 'On this device' }).getAttribute('href')).toContain(
      '/plan/plan/view/on-device',
    );
    expect(dialog.queryByRole('button', { name: label })).toBeNull();
    act(() => record.setSync({ waiting: [] }));
    expect(dialog.getByRole('button', { name: label })).toBeDefined();
  },
);

test('taking a plan back is offered, and nobody is led to it', () => {
  show('submitted', 'owner', [waiting('somebody')]);
  expect(screen.getByRole('button', { name: lifeWords.moves.takeBack.label }).dataset['variant']).toBe(
    'white',
  );
});
