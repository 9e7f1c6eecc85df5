import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { done, uuid } from '../shapes/common.ts';

export const readInvitation = defineCall({
  id: 'invitation.read',
  summary: 'What an invitation link is for, without using it up.',
  method: 'GET',
  path: '/api/invitation/{token}',
  access: { to: 'anyone' },
  reply: z.object({
    propertyName: z.string(),
    email: z.string(),
    /** User who may accept it; their address may have changed since. */
    userId: uuid,
    invitedByName: z.nullable(z.string()),
    planId: z.string(),
    /** Whether the invited person is the owner, who confirms the details; all others were given access by name. */
    isOwner: z.boolean(),
    /** Whether the plan waits for this person's confirmation. */
    isToConfirm: z.boolean(),
  }),
  callsPerMinute: 60,
});

export const acceptInvitation = defineCall({
  id: 'invitation.accept',
  summary: 'Uses an invitation link up; the signed-in address must be the invited one.',
  method: 'POST',
  path: '/api/invitation/{token}/accept',
  access: { to: 'signedIn', ability: 'useProduct', beforeTerms: true },
  reply: z.object({ planId: z.string(), isOwner: z.boolean() }),
  resets: ['plans', 'currentUser'],
  callsPerMinute: 60,
});

export const renewInvitation = defineCall({
  id: 'invitation.renew',
  summary:
    'Asks for a new link in place of one that no longer works. The answer is the same whether or not there is one.',
  method: 'POST',
  path: '/api/invitation/{token}/renew',
  access: { to: 'anyone' },
  reply: done,
  callsPerMinute: 10,
});
