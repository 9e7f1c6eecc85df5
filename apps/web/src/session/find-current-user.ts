import { readCurrentUser, type CurrentUser } from '@tussock/contract';
import { client } from './client.ts';
import { currentUserStore, fetchCurrentUser } from './current-user.ts';

/** The current user, fetched once a visit. Throws what fetching throws. */
export async function findCurrentUser(): Promise<CurrentUser> {
  const { user } = currentUserStore.getState();
  return user ?? fetchCurrentUser(() => client.call(readCurrentUser, {}, { isQuiet: true }));
}

/** The current user, or nothing where nobody is signed in or it cannot be found out: for pages open to anyone. */
export async function findCurrentUserIfAny(): Promise<CurrentUser | null> {
  try {
    return await findCurrentUser();
  } catch {
    return null;
  }
}
