import type { CurrentUser } from '@tussock/contract';
import type { AuthErrorCode } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';

/** Progress of fetching the current user (Spec §4). */
export type LoadState = 'idle' | 'loading' | 'success' | 'failed';

export interface CurrentUserState {
  readonly load: LoadState;
  /** The signed-in person; stays while it is fetched again. */
  readonly user: CurrentUser | null;
  /** The code of the last 401 (Spec §6); null once a user was fetched. */
  readonly errorCode: AuthErrorCode | null;
}

/** Initial state: no user has been fetched yet. */
export const NO_USER: CurrentUserState = { load: 'idle', user: null, errorCode: null };

/**
 * The state of the current user. Changed by the functions of this file alone.
 *
 *     idle ──fetch──▶ loading ──reply──▶ success
 *                       │  ▲               │
 *                     error └────fetch─────┘
 *                       ▼
 *                     failed ──fetch──▶ loading
 */
export const currentUserStore = createStore<CurrentUserState>(() => NO_USER);

/** Fetches the current user through `read` and stores the outcome. Throws what `read` throws. */
export async function fetchCurrentUser(read: () => Promise<CurrentUser>): Promise<CurrentUser> {
  currentUserStore.setState({ load: 'loading' });
  try {
    const user = await read();
    userReceived(user);
    return user;
  } catch (error) {
    currentUserStore.setState({ load: 'failed', user: null });
    throw error;
  }
}

/** Stores the current user from a reply: after fetching, accepting the terms, or changing the profile. */
export function userReceived(user: CurrentUser): void {
  currentUserStore.setState({ load: 'success', user, errorCode: null });
}

/** Stores the code of a 401 reply. */
export function userErrorCodeReceived(errorCode: AuthErrorCode): void {
  currentUserStore.setState({ errorCode });
}

/** Clears the current user after signing out. */
export function userForgotten(): void {
  currentUserStore.setState({ load: 'idle', user: null });
}
