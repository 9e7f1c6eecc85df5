import { useStore } from 'zustand';
import { useSync } from '../hooks/use-record.ts';
import { askedClashStore } from './asked-conflict.ts';
import { ClashQuestion } from './use-conflict-question.tsx';

/** Mine and theirs of a write that was refused after everybody had gone on, over whatever is being done by then. */
export function DelayedConflict() {
  const opId = useStore(askedClashStore, (asked) => asked.opId);
  const op = useSync().waiting.find((waiting) => waiting.opId === opId);
  return op ? (
    <ClashQuestion key={op.opId} op={op} onOver={() => askedClashStore.setState({ opId: null })} />
  ) : null;
}
