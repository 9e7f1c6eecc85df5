import { FRESH_SIGN_IN_MINUTES } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { sessionCookies } from './cookies.ts';
import { findSession } from './session-store.ts';

const MINUTE_MS = 60_000;

/** Requires a recent sign-in: a person at a machine that was left open may be somebody else. @throws AppError signInAgain */
export async function checkFreshSignIn(
  { database, clock, configuration }: Services,
  request: FastifyRequest,
): Promise<void> {
  const token = sessionCookies(configuration).readSession(request) ?? '';
  const session = await findSession(database.db, hashOfSecret(token));
  const oldest = clock.now().getTime() - FRESH_SIGN_IN_MINUTES * MINUTE_MS;
  if (!session || session.createdAt.getTime() < oldest) throw new AppError('signInAgain');
}
