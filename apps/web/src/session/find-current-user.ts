import { readCurrentUser, type CurrentUser } from '@tussock/contract';
import { AuthError, OfflineError } from '../api/errors.ts';
import { isKeptAddress } from '../sync/device/opened-plans.ts';
import { client } from './client.ts';
import { currentUserStore, fetchCurrentUser, userReceived } from './current-user.ts';
import { recallUser, rememberUser } from './last-user.ts';
import { hasLeft, isLeaving } from './leaving.ts';

let keptFor: string | undefined;

/** Starts caching what this person reads, for an offline start. */
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
 * Gets the last user where the plan in the address is stored on this device, so that the plan shows before the server answers. If the session has
 * ended, the first call of the plan handles that as at any other time.
 */
async function recallForKeptPlan(): Promise<CurrentUser | undefined> {
  const last = recallUser();
  if (!last?.hasAcceptedTerms || !isKeptAddress(last._id, globalThis.location.pathname)) return undefined;
  await startKeeping(last);
  userReceived(last);
  void askAgain(last);
  return last;
}

/** Fetches the user again after a cached one was shown. */
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

/** Ends the session of a person who signed out offline; until that is done nobody is signed in. Throws what the call throws. */
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

/** Gets the current user, fetched once per visit; offline, the last user. Throws what fetching throws. */
export async function findCurrentUser(): Promise<CurrentUser> {
  const { user } = currentUserStore.getState();
  if (user) return user;
  if (isLeaving()) return endSession();
  const found = (await recallForKeptPlan()) ?? (await askOrRecall());
  void startKeeping(found).catch(() => undefined);
  return found;
}

/** Gets the current user, or null where nobody is signed in or it cannot be found out: for pages open to anyone. */
export async function findCurrentUserIfAny(): Promise<CurrentUser | null> {
  try {
    return await findCurrentUser();
  } catch {
    return null;
  }
}
