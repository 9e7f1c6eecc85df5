import { isJsonObject } from '@tussock/domain';
import type { CurrentUser } from '@tussock/contract';
import { drop, keep, readKeptJson } from '../plan-session/browser-store.ts';

const KEY = 'last-user';
/** Time in milliseconds for which a device may be offline and still open its stored plans. */
const TRUSTED_FOR_MS = 14 * 86_400_000;

/** Remembers the user that the server has just confirmed. */
export const rememberUser = (user: CurrentUser, now = Date.now()): void =>
  keep(KEY, JSON.stringify({ user, at: now }));

/** The last user, for an offline start; null when that is too long ago, or the clock was set back. */
export function recallUser(now = Date.now()): CurrentUser | null {
  const kept = readKeptJson(KEY);
  if (!isJsonObject(kept) || typeof kept['at'] !== 'number' || !isJsonObject(kept['user'])) return null;
  // A clock that was set back by a day is a clock that is wrong, and not another person.
  const age = now - kept['at'];
  return age < TRUSTED_FOR_MS && age > -2 * 86_400_000 ? (kept['user'] as unknown as CurrentUser) : null; // written above
}

export const forgetUser = (): void => drop(KEY);
