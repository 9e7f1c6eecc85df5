import type { PersonHere, RecordRow } from '@tussock/contract';
import type { JournalEntry, QueuedOperation, LocalRecord } from '@tussock/sync';
import { nextToRedo, nextToUndo } from '@tussock/sync';
import type { OtherPerson, SyncState, WaitingOp } from './replica-session.ts';

/** What of the state is not the keeper's. */
export interface Standing {
  readonly phase: SyncState['phase'];
  readonly mayBeOld?: boolean;
  readonly fault?: unknown;
  readonly line: SyncState['line'];
  readonly isKept: boolean;
  readonly isHeldUp: boolean;
  readonly others: readonly OtherPerson[];
}

/** How a record stands, from what its keeper knows. */
export function syncStateOf(keeper: LocalRecord, standing: Standing): SyncState {
  const { queue } = keeper;
  const labels = {
    canUndo: nextToUndo(queue.entries, queue.ops),
    canRedo: nextToRedo(queue.entries, queue.ops),
  };
  return {
    ...standing,
    rev: keeper.head?.rev ?? 0,
    isKept: standing.isKept && keeper.isStored,
    waiting: waitingOps(keeper),
    isKeeping: queue.ops.length > queue.stored.length,
    ...labelOf('canUndo', labels.canUndo),
    ...labelOf('canRedo', labels.canRedo),
  };
}

const labelOf = (name: 'canUndo' | 'canRedo', entry: JournalEntry | undefined) =>
  entry ? { [name]: entry.label } : {};

const waitingOps = (keeper: LocalRecord): readonly WaitingOp[] =>
  keeper.queue.stored
    .filter(({ committedAt }) => committedAt === undefined)
    .map((queued) => waitingOp(queued, keeper));

function waitingOp(queued: QueuedOperation, { queue, replica }: LocalRecord): WaitingOp {
  const { op, at, state } = queued;
  const answer = queued.answer ?? earlyAnswer(queued, replica);
  return {
    opId: op.opId,
    label: op.label,
    at,
    state: state === 'waiting' && queue.isSending(op.opId) ? 'sending' : state,
    parts: op.parts,
    ...(answer ? { answer } : {}),
  };
}

/** What the server will answer to an op that waits, where others changed the same since: the question can be asked at once. */
function earlyAnswer({ op, isSent }: QueuedOperation, replica: LocalRecord['replica']): WaitingOp['answer'] {
  // One that was sent may be done already: its own answer comes.
  if (isSent) return undefined;
  const ids = op.parts.map(({ entityId }) => entityId);
  const clash = replica.conflictsOf(op.opId, ids)[0];
  if (!clash) return undefined;
  const current: RecordRow | null = replica.confirmedRow(clash.entityId) ?? null;
  return {
    opId: op.opId,
    status: 409,
    code: 'staleVersion',
    clash: { entityId: clash.entityId, current, keys: [...clash.keys] },
  };
}

/** Another person on the plan, without what is null of them. */
export const otherPerson = ({ userId, name, place, entityId }: PersonHere): OtherPerson => ({
  userId,
  name,
  ...(place === null ? {} : { place }),
  ...(entityId === null ? {} : { entityId }),
});
