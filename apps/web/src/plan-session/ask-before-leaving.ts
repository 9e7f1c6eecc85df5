import { planRecordStore } from './open-record.ts';

/** The browser's own question, while something that is seen is on its way into this device's store: whoever left now would lose it. */
const ask = (event: BeforeUnloadEvent): void => {
  if (planRecordStore.getState().record?.sync().isKeeping) event.preventDefault();
};

export const askBeforeLeaving = (): void => globalThis.addEventListener?.('beforeunload', ask);
