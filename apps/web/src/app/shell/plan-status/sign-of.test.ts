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

test.each<[string, Pick<SyncState, 'line' | 'waiting' | 'isKeeping' | 'isHeldUp'>, string]>([
  ['all is sent', { line: 'online', waiting: [], isKeeping: false, isHeldUp: false }, 'Saved'],
  [
    'something is on its way',
    { line: 'online', waiting: [waits('sending')], isKeeping: false, isHeldUp: false },
    'Saving…',
  ],
  [
    'there is a line, and what waits does not get through',
    { line: 'online', waiting: [waits('sending'), waits()], isKeeping: false, isHeldUp: true },
    '2 waiting',
  ],
  [
    'something is on its way into the device',
    { line: 'offline', waiting: [waits()], isKeeping: true, isHeldUp: false },
    'Saving…',
  ],
  ['there is no line', { line: 'offline', waiting: [], isKeeping: false, isHeldUp: false }, 'Offline'],
  [
    'something waits for a line',
    { line: 'offline', waiting: [waits(), waits()], isKeeping: false, isHeldUp: false },
    '2 waiting',
  ],
  [
    'there is a line and no answer',
    { line: 'reconnecting', waiting: [], isKeeping: false, isHeldUp: false },
    'No answer',
  ],
  [
    'something waits for an answer',
    { line: 'reconnecting', waiting: [waits()], isKeeping: false, isHeldUp: false },
    '1 waiting',
  ],
  [
    'the session has ended',
    { line: 'signedOut', waiting: [], isKeeping: false, isHeldUp: false },
    'Signed out',
  ],
  [
    'something waits for a session',
    { line: 'signedOut', waiting: [waits(), waits(), waits()], isKeeping: false, isHeldUp: false },
    'Sign in to send 3',
  ],
  [
    'something was not accepted',
    { line: 'offline', waiting: [waits(), waits('stuck')], isKeeping: false, isHeldUp: false },
    '1 not accepted',
  ],
])('where %s the sign says so', (_case, state, words) => {
  expect(signOf(state).words).toBe(words);
});
