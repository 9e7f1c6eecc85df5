import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { newToken, sessionCookies } from './cookies.ts';
import { safeReturnTo } from './safe-return-to.ts';
import { keepAttempt } from './session-store.ts';

/** Returns the provider's URL for signing in; the attempt is tied to this browser and can be used once. */
export async function startSignIn(
  { database, identityProvider, clock, configuration }: Services,
  {
    returnTo,
    loginHint,
    isAnother,
    request,
    reply,
  }: {
    returnTo: string | undefined;
    loginHint: string | undefined;
    isAnother: boolean;
    request: FastifyRequest;
    reply: FastifyReply;
  },
): Promise<string> {
  try {
    const { url, state, nonce, codeVerifier } = await identityProvider.startSignIn({
      loginHint,
      isAnother,
    });
    const cookies = sessionCookies(configuration);
    const browser = cookies.readAttempt(request) ?? newToken();
    await keepAttempt(database.db, {
      state,
      nonce,
      codeVerifier,
      browserHash: hashOfSecret(browser),
      returnTo: safeReturnTo(returnTo),
      createdAt: clock.now(),
    });
    cookies.setAttempt(reply, browser);
    return url;
  } catch (error) {
    reply.log.warn({ err: error }, 'sign-in could not begin');
    return '/sign-in-error?code=103';
  }
}
