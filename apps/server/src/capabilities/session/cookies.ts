import { randomBytes } from 'node:crypto';
import { SESSION_LONGEST_DAYS } from '@tussock/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Form of a token made by `newToken`. */
const TOKEN = /^[\w-]{43}$/;
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The session cookie, and the cookie that ties a sign-in to the browser that started it. */
export interface SessionCookies {
  readSession(request: FastifyRequest): string | undefined;
  setSession(reply: FastifyReply, token: string): void;
  clearSession(reply: FastifyReply): void;
  /** One token for all tabs of a browser, since two of them may be signing in at once. */
  readAttempt(request: FastifyRequest): string | undefined;
  setAttempt(reply: FastifyReply, token: string): void;
}

function createCookies({ isSecure }: { readonly isSecure: boolean }): SessionCookies {
  // The prefix `__Host-` requires Secure, the root path and no domain.
  const prefix = isSecure ? '__Host-' : '';
  const session = `${prefix}tussock`;
  const attempt = `${prefix}tussock-sign-in`;
  const options = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' } as const;
  // A phone closes its browser at will, and a person who worked offline stays signed in; the server knows when a session has ended.
  const sessionOptions = { ...options, maxAge: SESSION_LONGEST_DAYS * 24 * 60 * 60 };
  return {
    readSession: (request) => request.cookies[session],
    setSession: (reply, token) => void reply.setCookie(session, token, sessionOptions),
    clearSession: (reply) => void reply.clearCookie(session, options),
    readAttempt(request) {
      const token = request.cookies[attempt];
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    },
    setAttempt: (reply, token) => void reply.setCookie(attempt, token, { ...options, maxAge: 600 }),
  };
}

const secureCookies = createCookies({ isSecure: true });
const plainCookies = createCookies({ isSecure: false });

/**
 * Creates the cookies for the public URL. WebKit stores no Secure cookie from http://localhost, so plain http, which production refuses, has cookies
 * without Secure.
 */
export const sessionCookies = ({ publicUrl }: { readonly publicUrl: string }): SessionCookies =>
  new URL(publicUrl).protocol === 'https:' ? secureCookies : plainCookies;
