import type { RecordRow } from '@tussock/contract';
import {
  isRefused,
  nextToRedo,
  nextToUndo,
  type Connection,
  type JournalEntry,
  type LocalRecord,
  type QueuedOperation,
} from '@tussock/sync';
import type { SyncState, WaitingOp } from './plan-record.ts';

/** The line as it is shown: one that nothing is known of yet counts as there. */
export function lineOf({ status, isOffline }: Connection): SyncState['line'] {
  if (status === 'signedOut') return 'signedOut';
  if (status !== 'away') return 'online';
  return isOffline ? 'offline' : 'reconnecting';
}

/** Rows are there as soon as this device or the server gave some; that there are none is known once both were asked. */
function phaseOf({ status, isStoreRead }: Connection, hasRows: boolean): SyncState['phase'] {
  if (status === 'withdrawn') return 'failed';
  if (hasRows) return 'ready';
  return isStoreRead && status === 'away' ? 'failed' : 'opening';
}

/** How the sync of a plan goes, by its record and its connection. */
export function syncStateOf(record: LocalRecord, connection: Connection, isLasting: boolean): SyncState {
  const { outbox } = record;
  const phase = phaseOf(connection, record.head !== undefined);
  const isWithdrawn = connection.status === 'withdrawn';
  const fault = isWithdrawn ? 'withdrawn' : connection.error;
  return {
    phase,
    mayBeStale: !connection.isHeard,
    ...(phase === 'failed' ? { fault } : {}),
    line: lineOf(connection),
    isStalled: connection.isStalled,
    others: connection.others,
    rev: record.head?.rev ?? 0,
    isKept: isLasting && record.isStored && !isWithdrawn,
    waiting: waitingOps(record),
    isStoring: outbox.ops.length > outbox.stored.length,
    ...labelOf('canUndo', nextToUndo(outbox.entries, outbox.ops)),
    ...labelOf('canRedo', nextToRedo(outbox.entries, outbox.ops)),
  };
}

const labelOf = (name: 'canUndo' | 'canRedo', entry: JournalEntry | undefined) =>
  entry ? { [name]: entry.label } : {};

const waitingOps = (record: LocalRecord): readonly WaitingOp[] =>
  record.outbox.stored
    .filter(({ committedAt }) => committedAt === undefined)
    .map((queued) => waitingOp(queued, record));

function waitingOp(queued: QueuedOperation, { outbox, view }: LocalRecord): WaitingOp {
  const { op, at } = queued;
  const answer = queued.answer ?? earlyAnswer(queued, view);
  return {
    opId: op.opId,
    label: op.label,
    at,
    state: isRefused(queued) ? 'stuck' : outbox.isSending(op.opId) ? 'sending' : 'waiting',
    parts: op.parts,
    ...(answer ? { answer } : {}),
  };
}

/** What the server will answer to an op that waits, where others changed the same since: the question can be asked at once. */
function earlyAnswer({ op, isSent }: QueuedOperation, view: LocalRecord['view']): WaitingOp['answer'] {
  // One that was sent may be done already: its own answer comes.
  if (isSent) return undefined;
  const ids = op.parts.map(({ entityId }) => entityId);
  const clash = view.conflictsOf(op.opId, ids)[0];
  if (!clash) return undefined;
  const current: RecordRow | null = view.confirmedRow(clash.entityId) ?? null;
  return {
    opId: op.opId,
    status: 409,
    code: 'staleVersion',
    clash: { entityId: clash.entityId, current, keys: [...clash.keys] },
  };
}
