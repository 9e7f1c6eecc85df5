import type { PlanInfoReply } from '@tussock/contract';
import { abilitiesOnPlan, lifeWords, type PlanRole, type PlanStatus } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PlanApproval } from '../../record/index.ts';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { LockBanner } from '../../app/shell/lock-banner.tsx';
import { InOpenPlan } from '../../places/testing/in-open-plan.tsx';
import { currentUserStore } from '../../session/current-user.ts';
import { lifePlace } from './place.ts';
import { StandingPanel } from './standing-panel.tsx';

const waiting = (requestedBy: string): PlanApproval => ({
  id: 'a',
  approvalType: 'provider',
  versionNumber: 1,
  createdAt: '2026-11-22T00:00:00Z',
  requestedBy: { id: requestedBy, name: 'Tom Sinclair', at: '2026-11-22T00:00:00Z' },
});

function show(status: PlanStatus, role: PlanRole, approvals: readonly PlanApproval[] = []): void {
  const abilities = abilitiesOnPlan('providerStaff', [role]);
  // No more of a plan is read here.
  const plan = {
    _id: 'plan',
    status,
    statusSince: '2026-11-22T00:00:00Z',
    abilities,
  } as unknown as PlanInfoReply;
  render(<StandingPanel plan={plan} approvals={approvals} versions={[]} />);
}
const buttons = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'What you can do' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  openFakeRecord();
  currentUserStore.setState({ user: { _id: 'me' } } as never);
});

test('a reviewer is offered to approve what was sent or to send it back, each with what follows', () => {
  show('submitted', 'reviewer', [waiting('somebody')]);
  expect(buttons()).toEqual(['Approve this version', 'Ask for changes']);
  expect(screen.getByText(lifeWords.moves.approve.follows)).toBeDefined();
});

test('whoever sent it may take it back, and is told why they do not decide it', () => {
  show('submitted', 'lead', [waiting('me')]);
  expect(buttons()).toEqual(['Take it back', 'Archive']);
  expect(screen.getByText(lifeWords.notYourOwn)).toBeDefined();
});

test('the step the plan stands at is marked, and one that was sent back stands at the second', () => {
  show('changesRequested', 'viewer');
  expect(screen.getByText('Changes asked for').getAttribute('aria-current')).toBe('step');
  expect(screen.queryByRole('list', { name: 'What you can do' })).toBeNull();
});

test('above every other place of a plan that waits stands since when, and the way to where that is ended', () => {
  const made = { status: 'submitted', statusSince: '2026-11-21T12:00:00Z' };
  openFakeRecord([{ id: 'plan', entity: 'plan', version: 1, values: {}, made }]);
  render(
    <InOpenPlan place={lifePlace}>
      <LockBanner planId="plan" place={undefined} />
    </InOpenPlan>,
  );
  expect(screen.getByText(lifeWords.isSubmitted('2026-11-22'))).toBeDefined();
  expect(screen.getByRole('link', { name: 'Plan life' }).getAttribute('href')).toContain(
    '/plan/plan/view/versions',
  );
});
