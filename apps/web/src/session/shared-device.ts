import { drop, keep, readKept } from '../plan-session/browser-store.ts';

/** Storage key of the flag below. */
export const SHARED_DEVICE = 'shared-device';

/** Whether others use this device: then no plan is stored on it. */
export const isSharedDevice = (): boolean => readKept(SHARED_DEVICE) === 'yes';

export const setSharedDevice = (isShared: boolean): void =>
  isShared ? keep(SHARED_DEVICE, 'yes') : drop(SHARED_DEVICE);
