import { drop, keep, readKept } from '../plan-session/browser-store.ts';

const KEY = 'wants-to-leave';

/** Somebody signed out without a line: the session ends at the first contact. */
export const wantToLeave = (): void => keep(KEY, 'yes');

/** Whether the session of this browser is still to be ended. */
export const isLeaving = (): boolean => readKept(KEY) === 'yes';

/** The session has ended. */
export const hasLeft = (): void => drop(KEY);
