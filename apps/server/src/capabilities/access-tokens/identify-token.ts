import { TERMS_VERSION, type GlobalRole, type TokenScope } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { readToken } from '../../platform/http/read-token.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { findLiveToken, touchToken } from './token-store.ts';

/**
 * Identifies the person by the access token of a request; undefined where it carries none. A request with a token is identified by it alone, whatever
 * cookie comes with it. Unknown, ended and withdrawn tokens, and those of deleted people, get the same answer.
 *
 * @throws AppError tokenNotFound
 */
export async function identifyToken(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  request: FastifyRequest,
): Promise<SignedInCaller | undefined> {
  const secret = readToken(request);
  if (secret === undefined) return undefined;
  const at = clock.now();
  const token = await findLiveToken(db, hashOfSecret(secret), at);
  if (!token) throw new AppError('tokenNotFound');
  await touchToken(db, token, { at, network: networkOf(request.ip) });
  const { userId, name, email, accountId } = token;
  return {
    userId,
    name,
    email,
    accountId,
    // The column is checked by the database against the same list.
    role: token.role as GlobalRole,
    hasAcceptedTerms: token.acceptedTermsVersion === TERMS_VERSION,
    token: {
      id: token.id,
      name: token.tokenName,
      scopes: token.scopes as readonly TokenScope[], // stored by this capability alone
      planIds: token.isForAllPlans ? null : token.planIds,
    },
  };
}
