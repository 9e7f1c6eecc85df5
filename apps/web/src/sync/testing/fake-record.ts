import type { RecordResult, RecordRow } from '@tussock/contract';
import { planRecordStore } from '../open-record.ts';
import type { WaitingFile } from '../files/waiting-file.ts';
import type { Kept, PartEdit, SyncState } from '../plan-record.ts';
import type { PlanRecord } from '../plan-sync.ts';

/** One write as a fake record was asked for it, and the way to answer it as the server would. */
export interface AskedWrite {
  readonly label: string;
  readonly parts: readonly PartEdit[];
  readonly opId: string;
  readonly answer: (result: Omit<RecordResult, 'opId'>) => void;
}

const SENT: SyncState = {
  phase: 'ready',
  line: 'online',
  rev: 1,
  isKept: true,
  waiting: [],
  isStalled: false,
  isStoring: false,
  others: [],
};

/** What was asked of it beside writing. */
interface Asked {
  readonly dropped: string[];
  /** How much had been written when sending was asked for. */
  readonly sentNow: number[];
  /** Which write was to be taken back; undefined for the last. */
  readonly undone: (string | undefined)[];
  readonly retried: { opId: string; parts: readonly PartEdit[] | undefined }[];
}

const NONE: readonly RecordRow[] = [];

/** A write that is settled by its answer. */
const keptAs = (opId: string, answers: AskedWrite['answer'][]): Kept => ({
  opId,
  settled: new Promise<RecordResult>((resolve) => {
    answers.push((result) => resolve({ opId, ...result }));
  }),
});

/** A record in memory whose server is the test. It is open from here on. */
export function openFakeRecord(
  rows: readonly RecordRow[] = [],
  sync: Partial<SyncState> = {},
  { files = [], fault }: { readonly files?: readonly WaitingFile[]; readonly fault?: Error } = {},
) {
  const writes: AskedWrite[] = [];
  const asked: Asked = { dropped: [], sentNow: [], undone: [], retried: [] };
  const answers: AskedWrite['answer'][] = [];
  const listeners = new Set<() => void>();
  let state: SyncState = { ...SENT, ...sync };
  const lists = new Map(rows.map(({ entity }) => [entity, rows.filter((row) => row.entity === entity)]));
  const record: PlanRecord = {
    planId: 'plan',
    rowsOf: (entity) => lists.get(entity) ?? NONE,
    row: (id) => rows.find((row) => row.id === id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (label, parts) => {
      if (fault) return Promise.reject(fault);
      const opId = `op-${writes.length + 1}`;
      const settled = new Promise<RecordResult>((resolve) => {
        writes.push({ label, parts, opId, answer: (result) => resolve({ opId, ...result }) });
      });
      return Promise.resolve<Kept>({ opId, settled });
    },
    writeWithFiles: (label, parts) => record.write(label, parts),
    amendFile: (fileId) => Promise.resolve(files.some((file) => file.fileId === fileId)),
    waitingFiles: () => files,
    sync: () => state,
    undo: (opId) => {
      asked.undone.push(opId);
      return Promise.resolve({ ok: true, label: 'North changed' });
    },
    redo: () => Promise.resolve({ ok: false, reason: 'Tāmati has changed this since.' }),
    sendNow: () => void asked.sentNow.push(writes.length),
    drop: (opId) => {
      asked.dropped.push(opId);
      return Promise.resolve();
    },
    retry: (opId, parts) => {
      asked.retried.push({ opId, parts });
      return Promise.resolve(keptAs(opId, answers));
    },
    close: () => {},
  };
  planRecordStore.setState({ record });
  return {
    writes,
    ...asked,
    /** Answers what was sent again, as the server would. */
    answerRetried: (result: Omit<RecordResult, 'opId'>) => answers.shift()?.(result),
    setSync: (change: Partial<SyncState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
