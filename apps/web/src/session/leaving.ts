import { drop, keep, readKept } from '../plan-session/browser-store.ts';

/** Storage key of the flag below. */
export const WANTS_TO_LEAVE = 'wants-to-leave';

/** Notes that somebody signed out offline: the session ends at the first contact with the server. */
export const wantToLeave = (): void => keep(WANTS_TO_LEAVE, 'yes');

/** Whether the session of this browser is still to be ended. */
export const isLeaving = (): boolean => readKept(WANTS_TO_LEAVE) === 'yes';

/** Notes that the session has ended. */
export const hasLeft = (): void => drop(WANTS_TO_LEAVE);
