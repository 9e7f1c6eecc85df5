import { planRecordStore } from './open-record.ts';

/**
 * What would be lost with this page: something that is seen is on its way into this device's store; or nothing is kept on this device, and
 * something is not sent.
 */
export function countLostByLeaving(): number {
  const sync = planRecordStore.getState().record?.sync();
  if (!sync) return 0;
  const unsent = sync.isKept ? 0 : sync.waiting.length;
  return unsent + (sync.isKeeping ? 1 : 0);
}

/** The browser's own question, while leaving would lose something. */
const ask = (event: BeforeUnloadEvent): void => {
  if (countLostByLeaving() > 0) event.preventDefault();
};

export const askBeforeLeaving = (): void => globalThis.addEventListener?.('beforeunload', ask);
