import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actionWords, type ActionValues } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import type { PlanAction } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { StateBar, StateTags } from './state-bar.tsx';

const bridget = { id: 'bridget', name: 'Bridget Reid', at: '2026-11-20T01:00:00Z' };
const actionOf = (values: Partial<ActionValues>, more: Partial<PlanAction> = {}): PlanAction => ({
  id: '0192f000-0000-7000-8000-00000000000a',
  version: 1,
  values: { sectionKey: 'waterways', title: 'Fence the river', grade: 'good', state: 'agreed', ...values },
  ...more,
});
const change = vi.fn(() => Promise.resolve());
const markDone = vi.fn(() => Promise.resolve());
const writes = { change, markDone } as unknown as ActionWrites;

interface Standing {
  readonly hasEvidence?: boolean;
  readonly mayEdit?: boolean;
  readonly isLocked?: boolean;
  readonly mayVerify?: boolean;
}
const show = (action: PlanAction, standing: Standing = {}) =>
  render(
    <StateBar
      action={action}
      writes={writes}
      userId="me"
      hasEvidence={false}
      mayEdit
      isLocked={false}
      mayVerify={false}
      {...standing}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

beforeEach(() => {
  openFakeRecord();
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
});

test('with evidence an action is done with one press', async () => {
  const action = actionOf({});
  show(action, { hasEvidence: true });
  await press('Mark done');
  expect(markDone).toHaveBeenCalledWith([{ action, hasEvidence: true }], {
    doneOn: '2026-11-22',
    reason: '',
  });
});

test('what was done and verified without a line says when that was, and when it was sent', () => {
  const doneBy = { ...bridget, doneAt: '2026-11-19T02:10:00Z' };
  const verifiedBy = { ...doneBy, name: 'Tom Sinclair' };
  render(
    <StateTags action={actionOf({ state: 'verified', doneOn: '2026-11-19' }, { doneBy, verifiedBy })} />,
  );
  expect(screen.getByText(/^Done by/).textContent).toBe(
    'Done by Bridget Reid, 19 Nov 2026, sent 20 Nov 2026',
  );
  expect(screen.getByText(/^Verified by/).textContent).toBe(
    'Verified by Tom Sinclair, done 19 Nov 2026, sent 20 Nov 2026',
  );
});

test('without evidence a reason is asked for first', async () => {
  show(actionOf({}));
  await press('Mark done');
  expect(markDone).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('it is set to any other open state from a list, which leaves out the one it has', async () => {
  const action = actionOf({ state: 'inProgress' });
  show(action);
  await press('Set state…');
  expect(offered()).toEqual(['Proposed', 'Agreed', 'Not applicable', 'Cancelled']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Agreed' }));
  expect(change).toHaveBeenCalledWith([action], { state: 'agreed' });
});

test('while the plan is sent for approval, only how far it is can be said', async () => {
  show(actionOf({ state: 'agreed' }), { isLocked: true });
  await press('Set state…');
  expect(offered()).toEqual(['In progress']);
});

test('what somebody else did is verified by whoever may', async () => {
  const action = actionOf({ state: 'done' }, { doneBy: bridget });
  show(action, { mayVerify: true });
  await press('Verify');
  expect(change).toHaveBeenCalledWith([action], { state: 'verified' });
});

test('who did it is told that another person verifies it', () => {
  show(actionOf({ state: 'done' }, { doneBy: { ...bridget, id: 'me' } }), { mayVerify: true });
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.getByText(actionWords.verifyOther)).toBeDefined();
});

test('a verification is taken back by whoever may verify, and by nobody else', async () => {
  const action = actionOf({ state: 'verified' }, { doneBy: bridget });
  const { unmount } = show(action, { mayEdit: false });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(action, { mayEdit: false, mayVerify: true });
  await press('Take the verification back');
  expect(change).toHaveBeenCalledWith([action], { state: 'done' });
});

test('whoever may only read has nothing to press', () => {
  show(actionOf({}), { mayEdit: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('its tags say who did it and when, who verified it, and the reason that stands for evidence', () => {
  render(
    <StateTags
      action={actionOf(
        { state: 'verified', doneOn: '2026-11-20', doneReason: 'Seen from the road' },
        { doneBy: bridget, verifiedBy: { ...bridget, id: 'tom', name: 'Tom Sinclair' } },
      )}
    />,
  );
  expect(screen.getByText(/^Done by Bridget Reid, .*20 Nov/)).toBeDefined();
  expect(screen.getByText(/^Verified by Tom Sinclair, /)).toBeDefined();
  expect(screen.getByText('“Seen from the road”')).toBeDefined();
});
