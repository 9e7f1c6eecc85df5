import type { RecordPart, RecordResult } from '@tussock/contract';
import { recordWords } from '@tussock/domain';
import type { ToastRequest } from '@tussock/ui';
import { createStore } from 'zustand/vanilla';
import { planRecordStore } from '../open-record.ts';

/** The refused write of which mine and theirs are asked about now, wherever on its plan one is. */
export const askedConflictStore = createStore<{ readonly opId: string | null }>(() => ({ opId: null }));

/** Whether there is mine and theirs to choose from: both are there, and neither was made or deleted meanwhile. */
export function canChoose(
  clash: NonNullable<RecordResult['clash']>,
  parts: readonly Pick<RecordPart, 'entityId' | 'op'>[],
): boolean {
  const part = parts.find(({ entityId }) => entityId === clash.entityId);
  return part !== undefined && part.op !== 'delete' && clash.current !== null && !clash.keys.includes('*');
}

const isWaitingHere = (opId: string): boolean =>
  planRecordStore
    .getState()
    .record?.sync()
    .waiting.some((op) => op.opId === opId) === true;

/** The way from the toast of a write that was refused late to its question; none where there is no choice, or another plan is open. */
export function wayToChoose(
  { opId, clash }: Pick<RecordResult, 'opId' | 'clash'>,
  parts: Parameters<typeof canChoose>[1],
): ToastRequest['action'] {
  if (!clash || !canChoose(clash, parts) || !isWaitingHere(opId)) return undefined;
  return {
    label: recordWords.choose,
    // It may have been settled meanwhile.
    onPress: () => {
      if (isWaitingHere(opId)) askedConflictStore.setState({ opId });
    },
  };
}
