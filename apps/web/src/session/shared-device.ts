import { drop, keep, readKept } from '../plan-session/browser-store.ts';

const KEY = 'shared-device';

/** Whether others use this device: then nothing of a plan is kept on it. */
export const isSharedDevice = (): boolean => readKept(KEY) === 'yes';

export const setSharedDevice = (isShared: boolean): void => (isShared ? keep(KEY, 'yes') : drop(KEY));
