import type { QueuedOperation, RecordResult } from './stored.ts';

/**
 * States of an operation in the outbox.
 *
 * - `queued`: saved on this device, never handed to the network.
 * - `awaitingFiles`: the same, and files that it names have to be on the server before it.
 * - `sent`: handed to the network at least once, so the server may have done it, whatever was answered.
 * - `refused`: the server refused it for good. Its answer is saved with it, and a person decides.
 * - `blocked`: never sent, because the server refused a file that it names.
 * - `acknowledged`: the server has done it, and its rows are not all here yet.
 */
export type OperationState = 'queued' | 'awaitingFiles' | 'sent' | 'refused' | 'blocked' | 'acknowledged';

/** Events of an operation, and what the outbox does beside changing the state. */
export type OperationEvent = keyof typeof operationTable;

/** Side effects of a transition. */
type OperationEffect =
  /** Goes into the next request. */
  | 'send'
  /** Operations behind it are moved to the version that the server made. */
  | 'rebaseBehind'
  /** Operations behind it no longer build on it. */
  | 'rebaseWithout'
  /** Its answer is shown with the ways to resolve it. */
  | 'showAnswer'
  /** Nothing is taken out; another operation behind it takes it back. */
  | 'compensate';

interface EventRow {
  readonly effect?: OperationEffect;
  /** The next state by the state before. An event has no meaning in a state that is not named: nothing changes. */
  readonly next: Partial<Record<OperationState, OperationState | 'removed'>>;
}

/**
 * The state table of an operation: by event, the next state for each state in which the event has a meaning. The outbox changes no state in
 * another way (promise P10).
 */
export const operationTable = {
  /** It is taken into a request. */
  batched: { effect: 'send', next: { queued: 'sent', sent: 'sent' } },
  /** The server answers that it is done. A state that was lost in a crash may still say that it was never sent. */
  acknowledged: {
    effect: 'rebaseBehind',
    next: {
      queued: 'acknowledged',
      awaitingFiles: 'acknowledged',
      sent: 'acknowledged',
      refused: 'acknowledged',
      blocked: 'acknowledged',
    },
  },
  /** The server could not take it now, or gave no answer: it is retried. */
  postponed: { next: { sent: 'sent' } },
  /** The server refuses it for good. */
  rejected: {
    effect: 'showAnswer',
    next: { sent: 'refused', refused: 'refused', awaitingFiles: 'blocked', blocked: 'blocked' },
  },
  /** All files that it names are on the server. */
  filesArrived: { next: { queued: 'queued', awaitingFiles: 'queued', blocked: 'queued' } },
  /** Its own change came with a delta: an answer that was lost is needed no more. */
  deltaArrived: {
    effect: 'rebaseBehind',
    next: {
      queued: 'acknowledged',
      awaitingFiles: 'acknowledged',
      sent: 'acknowledged',
      refused: 'acknowledged',
      blocked: 'acknowledged',
    },
  },
  /** The rows on this device have reached the revision at which it was done. */
  revisionReached: { next: { acknowledged: 'removed' } },
  /** A snapshot is of an older revision: the server was restored from a backup. A server that still knows it answers as before. */
  serverRestored: { next: { acknowledged: 'sent' } },
  /** A person gives it up. */
  discarded: {
    effect: 'rebaseWithout',
    next: { queued: 'removed', awaitingFiles: 'removed', refused: 'removed', blocked: 'removed' },
  },
  /** A person undoes it, and no later operation builds on it. */
  undone: { next: { queued: 'removed', awaitingFiles: 'removed' } },
  /** A person gives up or undoes what may have been done. */
  reversed: { effect: 'compensate', next: { sent: 'sent', acknowledged: 'acknowledged' } },
  /** A person sends it again as it is. */
  retried: {
    next: {
      queued: 'queued',
      awaitingFiles: 'awaitingFiles',
      sent: 'sent',
      refused: 'sent',
      blocked: 'awaitingFiles',
    },
  },
  /** A person resolves it with other values: under another id, in the same place. */
  replaced: {
    next: {
      queued: 'queued',
      awaitingFiles: 'awaitingFiles',
      refused: 'queued',
      blocked: 'awaitingFiles',
    },
  },
} as const satisfies Readonly<Record<string, EventRow>>;

/** The state of a saved operation. */
export function stateOf({
  state,
  isSent,
  committedAt,
  waitsFor = [],
}: Omit<QueuedOperation, 'key'>): OperationState {
  if (committedAt !== undefined) return 'acknowledged';
  if (state === 'stuck') return isSent ? 'refused' : 'blocked';
  if (isSent) return 'sent';
  return waitsFor.length > 0 ? 'awaitingFiles' : 'queued';
}

/** The state after an event; undefined where the event has no meaning in the state before. */
export function nextState(
  queued: Omit<QueuedOperation, 'key'>,
  event: OperationEvent,
): OperationState | 'removed' | undefined {
  const { next }: EventRow = operationTable[event];
  return next[stateOf(queued)];
}

/** Whether the server has still to do it: it was neither done nor refused. */
export const isPending = (queued: QueuedOperation): boolean =>
  ['queued', 'awaitingFiles', 'sent'].includes(stateOf(queued));

/** Whether a person has to decide what becomes of it. */
export const isRefused = (queued: QueuedOperation): boolean =>
  ['refused', 'blocked'].includes(stateOf(queued));

/** Where the server has done it: the revision, and the versions of what it is about. */
interface Acknowledgement {
  readonly rev: number;
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/** The operation after an event that the table allows; the same object otherwise. */
export function moved(
  queued: QueuedOperation,
  event: Exclude<OperationEvent, 'acknowledged' | 'deltaArrived' | 'rejected'>,
): QueuedOperation {
  const next = nextState(queued, event);
  if (next === undefined || next === 'removed' || next === stateOf(queued)) return queued;
  const { answer: _, committedAt: __, versions: ___, ...rest } = queued;
  return { ...rest, state: 'waiting', isSent: next === 'sent' };
}

/** The operation as the server has done it. */
export function acknowledged(
  queued: QueuedOperation,
  event: 'acknowledged' | 'deltaArrived',
  { rev, versions }: Acknowledgement,
): QueuedOperation {
  if (nextState(queued, event) === undefined) return queued;
  const { answer: _, ...rest } = queued;
  return { ...rest, state: 'waiting', committedAt: rev, ...(versions ? { versions } : {}) };
}

/** The operation with the server's refusal. */
export const rejected = (queued: QueuedOperation, answer: RecordResult): QueuedOperation =>
  nextState(queued, 'rejected') === undefined ? queued : { ...queued, state: 'stuck', answer };
