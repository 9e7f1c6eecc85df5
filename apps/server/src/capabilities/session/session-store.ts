import { SESSION_IDLE_HOURS, SESSION_LONGEST_DAYS } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database } from '../../platform/database/open-database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Reading a session extends its idle time, but not more often than this. */
const TOUCH_EVERY_MS = 60_000;
/** Validity of a sign-in attempt. */
const ATTEMPT_MS = 10 * 60_000;

export const createSession = (
  db: Database,
  session: {
    tokenHash: Buffer;
    userId: string;
    idpSession: string | null;
    idToken: string;
    userAgent: string;
    at: Date;
  },
) =>
  db
    .insertInto('session')
    .values({
      tokenHash: session.tokenHash,
      userId: session.userId,
      idpSession: session.idpSession,
      idToken: session.idToken,
      userAgent: session.userAgent.slice(0, 300),
      createdAt: session.at,
      lastSeenAt: session.at,
      expiresAt: new Date(session.at.getTime() + SESSION_LONGEST_DAYS * DAY_MS),
    })
    .execute();

export const findSession = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select([
      'session.createdAt',
      'session.lastSeenAt',
      'session.expiresAt',
      'session.revokedAt',
      'session.idToken',
      'appUser.id as userId',
      'appUser.name',
      'appUser.email',
      'appUser.role',
      'appUser.accountId',
      'appUser.deletedAt',
      'appUser.acceptedTermsVersion',
    ])
    .where('session.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Days until an ended session is deleted; its cookie is gone from every browser by then. */
const DAYS_KEPT_ENDED = SESSION_LONGEST_DAYS;

/** Deletes sessions, with their ID tokens, that ended 30 days ago by sign-out, idling or age. */
export const pruneSessions = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(async (rows) => {
    const before = new Date(now.getTime() - DAYS_KEPT_ENDED * DAY_MS);
    const { numAffectedRows } = await sql`
      delete from session where token_hash in (
        select token_hash from session
        where revoked_at < ${before} or expires_at < ${before}
          or last_seen_at < ${new Date(before.getTime() - SESSION_IDLE_HOURS * HOUR_MS)}
        limit ${rows})`.execute(db);
    return numAffectedRows ?? 0n;
  });

export const isSessionOver = (session: { lastSeenAt: Date; expiresAt: Date }, at: Date): boolean =>
  session.expiresAt <= at || session.lastSeenAt.getTime() + SESSION_IDLE_HOURS * HOUR_MS <= at.getTime();

export async function touchSession(
  db: Database,
  tokenHash: Buffer,
  session: { lastSeenAt: Date },
  at: Date,
): Promise<void> {
  if (at.getTime() - session.lastSeenAt.getTime() < TOUCH_EVERY_MS) return;
  await db.updateTable('session').set({ lastSeenAt: at }).where('tokenHash', '=', tokenHash).execute();
}

export const revokeSession = (db: Database, tokenHash: Buffer, at: Date) =>
  db
    .updateTable('session')
    .set({ revokedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .execute();

/** Finds the open sessions of a person, the latest used first. */
export const findOpenSessions = (db: Database, userId: string, at: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'tokenHash', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .where('lastSeenAt', '>', new Date(at.getTime() - SESSION_IDLE_HOURS * HOUR_MS))
    .orderBy('lastSeenAt', 'desc')
    .execute();

/** Ends one session of a person; false when there is no such open session. */
export const revokeSessionNamed = async (
  db: Database,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<boolean> =>
  (await db
    .updateTable('session')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const revokeSessionsBut = async (
  db: Database,
  { tokenHash, userId, at }: { tokenHash: Buffer; userId: string; at: Date },
): Promise<number> =>
  (
    await db
      .updateTable('session')
      .set({ revokedAt: at })
      .where('userId', '=', userId)
      .where('tokenHash', '!=', tokenHash)
      .where('revokedAt', 'is', null)
      .returning('id')
      .execute()
  ).length;

/** Ends the sessions that belong to one session at the provider, or to any of a person's; returns the people concerned. */
export async function revokeSessionsOfIdentity(
  db: Database,
  { issuer, subject, session }: { issuer: string; subject: string | undefined; session: string | undefined },
  at: Date,
): Promise<readonly string[]> {
  const users = db
    .selectFrom('appUser')
    .select('id')
    .where('issuer', '=', issuer)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''));
  const ended = await db
    .updateTable('session')
    .set({ revokedAt: at })
    .where('userId', 'in', users)
    .where('revokedAt', 'is', null)
    .$if(session !== undefined, (query) => query.where('idpSession', '=', session ?? ''))
    .returning('userId')
    .execute();
  return ended.map(({ userId }) => userId);
}

/** Ends all sessions of some users, after deletion or a change of identity. */
export const endSessionsOf = (trx: Transaction<DB>, userIds: readonly string[], at: Date) =>
  trx
    .updateTable('session')
    .set({ revokedAt: at })
    .where('userId', 'in', userIds)
    .where('revokedAt', 'is', null)
    .execute();

export const keepAttempt = (
  db: Database,
  attempt: {
    state: string;
    browserHash: Buffer;
    nonce: string;
    codeVerifier: string;
    returnTo: string;
    createdAt: Date;
  },
) => db.insertInto('signInAttempt').values(attempt).execute();

/** Removes a sign-in attempt from the store, so that it can be used once only; undefined when it is unknown or too old. */
export async function takeAttempt(db: Database, state: string, at: Date) {
  const attempt = await db
    .deleteFrom('signInAttempt')
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  await db
    .deleteFrom('signInAttempt')
    .where('createdAt', '<', new Date(at.getTime() - ATTEMPT_MS))
    .execute();
  return attempt && attempt.createdAt.getTime() + ATTEMPT_MS > at.getTime() ? attempt : undefined;
}

export const findUserByIdentity = (db: Database, issuer: string, subject: string) =>
  db
    .selectFrom('appUser')
    .select(['id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/**
 * Binds an identity to the user with its verified address, who has none yet or was bound to this one a moment ago: a first sign-in in two browsers at
 * once works in both. Undefined when there is no such user.
 */
export const bindIdentity = (db: Database, identity: { issuer: string; subject: string; email: string }) =>
  db
    .updateTable('appUser')
    .set({ issuer: identity.issuer, subject: identity.subject })
    .where('email', '=', identity.email)
    .where((where) =>
      where.or([
        where('subject', 'is', null),
        where.and({ issuer: identity.issuer, subject: identity.subject }),
      ]),
    )
    .where('deletedAt', 'is', null)
    .returning(['id'])
    .executeTakeFirst();

export const findUser = (db: Database, userId: string) =>
  db
    .selectFrom('appUser')
    .leftJoin('account', 'account.id', 'appUser.accountId')
    .select([
      'appUser.id',
      'appUser.name',
      'appUser.email',
      'appUser.role',
      'appUser.accountId',
      'appUser.profileImageUrl',
      'appUser.acceptedTermsVersion',
      'account.name as accountName',
    ])
    .where('appUser.id', '=', userId)
    .executeTakeFirstOrThrow();

export const acceptTermsOf = (db: Database, userId: string, version: string, at: Date) =>
  db
    .updateTable('appUser')
    .set({ acceptedTermsVersion: version, acceptedTermsAt: at })
    .where('id', '=', userId)
    .execute();
