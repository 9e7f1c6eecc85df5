import { createStore } from 'zustand/vanilla';
import type { SyncState } from './plan-record.ts';
import type { PlanRecord } from './plan-sync.ts';

interface OpenRecord {
  /** Null until the plan is open. */
  readonly record: PlanRecord | null;
  /** Why the sync code could not be loaded. */
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

/** The empty record that is read until the plan is open. */
export const NO_RECORD: Pick<PlanRecord, 'rowsOf' | 'row' | 'subscribe' | 'sync' | 'waitingFiles'> = {
  rowsOf: () => NO_ROWS,
  row: () => undefined,
  subscribe: () => () => {},
  sync: () => OPENING,
  waitingFiles: () => NO_ROWS,
};

/** Records in memory alone, whose plan is left and whose writes are not all sent. */
export const lingeringRecords = new Set<PlanRecord>();

/** Closes a record: at once where its writes are on this device, else as soon as they are sent. */
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

/** Closes all records of a person who is gone: nothing is read, sent or stored for them any more. */
export function closeRecords(): void {
  planRecordStore.getState().record?.close();
  for (const record of lingeringRecords) record.close();
  lingeringRecords.clear();
}

/** The record of the open plan, as soon as it is open. */
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

/** The record of the open plan, for a write. @throws Error while none is open: no screen offers a write then */
export function openRecord(): PlanRecord {
  const { record } = planRecordStore.getState();
  if (!record) throw new Error('No record of a plan is open.');
  return record;
}
