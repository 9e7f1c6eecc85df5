import { redoing, undoing, type InverseRefusal } from './inverse.ts';
import { isDone, nextToRedo, nextToUndo } from './journal.ts';
import { nextState } from './operation-states.ts';
import type { Outcome } from './outbox-changes.ts';
import type { RecordRules } from './overlay-pending.ts';
import type { Read } from './store.ts';
import type { JournalEntry, NewOperation, QueuedOperation, RecordPart, RecordRow } from './stored.ts';

export type UndoAnswer =
  | { readonly ok: true; readonly label: string; readonly opId?: string }
  | { readonly ok: false; readonly reason: 'nothing' }
  | (InverseRefusal & { readonly label: string });

interface UndoSurroundings {
  readonly rowOf: (id: string) => RecordRow | undefined;
  readonly rules: RecordRules;
  /** An op of these parts, made by the same person now. */
  readonly newOp: (label: string, parts: readonly RecordPart[]) => NewOperation;
}

/** Undoes the last entry of the undo history, or redoes the last that was undone. */
export function undoOrRedo(read: Read, way: 'undo' | 'redo', around: UndoSurroundings): Outcome<UndoAnswer> {
  return reverseEntry(read, (way === 'undo' ? nextToUndo : nextToRedo)(read.entries, read.ops), around);
}

/** Undoes what one operation did, by another operation where it may have been done already. */
export const undoOperation = (read: Read, opId: string, around: UndoSurroundings): Outcome<UndoAnswer> =>
  reverseEntry(
    read,
    read.entries.find(({ opIds }) => opIds.at(-1) === opId),
    around,
  );

function reverseEntry(
  read: Read,
  entry: JournalEntry | undefined,
  around: UndoSurroundings,
): Outcome<UndoAnswer> {
  if (!entry) return { change: {}, answer: { ok: false, reason: 'nothing' } };
  const { label } = entry;
  const unsent = unsentLast(entry, read.ops);
  if (unsent)
    return {
      change: {
        goneOps: [unsent.key],
        putEntries: [{ ...entry, opIds: entry.opIds.slice(0, -1) }],
      },
      answer: { ok: true, label },
      withdrawn: [unsent.op.opId],
    };
  const around_ = { rowOf: around.rowOf, idListsOf: around.rules.idListsOf };
  const inverse = isDone(entry) ? undoing(entry, around_) : redoing(entry, around_, entry.opIds.length > 0);
  if (!inverse.ok) return { change: {}, answer: { ...inverse, label } };
  const added = around.newOp(label, inverse.parts);
  const { opId } = added.op;
  return {
    change: { addedOps: [added], putEntries: [{ ...entry, opIds: [...entry.opIds, opId] }] },
    answer: { ok: true, label, opId },
  };
}

/** The last operation of an entry, where it was never sent and no later operation changes the same thing. */
function unsentLast({ opIds }: JournalEntry, queue: readonly QueuedOperation[]): QueuedOperation | undefined {
  const last = queue.find(({ op }) => op.opId === opIds.at(-1));
  if (!last || nextState(last, 'undone') !== 'removed') return undefined;
  const ids = new Set(last.op.parts.map(({ entityId }) => entityId));
  const isBuiltOn = queue.some(
    ({ key, op }) => key > last.key && op.parts.some(({ entityId }) => ids.has(entityId)),
  );
  return isBuiltOn ? undefined : last;
}
