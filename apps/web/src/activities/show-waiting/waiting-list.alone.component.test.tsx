import { recordWords } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { WaitingOp } from '../../plan-session/replica/replica-session.ts';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { WaitingList } from './waiting-list.tsx';

vi.mock('../../places/use-go.ts', () => ({ useGo: () => () => Promise.resolve() }));

const part = {
  entity: 'paddock',
  entityId: 'north',
  op: 'update',
  set: { name: 'North' },
  base: {},
  baseVersion: 1,
} as const;
const waitingOp: WaitingOp = {
  opId: 'one',
  label: 'North changed',
  at: '2026-11-22T01:00:00Z',
  state: 'waiting',
  parts: [part],
};
const refused: WaitingOp = {
  ...waitingOp,
  opId: 'two',
  label: 'New trough',
  state: 'stuck',
  answer: { opId: 'two', status: 403, message: ['You may not change this plan.'] },
};

test('what waits stands in its order, and one of it can be let go', async () => {
  const { dropped } = openFakeRecord();
  render(
    <WaitingList
      planId="plan"
      waiting={[waitingOp, { ...waitingOp, opId: 'three', label: 'South changed' }]}
    />,
  );
  const section = screen.getByRole('region', { name: recordWords.waitingTitle });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([expect.stringContaining('North changed'), expect.stringContaining('South changed')]);
  await userEvent.click(screen.getByRole('button', { name: 'Let go: South changed' }));
  expect(dropped).toEqual(['three']);
});

test('what was not accepted says why, and can be sent again', async () => {
  const { retried } = openFakeRecord();
  render(<WaitingList planId="plan" waiting={[refused]} />);
  const section = screen.getByRole('region', { name: recordWords.stuckTitle });
  expect(section.textContent).toContain('You may not change this plan.');
  await userEvent.click(within(section).getByRole('button', { name: 'Send again' }));
  expect(retried).toEqual([{ opId: 'two', parts: undefined }]);
});

test('where both changed the same one chooses, and what is chosen is sent over what stands', async () => {
  const { retried } = openFakeRecord();
  const current = { id: 'north', entity: 'paddock', version: 5, values: { name: 'Nord' }, made: {} };
  const clashed: WaitingOp = {
    ...refused,
    parts: [{ ...part, base: { name: 'N' } }],
    answer: { opId: 'two', status: 409, clash: { entityId: 'north', current, keys: ['name'] } },
  };
  render(<WaitingList planId="plan" waiting={[clashed]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(retried).toEqual([
    {
      opId: 'two',
      parts: [
        {
          entity: 'paddock',
          entityId: 'north',
          op: 'update',
          set: { name: 'North' },
          base: { name: 'Nord' },
        },
      ],
    },
  ]);
});

test('with nothing waiting it says so', () => {
  openFakeRecord();
  render(<WaitingList planId="plan" waiting={[]} />);
  expect(screen.getByText(recordWords.nothingWaits)).toBeDefined();
});
