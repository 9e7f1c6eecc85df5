import { TERMS_VERSION } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { startSignIn } from './start-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { endSession } from './end-session.ts';
import { endByProvider } from './end-by-provider.ts';
import { endOtherSessions, endSessionNamed, listSessions } from './own-sessions.ts';
import { readCurrentUser } from './read-current-user.ts';
import { acceptTermsOf } from './session-store.ts';

type SessionCall =
  | 'session.signIn'
  | 'session.signInReturn'
  | 'session.signOut'
  | 'session.backChannelLogout'
  | 'session.all'
  | 'session.end'
  | 'session.endOthers'
  | 'session.info'
  | 'session.acceptTerms';

export const sessionHandlers = (services: Services): Handlers<SessionCall> => ({
  'session.signIn': async ({ query, request, reply }) => ({
    redirectTo: await startSignIn(services, {
      returnTo: query.returnTo,
      loginHint: query.loginHint,
      isAnother: query.asAnother === 'true',
      request,
      reply,
    }),
  }),
  'session.signInReturn': async ({ request, reply }) => ({
    redirectTo: await completeSignIn(services, { request, reply }),
  }),
  'session.signOut': async ({ query, request, reply }) => ({
    redirectTo: await endSession(services, { request, reply, isErased: query.isErased === 'true' }),
  }),
  'session.backChannelLogout': async ({ body }) => {
    await endByProvider(services, body.logout_token);
    return { ok: true };
  },
  'session.all': ({ caller, request }) => listSessions(services, { caller, request }),
  'session.end': async ({ caller, request, params }) => {
    await endSessionNamed(services, { caller, request, sessionId: params.sessionId });
    return { ok: true };
  },
  'session.endOthers': async ({ caller, request }) => ({
    ended: await endOtherSessions(services, { caller, request }),
  }),
  'session.info': ({ caller }) => readCurrentUser(services.database.db, caller.userId),
  'session.acceptTerms': async ({ caller }) => {
    await acceptTermsOf(services.database.db, caller.userId, TERMS_VERSION, services.clock.now());
    return readCurrentUser(services.database.db, caller.userId);
  },
});
