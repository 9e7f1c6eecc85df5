import { expect, test } from 'vitest';
import {
  acknowledged,
  moved,
  nextState,
  operationTable,
  rejected,
  stateOf,
  type OperationEvent,
  type OperationState,
} from './operation-states.ts';
import type { QueuedOperation } from './stored.ts';

const base: QueuedOperation = {
  key: 1,
  at: '2026-11-29T00:00:00.000Z',
  state: 'waiting',
  isSent: false,
  op: { opId: 'op', schema: 's', label: 'A write', parts: [] },
};
const answer = { opId: 'op', status: 409 };

/** A saved operation of each state, as browsers hold them. */
const saved = {
  queued: base,
  awaitingFiles: { ...base, waitsFor: ['file'] },
  sent: { ...base, isSent: true },
  refused: { ...base, isSent: true, state: 'stuck', answer },
  blocked: { ...base, state: 'stuck', waitsFor: ['file'], answer },
  acknowledged: { ...base, isSent: true, committedAt: 7, versions: { a: 2 } },
} as const satisfies Record<OperationState, QueuedOperation>;

const states = Object.keys(saved) as OperationState[];
const events = Object.keys(operationTable) as OperationEvent[];
const cells = events.flatMap((event) => states.map((state) => ({ event, state })));

const after = (queued: QueuedOperation, event: OperationEvent): QueuedOperation => {
  if (event === 'acknowledged' || event === 'deltaArrived') return acknowledged(queued, event, { rev: 9 });
  if (event === 'rejected') return rejected(queued, answer);
  const next = moved(queued, event);
  return event === 'filesArrived' && next !== queued ? { ...next, waitsFor: [] } : next;
};

test.each(states)('reads the state %s from an operation as browsers hold it', (state) => {
  expect(stateOf(saved[state])).toBe(state);
});

test.each(cells)(
  'given an operation that is $state, when $event, then its state is the one of the table',
  ({ event, state }) => {
    const expected = nextState(saved[state], event) ?? state;
    const kept = expected === 'removed' ? state : expected;
    expect(stateOf(after(saved[state], event))).toBe(kept);
  },
);

test.each([
  ['acknowledged', 'batched'],
  ['acknowledged', 'discarded'],
  ['sent', 'discarded'],
  ['sent', 'replaced'],
  ['refused', 'batched'],
  ['awaitingFiles', 'batched'],
] as const)('has no next state for an operation that is %s when it is %s', (state, event) => {
  expect(nextState(saved[state], event)).toBeUndefined();
});

test('drops the refusal, and counts as perhaps done, when a refused operation is sent again as it is', () => {
  const { answer: _, ...rest } = saved.refused;
  expect(moved(saved.refused, 'retried')).toEqual({ ...rest, state: 'waiting' });
});
