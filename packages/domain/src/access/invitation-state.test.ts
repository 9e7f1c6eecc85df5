import { expect, test } from 'vitest';
import { invitationStateOf } from './invitation-state.ts';

const at = new Date('2026-11-21T00:00:00Z');
const before = new Date('2026-11-20T00:00:00Z');
const after = new Date('2026-11-22T00:00:00Z');
const fresh = { acceptedAt: null, replacedAt: null, expiresAt: after };

test.each([
  ['sent', fresh],
  ['expired', { ...fresh, expiresAt: at }],
  ['accepted', { ...fresh, acceptedAt: before, expiresAt: before }],
  ['replaced', { ...fresh, replacedAt: before, expiresAt: before }],
])('an invitation is %s', (state, invitation) => {
  expect(invitationStateOf(invitation, at)).toBe(state);
});
