import { authErrors, type AuthErrorCode } from '@tussock/domain';

export interface AuthErrorSearch {
  readonly code: AuthErrorCode;
  /** Where to go once signed in: a path within the app. */
  readonly returnTo?: string | undefined;
}

/** What the address of an auth-error page says. A code that we do not know is 200, Unknown (Spec §4). */
export function readAuthErrorSearch(search: Record<string, unknown>): AuthErrorSearch {
  const code = Number(search['code']);
  const { returnTo } = search;
  // An address of another site must not become the way back: one slash, and no second.
  const isWithinApp = typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo);
  return {
    code: code in authErrors ? (code as AuthErrorCode) : 200, // just looked up
    ...(isWithinApp ? { returnTo } : {}),
  };
}
