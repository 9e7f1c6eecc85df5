import { expect, test } from 'vitest';
import type { SyncState, WaitingOp } from '../../../sync/plan-record.ts';
import { signOf } from './sign-of.ts';

const waits = (state: WaitingOp['state'] = 'waiting'): WaitingOp => ({
  opId: 'o',
  label: 'X changed',
  at: '2026-11-24T00:00:00Z',
  state,
  parts: [],
});

test.each<[string, Pick<SyncState, 'line' | 'waiting' | 'isStoring' | 'isStalled'>, string]>([
  ['all is sent', { line: 'online', waiting: [], isStoring: false, isStalled: false }, 'Saved'],
  [
    'something is on its way',
    { line: 'online', waiting: [waits('sending')], isStoring: false, isStalled: false },
    'Saving…',
  ],
  [
    'there is a line, and what waits does not get through',
    { line: 'online', waiting: [waits('sending'), waits()], isStoring: false, isStalled: true },
    '2 waiting',
  ],
  [
    'something is on its way into the device',
    { line: 'offline', waiting: [waits()], isStoring: true, isStalled: false },
    'Saving…',
  ],
  ['there is no line', { line: 'offline', waiting: [], isStoring: false, isStalled: false }, 'Offline'],
  [
    'something waits for a line',
    { line: 'offline', waiting: [waits(), waits()], isStoring: false, isStalled: false },
    '2 waiting',
  ],
  [
    'there is a line and no answer',
    { line: 'reconnecting', waiting: [], isStoring: false, isStalled: false },
    'No answer',
  ],
  [
    'something waits for an answer',
    { line: 'reconnecting', waiting: [waits()], isStoring: false, isStalled: false },
    '1 waiting',
  ],
  [
    'the session has ended',
    { line: 'signedOut', waiting: [], isStoring: false, isStalled: false },
    'Signed out',
  ],
  [
    'something waits for a session',
    { line: 'signedOut', waiting: [waits(), waits(), waits()], isStoring: false, isStalled: false },
    'Sign in to send 3',
  ],
  [
    'something was not accepted',
    { line: 'offline', waiting: [waits(), waits('stuck')], isStoring: false, isStalled: false },
    '1 not accepted',
  ],
])('where %s the sign says so', (_case, state, words) => {
  expect(signOf(state).words).toBe(words);
});
