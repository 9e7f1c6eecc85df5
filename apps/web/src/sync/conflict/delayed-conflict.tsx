import { useStore } from 'zustand';
import { useSync } from '../hooks/use-record.ts';
import { askedConflictStore } from './asked-conflict.ts';
import { ConflictQuestion } from './use-conflict-question.tsx';

/** Mine and theirs of a write that was refused after everybody had gone on, over whatever is being done by then. */
export function DelayedConflict() {
  const opId = useStore(askedConflictStore, (asked) => asked.opId);
  const op = useSync().waiting.find((waiting) => waiting.opId === opId);
  return op ? (
    <ConflictQuestion key={op.opId} op={op} onOver={() => askedConflictStore.setState({ opId: null })} />
  ) : null;
}
