import { lingeringRecords, planRecordStore } from './open-record.ts';

/**
 * What would be lost with this page: something that is seen is on its way into this device's store; or nothing is kept on this device, and
 * something is not sent.
 */
export function countLostByLeaving(): number {
  const { record } = planRecordStore.getState();
  const states = [...(record ? [record] : []), ...lingeringRecords].map((one) => one.sync());
  return states.reduce(
    (sum, { isKept, isStoring, waiting }) => sum + (isKept ? 0 : waiting.length) + (isStoring ? 1 : 0),
    0,
  );
}

/** The browser's own question, while leaving would lose something. */
const ask = (event: BeforeUnloadEvent): void => {
  if (countLostByLeaving() > 0) event.preventDefault();
};

export const askBeforeLeaving = (): void => globalThis.addEventListener?.('beforeunload', ask);
