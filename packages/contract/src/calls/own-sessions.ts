import { toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { done, isoTime, uuid } from '../shapes/common.ts';

export const backChannelLogout = defineCall({
  id: 'session.backChannelLogout',
  summary: 'Where the identity provider says that somebody signed out there. The signed token is the proof.',
  method: 'POST',
  path: '/api/auth/oidc/backchannel-logout',
  access: { to: 'anyone' },
  body: z.object({ logout_token: z.string().check(z.maxLength(8000)) }),
  reply: done,
  isSentByServer: true,
});

export const listSessions = defineCall({
  id: 'session.all',
  summary: 'Where the person is signed in.',
  method: 'GET',
  path: '/api/auth/session/all',
  access: { to: 'signedIn', ability: 'useProduct', beforeTerms: true },
  reply: z.object({
    results: z.array(
      z.object({
        _id: uuid,
        /** Browser and operating system, such as 'Firefox on Windows'. */
        device: z.string(),
        isHandheld: z.boolean(),
        createdAt: isoTime,
        lastSeenAt: isoTime,
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineCall({
  id: 'session.end',
  summary: 'Ends one of the person’s sessions.',
  method: 'DELETE',
  path: '/api/auth/session/delete/{sessionId}',
  access: { to: 'signedIn', ability: 'useProduct', beforeTerms: true },
  reply: done,
  toast: toasts.sessionEnded,
  resets: ['sessions'],
});

export const endOtherSessions = defineCall({
  id: 'session.endOthers',
  summary: 'Ends every session of the person but this one.',
  method: 'POST',
  path: '/api/auth/session/end-others',
  access: { to: 'signedIn', ability: 'useProduct', beforeTerms: true },
  reply: z.object({ ended: z.number() }),
  toast: toasts.sessionsEnded,
  resets: ['sessions'],
});
