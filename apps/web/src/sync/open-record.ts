import { createStore } from 'zustand/vanilla';
import type { SyncState } from './plan-record.ts';
import type { PlanRecord } from './plan-sync.ts';

interface OpenRecord {
  /** None before what opens records has come. */
  readonly record: PlanRecord | null;
  /** Why what opens records did not come. */
  readonly fault?: unknown;
}

/** The record of the open plan. */
export const planRecordStore = createStore<OpenRecord>(() => ({ record: null }));

const OPENING: SyncState = {
  phase: 'opening',
  line: 'online',
  rev: 0,
  isKept: false,
  waiting: [],
  isStalled: false,
  isStoring: false,
  others: [],
};
const NO_ROWS: readonly never[] = [];

/** What is read while no record is open yet. */
export const NO_RECORD: Pick<PlanRecord, 'rowsOf' | 'row' | 'subscribe' | 'sync' | 'waitingFiles'> = {
  rowsOf: () => NO_ROWS,
  row: () => undefined,
  subscribe: () => () => {},
  sync: () => OPENING,
  waitingFiles: () => NO_ROWS,
};

/** Records whose plan is not open any more, and which are in this page alone until what waits in them is sent. */
export const lingeringRecords = new Set<PlanRecord>();

/** Lets a record go: at once where what waits in it is kept on this device, else as soon as it is sent. */
export function closeWhenSent(record: PlanRecord): void {
  const mayClose = (): boolean => record.sync().isKept || record.sync().waiting.length === 0;
  if (mayClose()) return record.close();
  lingeringRecords.add(record);
  const leave = record.subscribe(() => {
    if (!mayClose()) return;
    leave();
    lingeringRecords.delete(record);
    record.close();
  });
}

/** Whoever was here is gone: nothing is read, sent or kept for them any more. */
export function closeRecords(): void {
  planRecordStore.getState().record?.close();
  for (const record of lingeringRecords) record.close();
  lingeringRecords.clear();
}

/** The record of the open plan, as soon as there is one: what can be chosen stands before what opens records has come. */
export function recordOnceOpen(): Promise<PlanRecord> {
  const { record } = planRecordStore.getState();
  if (record) return Promise.resolve(record);
  return new Promise((resolve) => {
    const leave = planRecordStore.subscribe(({ record: opened }) => {
      if (!opened) return;
      leave();
      resolve(opened);
    });
  });
}

/** The record of the open plan, for whoever writes to it. @throws Error while none is open: nothing to write is on screen then */
export function openRecord(): PlanRecord {
  const { record } = planRecordStore.getState();
  if (!record) throw new Error('No record of a plan is open.');
  return record;
}
