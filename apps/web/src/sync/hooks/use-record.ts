import type { RecordRow } from '@tussock/contract';
import { allEntities, type EntityId } from '@tussock/domain';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { NO_RECORD, planRecordStore } from '../open-record.ts';
import type { WaitingFile } from '../files/waiting-file.ts';
import type { SyncState } from '../plan-record.ts';
import type { PlanRecord } from '../plan-sync.ts';

const useOpenRecord = () => useStore(planRecordStore, ({ record }) => record) ?? NO_RECORD;

/** The rows of an entity in the record of the open plan, what is not sent yet among them. */
export function useRows(entity: EntityId): readonly RecordRow[] {
  const record = useOpenRecord();
  return useSyncExternalStore(record.subscribe, () => record.rowsOf(entity));
}

/** Reads all rows of a record; the same list until one of them changes. */
function rowReader(record: Pick<PlanRecord, 'rowsOf'>): () => readonly RecordRow[] {
  let lists: readonly (readonly RecordRow[])[] = [];
  let all: readonly RecordRow[] = [];
  return () => {
    const now = allEntities.map(({ id }) => record.rowsOf(id));
    if (now.length === lists.length && now.every((list, at) => list === lists[at])) return all;
    lists = now;
    all = now.flat();
    return all;
  };
}

/** Every row of the record of the open plan, what is not sent yet among them. */
export function useAllRows(): readonly RecordRow[] {
  const record = useOpenRecord();
  const read = useMemo(() => rowReader(record), [record]);
  return useSyncExternalStore(record.subscribe, read);
}

/**
 * The same for a page that takes long to put together: what stood before until the new page is there, and undefined until the record is
 * here, of which else a page would say that nothing is in it.
 */
export function useRowsToShow(): readonly RecordRow[] | undefined {
  const rows = useAllRows();
  const isOpening = useSync().phase === 'opening';
  return useDeferredValue(isOpening ? undefined : rows);
}

/** The files of the open plan that wait on this device. */
export function useWaitingFiles(): readonly WaitingFile[] {
  const record = useOpenRecord();
  return useSyncExternalStore(record.subscribe, record.waitingFiles);
}

/**
 * Whether what is missing from the record of the open plan is gone. It is not before the record is open and the server was heard or could
 * not be.
 *
 * @throws Error why the record could not be read, where something is missing
 */
export function useIsGone(isMissing: boolean): boolean {
  const { phase, mayBeStale = false, fault } = useSync();
  if (isMissing && phase === 'failed' && fault instanceof Error) throw fault;
  return isMissing && phase === 'ready' && !mayBeStale;
}

/** How the record of the open plan stands: whether there is a line, what waits, who else is there. */
export function useSync(): SyncState {
  const record = useOpenRecord();
  return useSyncExternalStore(record.subscribe, record.sync);
}
