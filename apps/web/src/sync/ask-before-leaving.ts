import { lingeringRecords, planRecordStore } from './open-record.ts';

/** Writes that would be lost with this page: on their way into this device's store, or in memory alone and not sent. */
export function countLostByLeaving(): number {
  const { record } = planRecordStore.getState();
  const states = [...(record ? [record] : []), ...lingeringRecords].map((one) => one.sync());
  return states.reduce(
    (sum, { isKept, isStoring, waiting }) => sum + (isKept ? 0 : waiting.length) + (isStoring ? 1 : 0),
    0,
  );
}

/** Shows the browser's own question while leaving would lose a write. */
const ask = (event: BeforeUnloadEvent): void => {
  if (countLostByLeaving() > 0) event.preventDefault();
};

export const askBeforeLeaving = (): void => globalThis.addEventListener?.('beforeunload', ask);
