import { isUuid } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { sessionCookies } from './cookies.ts';
import { describeDevice } from './describe-device.ts';
import { findOpenSessions, revokeSessionNamed, revokeSessionsBut } from './session-store.ts';

interface Asked {
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

// Whoever got this far has a session.
const ownHash = ({ configuration }: Services, request: FastifyRequest): Buffer =>
  hashOfSecret(sessionCookies(configuration).readSession(request) ?? '');

/** Lists a person's open sessions, this one first and then the latest used. */
export async function listSessions(services: Services, { caller, request }: Asked) {
  const { database, clock } = services;
  const own = ownHash(services, request);
  const sessions = await findOpenSessions(database.db, caller.userId, clock.now());
  const results = sessions.map(({ id, tokenHash, userAgent, createdAt, lastSeenAt }) => ({
    _id: id,
    ...describeDevice(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: own.equals(tokenHash),
  }));
  return { results: results.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

/** @throws AppError notFound when it is not an open session of this person */
export async function endSessionNamed(
  { database, clock }: Services,
  { caller, sessionId }: Asked & { sessionId: string },
): Promise<void> {
  const at = clock.now();
  const isEnded =
    isUuid(sessionId) &&
    (await revokeSessionNamed(database.db, { id: sessionId, userId: caller.userId, at }));
  if (!isEnded) throw new AppError('notFound');
  await writeAudit(database.db, { actorId: caller.userId, action: 'endSession', at, detail: { sessionId } });
}

/** Ends all other sessions of a person; returns their number. */
export async function endOtherSessions(services: Services, { caller, request }: Asked): Promise<number> {
  const { database, clock } = services;
  const at = clock.now();
  const ended = await revokeSessionsBut(database.db, {
    tokenHash: ownHash(services, request),
    userId: caller.userId,
    at,
  });
  await writeAudit(database.db, {
    actorId: caller.userId,
    action: 'endOtherSessions',
    at,
    detail: { ended },
  });
  return ended;
}
