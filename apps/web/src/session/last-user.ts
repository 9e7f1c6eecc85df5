import { isJsonObject } from '@tussock/domain';
import type { CurrentUser } from '@tussock/contract';
import { drop, keep, readKeptJson } from '../plan-session/browser-store.ts';

const KEY = 'last-user';
/** So long a device may be without the server and still open what it keeps, in milliseconds. */
const TRUSTED_FOR_MS = 14 * 86_400_000;

/** The server has just said who is here. */
export const rememberUser = (user: CurrentUser, now = Date.now()): void =>
  keep(KEY, JSON.stringify({ user, at: now }));

/** Who was here last, for a start without a line; null when that is too long ago, or the clock stands before it. */
export function recallUser(now = Date.now()): CurrentUser | null {
  const kept = readKeptJson(KEY);
  if (!isJsonObject(kept) || typeof kept['at'] !== 'number' || !isJsonObject(kept['user'])) return null;
  // A clock that was set back by a day is a clock that is wrong, and not another person.
  const age = now - kept['at'];
  return age < TRUSTED_FOR_MS && age > -2 * 86_400_000 ? (kept['user'] as unknown as CurrentUser) : null; // written above
}

export const forgetUser = (): void => drop(KEY);
