import type { RecordRow } from '@tussock/contract';
import { allEntities, type EntityId } from '@tussock/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { NO_RECORD, planRecordStore } from '../plan-session/open-record.ts';
import type { PlanRecord, SyncState } from '../plan-session/replica/replica-session.ts';

const useOpenRecord = () => useStore(planRecordStore, ({ record }) => record) ?? NO_RECORD;

/** The rows of an entity in the record of the open plan, what is not sent yet among them. */
export function useRows(entity: EntityId): readonly RecordRow[] {
  const record = useOpenRecord();
  return useSyncExternalStore(record.subscribe, () => record.rowsOf(entity));
}

/** Reads every row; the same list for as long as nothing in it changes. */
function readingAll(record: Pick<PlanRecord, 'rowsOf'>): () => readonly RecordRow[] {
  let lists: readonly (readonly RecordRow[])[] = [];
  let rows: readonly RecordRow[] = [];
  return () => {
    const now = allEntities.map(({ id }) => record.rowsOf(id));
    if (now.some((list, index) => list !== lists[index])) [lists, rows] = [now, now.flat()];
    return rows;
  };
}

/** Every row of the record of the open plan, for what is asked of all of it. */
export function useAllRows(): readonly RecordRow[] {
  const record = useOpenRecord();
  const read = useMemo(() => readingAll(record), [record]);
  return useSyncExternalStore(record.subscribe, read);
}

/** How the record of the open plan stands: whether there is a line, what waits, who else is there. */
export function useSync(): SyncState {
  const record = useOpenRecord();
  return useSyncExternalStore(record.subscribe, record.sync);
}
