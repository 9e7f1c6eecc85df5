import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { currentUser } from '../shapes/user.ts';

export const signIn = defineCall({
  id: 'session.signIn',
  summary:
    'Goes to the identity provider; `returnTo` is the page to come back to, `asAnother` asks the provider for the person anew.',
  method: 'GET',
  path: '/api/auth/oidc/login',
  access: { to: 'anyone' },
  query: z.object({
    returnTo: z.optional(z.string()),
    loginHint: z.optional(z.string()),
    asAnother: z.optional(z.literal('true')),
  }),
  answer: 'page',
  callsPerMinute: 60,
});

export const signInReturn = defineCall({
  id: 'session.signInReturn',
  summary: 'Where the identity provider sends the browser back to.',
  method: 'GET',
  path: '/api/auth/oidc/callback',
  access: { to: 'anyone' },
  answer: 'page',
  callsPerMinute: 60,
});

export const signOut = defineCall({
  id: 'session.signOut',
  summary:
    'Ends the session here and at the identity provider, and has the browser erase what it keeps of this site; with `isErased` the page has done that, and what others never sent from this device stays.',
  method: 'GET',
  path: '/api/auth/oidc/logout',
  access: { to: 'anyone' },
  query: z.object({ isErased: z.optional(z.literal('true')) }),
  answer: 'page',
});

export const readCurrentUser = defineCall({
  id: 'session.info',
  summary: 'Who is signed in.',
  method: 'GET',
  path: '/api/auth/info',
  access: { to: 'signedIn', ability: 'useProduct', beforeTerms: true },
  reply: currentUser,
});

export const acceptTerms = defineCall({
  id: 'session.acceptTerms',
  summary: 'Records that the person accepts the present terms.',
  method: 'POST',
  path: '/api/auth/user/accept-terms',
  access: { to: 'signedIn', ability: 'useProduct', beforeTerms: true },
  reply: currentUser,
  resets: ['currentUser'],
});
