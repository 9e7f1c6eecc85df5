import { drop, keep, readKept } from '../plan-session/browser-store.ts';

/** Where that is kept. */
export const WANTS_TO_LEAVE = 'wants-to-leave';

/** Somebody signed out without a line: the session ends at the first contact. */
export const wantToLeave = (): void => keep(WANTS_TO_LEAVE, 'yes');

/** Whether the session of this browser is still to be ended. */
export const isLeaving = (): boolean => readKept(WANTS_TO_LEAVE) === 'yes';

/** The session has ended. */
export const hasLeft = (): void => drop(WANTS_TO_LEAVE);
