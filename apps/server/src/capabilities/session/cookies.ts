import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SESSION_COOKIE = '__Host-tussock';
const ATTEMPT_COOKIE = '__Host-tussock-sign-in';
// `__Host-` asks for Secure, the root path and no domain; browsers treat localhost as secure.
const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const readSessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[SESSION_COOKIE];
export const setSessionToken = (reply: FastifyReply, token: string): void => {
  reply.setCookie(SESSION_COOKIE, token, options);
};
export const clearSessionToken = (reply: FastifyReply): void => {
  reply.clearCookie(SESSION_COOKIE, options);
};

export const readAttemptToken = (request: FastifyRequest): string | undefined =>
  request.cookies[ATTEMPT_COOKIE];
export const setAttemptToken = (reply: FastifyReply, token: string): void => {
  reply.setCookie(ATTEMPT_COOKIE, token, { ...options, maxAge: 600 });
};
export const clearAttemptToken = (reply: FastifyReply): void => {
  reply.clearCookie(ATTEMPT_COOKIE, options);
};
