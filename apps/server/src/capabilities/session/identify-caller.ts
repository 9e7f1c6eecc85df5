import { TERMS_VERSION, type GlobalRole } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { sessionCookies } from './cookies.ts';
import { findSession, isSessionOver, touchSession } from './session-store.ts';

/**
 * Identifies the person by the session of a request. A quiet check does not extend the session.
 *
 * @throws AppError sessionNotFound (101), sessionExpired (102), userNotFound (100)
 */
export async function identifyCaller(
  { database, clock, configuration }: Services,
  request: FastifyRequest,
  { isQuiet }: { readonly isQuiet: boolean } = { isQuiet: false },
): Promise<SignedInCaller> {
  const token = sessionCookies(configuration).readSession(request);
  if (token === undefined) throw new AppError('sessionNotFound');
  const tokenHash = hashOfSecret(token);
  const session = await findSession(database.db, tokenHash);
  const at = clock.now();
  if (!session) throw new AppError('sessionNotFound');
  // Before the sessions that their deletion ended: to sign in again would be no way on.
  if (session.deletedAt !== null) throw new AppError('userNotFound');
  if (session.revokedAt !== null) throw new AppError('sessionNotFound');
  if (isSessionOver(session, at)) throw new AppError('sessionExpired');
  if (!isQuiet) await touchSession(database.db, tokenHash, session, at);
  const { userId, name, email, accountId } = session;
  // The column is checked by the database against the same list.
  const role = session.role as GlobalRole;
  const hasAcceptedTerms = session.acceptedTermsVersion === TERMS_VERSION;
  return { userId, name, email, accountId, role, hasAcceptedTerms };
}
