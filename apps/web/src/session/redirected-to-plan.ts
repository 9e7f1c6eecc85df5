import { drop, keep, readKept } from '../plan-session/browser-store.ts';

/** Storage key of the user already redirected to a waiting plan in this tab: once per sign-in is enough. */
const KEY = 'led-to-pending-plan';

export const wasRedirectedToPlan = (userId: string): boolean => readKept(KEY, 'sessionStorage') === userId;

export const rememberRedirect = (userId: string): void => keep(KEY, userId, 'sessionStorage');

/** Clears it at the end of a session, so that the next sign-in redirects again. */
export const forgetRedirect = (): void => drop(KEY, 'sessionStorage');
