import type { CurrentUser } from '@tussock/contract';
import type { AuthErrorCode } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';

/** How far fetching the current user has come (Spec §4). */
export type LoadState = 'idle' | 'loading' | 'success' | 'failed';

export interface CurrentUserState {
  readonly load: LoadState;
  /** Who is signed in; kept while it is fetched anew. */
  readonly user: CurrentUser | null;
  /** The code of the last 401 (Spec §6); none once a user was fetched. */
  readonly errorCode: AuthErrorCode | null;
}

/** Nobody has been asked for yet. */
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

/** Fetches the current user through `read` and keeps what comes of it. Throws what `read` throws. */
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

/** The server answered the current user: after fetching, accepting the terms, or changing the profile. */
export function userReceived(user: CurrentUser): void {
  currentUserStore.setState({ load: 'success', user, errorCode: null });
}

/** A call was answered with 401 and this code. */
export function userErrorCodeReceived(errorCode: AuthErrorCode): void {
  currentUserStore.setState({ errorCode });
}

/** Nobody is signed in any more. */
export function userForgotten(): void {
  currentUserStore.setState({ load: 'idle', user: null });
}
