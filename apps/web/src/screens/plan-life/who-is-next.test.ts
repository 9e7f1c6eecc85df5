import { expect, test } from 'vitest';
import { whoIsNext } from './who-is-next.ts';

const standing = { info: {}, isOwner: false, moves: [], toSign: undefined, newest: 2 } as const;

test.each([
  ['a draft', { ...standing, status: 'draft' }, 'Next: name the owner'],
  [
    'one that waits for its owner, to somebody else',
    { ...standing, status: 'pendingConfirmation', info: { contactName: 'Hana Rewi' } },
    'Next: Hana Rewi confirms the details',
  ],
  [
    'one that waits for its owner, to them',
    { ...standing, status: 'pendingConfirmation', isOwner: true },
    'You are next: confirm the details',
  ],
  [
    'one in progress, to whoever may send it',
    { ...standing, status: 'active', moves: ['submit'] },
    'You are next: send the plan for approval',
  ],
  ['one in progress, to others', { ...standing, status: 'active' }, 'Next: the plan is sent for approval'],
  [
    'one that was sent, to a decider',
    { ...standing, status: 'submitted', moves: ['approve', 'askForChanges'] },
    'You are next: decide version 2',
  ],
  [
    'one that was sent, to its owner',
    { ...standing, status: 'submitted', toSign: 2 },
    'You are next: sign version 2',
  ],
  ['one that was sent, to others', { ...standing, status: 'submitted' }, 'Next: the provider decides'],
  ['one whose review is due', { ...standing, status: 'reviewDue' }, 'Next: the plan is reviewed'],
  ['one that was put away', { ...standing, status: 'archived' }, 'Archived: nobody is next'],
] as const)('of %s it is said who is next', (_which, plan, sentence) => {
  expect(whoIsNext(plan)).toBe(sentence);
});
