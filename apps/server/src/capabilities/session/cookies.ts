import { randomBytes } from 'node:crypto';
import { SESSION_LONGEST_DAYS } from '@tussock/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SESSION_COOKIE = '__Host-tussock';
const ATTEMPT_COOKIE = '__Host-tussock-sign-in';
// `__Host-` asks for Secure, the root path and no domain; browsers treat localhost as secure.
const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
// A phone closes its browser as it likes, and whoever worked without a line is still signed in; the server knows when a session has ended.
const sessionOptions = { ...options, maxAge: SESSION_LONGEST_DAYS * 24 * 60 * 60 };

/** What `newToken` makes. */
const TOKEN = /^[\w-]{43}$/;
export const newToken = (): string => randomBytes(32).toString('base64url');

export const readSessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[SESSION_COOKIE];
export const setSessionToken = (reply: FastifyReply, token: string): void => {
  reply.setCookie(SESSION_COOKIE, token, sessionOptions);
};
export const clearSessionToken = (reply: FastifyReply): void => {
  reply.clearCookie(SESSION_COOKIE, options);
};

/** What this browser is known by among sign-ins that have begun: the same in all its tabs, as two of them may be on their way at once. */
export function readAttemptToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[ATTEMPT_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}
export const setAttemptToken = (reply: FastifyReply, token: string): void => {
  reply.setCookie(ATTEMPT_COOKIE, token, { ...options, maxAge: 600 });
};
