import { timingSafeEqual } from 'node:crypto';
import type { AuthErrorCode } from '@tussock/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProofMissing, providerErrorOf } from '../../platform/identity/identity-provider.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { newToken, sessionCookies } from './cookies.ts';
import {
  bindIdentity,
  createSession,
  findUserByIdentity,
  revokeSession,
  takeAttempt,
} from './session-store.ts';

const errorPage = (code: AuthErrorCode): string => `/sign-in-error?code=${code}`;

/** Address as the audit log keeps it of somebody who is no user: enough to know who tried, and to whom to write. */
const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');

/** Completes the sign-in when the provider sends the browser back: returns the page to open, and a session where everything is valid. */
export async function completeSignIn(
  { database, identityProvider, clock, configuration }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  // Built from the configured address, never from the Host header, which anybody may set.
  const url = new URL(request.url, configuration.publicUrl);
  const at = clock.now();
  const cookies = sessionCookies(configuration);
  // The browser keeps it for its ten minutes: another tab may be on its way, and each attempt is of one use.
  const browser = cookies.readAttempt(request);
  const attempt = await takeAttempt(database.db, url.searchParams.get('state') ?? '', at);
  if (!attempt || browser === undefined || !timingSafeEqual(hashOfSecret(browser), attempt.browserHash)) {
    request.log.warn('sign-in returned with an unknown, old or foreign state');
    return errorPage(103);
  }
  const { state, nonce, codeVerifier } = attempt;
  const identity = await identityProvider
    .completeSignIn({ url, state, nonce, codeVerifier })
    .catch((error: unknown) => {
      request.log.warn({ err: error, ...providerErrorOf(error) }, 'the provider did not confirm the sign-in');
      return error instanceof ProofMissing ? 104 : 103;
    });
  if (typeof identity === 'number') return errorPage(identity);

  const { issuer, subject, email, isEmailVerified } = identity;
  const user =
    (await findUserByIdentity(database.db, issuer, subject)) ??
    (email !== undefined && isEmailVerified
      ? await bindIdentity(database.db, { issuer, subject, email })
      : undefined);
  if (!user) {
    await writeAudit(database.db, {
      actorId: null,
      action: 'signInRefused',
      at,
      detail: email === undefined ? {} : { note: maskedAddress(email) },
    });
    return errorPage(100);
  }

  // Whoever was signed in here before leaves nothing behind that still opens something.
  const former = cookies.readSession(request);
  if (former !== undefined) await revokeSession(database.db, hashOfSecret(former), at);
  const token = newToken();
  await createSession(database.db, {
    tokenHash: hashOfSecret(token),
    userId: user.id,
    idpSession: identity.session ?? null,
    idToken: identity.idToken,
    userAgent: request.headers['user-agent'] ?? '',
    at,
  });
  await writeAudit(database.db, { actorId: user.id, action: 'signIn', at });
  cookies.setSession(reply, token);
  return attempt.returnTo;
}
