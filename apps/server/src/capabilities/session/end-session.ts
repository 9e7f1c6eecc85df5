import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { sessionCookies } from './cookies.ts';
import { findSession, revokeSession } from './session-store.ts';

/**
 * Ends the session and returns the page that ends it at the provider.
 *
 * @throws AppError forbidden when another site sent the browser here
 */
export async function endSession(
  { database, identityProvider, clock, configuration }: Services,
  {
    request,
    reply,
    isErased,
  }: { request: FastifyRequest; reply: FastifyReply; /** By the page itself. */ isErased: boolean },
): Promise<string> {
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new AppError('forbidden', { logText: 'sign-out forced from another site' });
  const cookies = sessionCookies(configuration);
  const token = cookies.readSession(request);
  cookies.clearSession(reply);
  // What was read and drafted here is nobody else's who uses this machine after. All of the storage would be what others never sent, too.
  reply.header('clear-site-data', isErased ? '"cache"' : '"cache", "storage"');
  if (token === undefined) return '/welcome';
  const tokenHash = hashOfSecret(token);
  const session = await findSession(database.db, tokenHash);
  await revokeSession(database.db, tokenHash, clock.now());
  if (!session || session.revokedAt !== null) return '/welcome';
  await writeAudit(database.db, { actorId: session.userId, action: 'signOut', at: clock.now() });
  // The session here is over in any case; a provider out of reach must not keep anybody signed in.
  return (await identityProvider.signOutUrl(session.idToken).catch(() => undefined)) ?? '/welcome';
}
