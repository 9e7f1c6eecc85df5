import { expect, test } from 'vitest';
import type { SyncState, WaitingOp } from '../../../plan-session/replica/replica-session.ts';
import { signOf } from './sign-of.ts';

const waits = (state: WaitingOp['state'] = 'waiting'): WaitingOp => ({
  opId: 'o',
  label: 'X changed',
  at: '2026-11-24T00:00:00Z',
  state,
  parts: [],
});

test.each<[string, SyncState['line'], readonly WaitingOp[], boolean, string]>([
  ['all is sent', 'online', [], false, 'Saved'],
  ['something is on its way', 'online', [waits('sending')], false, 'Saving…'],
  ['something is on its way into the device', 'offline', [waits()], true, 'Saving…'],
  ['there is no line', 'offline', [], false, 'No line'],
  ['something waits for a line', 'offline', [waits(), waits()], false, '2 waiting'],
  ['there is a line and no answer', 'reconnecting', [], false, 'No answer'],
  ['something waits for an answer', 'reconnecting', [waits()], false, '1 waiting'],
  ['the session has ended', 'signedOut', [], false, 'Signed out'],
  ['something waits for a session', 'signedOut', [waits(), waits(), waits()], false, 'Sign in to send 3'],
  ['something was not accepted', 'offline', [waits(), waits('stuck')], false, '1 not accepted'],
])('where %s the sign says so', (_case, line, waiting, isKeeping, words) => {
  expect(signOf({ line, waiting, isKeeping }).words).toBe(words);
});
