import { readCurrentUser, type CurrentUser } from '@tussock/contract';
import { AuthError, OfflineError } from '../api/errors.ts';
import { isKeptAddress } from '../sync/device/opened-plans.ts';
import { client } from './client.ts';
import { currentUserStore, fetchCurrentUser, userReceived } from './current-user.ts';
import { recallUser, rememberUser } from './last-user.ts';
import { hasLeft, isLeaving } from './leaving.ts';

let keptFor: string | undefined;

/** From here on what this person reads is kept for a start without a line. */
async function startKeeping({ _id: userId }: CurrentUser): Promise<void> {
  if (keptFor === userId) return;
  keptFor = userId;
  // Not with the first page, which most open with a line.
  const { cacheQueries, restoreQueries } = await import('./cached-queries.ts');
  restoreQueries(userId);
  cacheQueries(userId);
  // What somebody else left on this device goes; none of it is needed for what is shown first.
  if ('indexedDB' in globalThis)
    void import('../sync/device/erase-device.ts')
      .then(({ eraseOthers }) => eraseOthers(userId))
      .catch(() => undefined);
}

const ask = (): Promise<CurrentUser> => client.call(readCurrentUser, {}, { isQuiet: true });

/**
 * Who was here last, where the plan of the address is kept on this device: it stands before the server was asked. What the server says of a
 * session that has ended is answered by the first call of the plan, as at any other time.
 */
async function recallForKeptPlan(): Promise<CurrentUser | undefined> {
  const last = recallUser();
  if (!last?.hasAcceptedTerms || !isKeptAddress(last._id, globalThis.location.pathname)) return undefined;
  await startKeeping(last);
  userReceived(last);
  void askAgain(last);
  return last;
}

/** What the server says of whoever is shown already. */
async function askAgain({ _id: shownId }: CurrentUser): Promise<void> {
  const user = await ask().catch(() => undefined);
  if (!user) return;
  rememberUser(user);
  // Somebody else has signed in meanwhile, in another page: nothing of this one is theirs.
  if (user._id === shownId) userReceived(user);
  else globalThis.location.reload();
}

async function askOrRecall(): Promise<CurrentUser> {
  try {
    const user = await fetchCurrentUser(ask);
    rememberUser(user);
    return user;
  } catch (error) {
    const last = error instanceof OfflineError ? recallUser() : null;
    if (!last) throw error;
    // Without a line there is nothing to show but what was kept.
    await startKeeping(last);
    userReceived(last);
    return last;
  }
}

/** Whoever signed out without a line is signed out now, and is nobody here until that is done. Throws what asking throws. */
async function endSession(): Promise<CurrentUser> {
  let address: string;
  try {
    const { _id: userId } = await ask();
    const { eraseForSignOut } = await import('../sync/device/erase-device.ts');
    address = await eraseForSignOut(userId);
  } catch (error) {
    if (error instanceof AuthError) hasLeft();
    throw error;
  }
  globalThis.location.assign(address);
  // The page goes: nothing more is shown on it.
  return new Promise(() => undefined);
}

/** The current user, fetched once a visit; without a line, who was here last. Throws what fetching throws. */
export async function findCurrentUser(): Promise<CurrentUser> {
  const { user } = currentUserStore.getState();
  if (user) return user;
  if (isLeaving()) return endSession();
  const found = (await recallForKeptPlan()) ?? (await askOrRecall());
  void startKeeping(found).catch(() => undefined);
  return found;
}

/** The current user, or nothing where nobody is signed in or it cannot be found out: for pages open to anyone. */
export async function findCurrentUserIfAny(): Promise<CurrentUser | null> {
  try {
    return await findCurrentUser();
  } catch {
    return null;
  }
}
