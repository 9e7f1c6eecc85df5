import { drop, keep, readKept } from '../plan-session/browser-store.ts';

/** Whose attention was drawn to a waiting plan in this tab: once a sign-in is enough. */
const KEY = 'led-to-pending-plan';

export const wasRedirectedToPlan = (userId: string): boolean => readKept(KEY, 'sessionStorage') === userId;

export const rememberRedirect = (userId: string): void => keep(KEY, userId, 'sessionStorage');

/** The session is over: whoever signs in next is led anew. */
export const forgetRedirect = (): void => drop(KEY, 'sessionStorage');
