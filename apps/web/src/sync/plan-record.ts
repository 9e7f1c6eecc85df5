import type { RecordPart, RecordResult } from '@tussock/contract';
import type { EntityId } from '@tussock/domain';
import type { OtherPerson, Values } from '@tussock/sync';

/** What somebody does to one thing; what stood there before is taken from the row as it is seen. */
export interface PartEdit {
  readonly entity: EntityId;
  readonly entityId: string;
  readonly op: RecordPart['op'];
  readonly set: Values;
  /** Given by forms that hold what they were opened with. */
  readonly base?: Values;
}

/** A write that is kept on this device. */
export interface Kept {
  readonly opId: string;
  /** Settled when the server has answered for good: accepted, or refused. */
  readonly settled: Promise<RecordResult>;
}

export interface WaitingOp {
  readonly opId: string;
  readonly label: string;
  readonly at: string;
  readonly state: 'waiting' | 'sending' | 'stuck';
  readonly answer?: RecordResult;
  readonly parts: readonly RecordPart[];
}

export interface SyncState {
  readonly phase: 'opening' | 'ready' | 'failed';
  /** Read from this device, and nothing was heard yet of the server or of another page: what is missing may have come since. */
  readonly mayBeStale?: boolean;
  readonly fault?: unknown;
  /** Without a line; with one by which no answer comes; with one on which somebody must sign in first. */
  readonly line: 'online' | 'offline' | 'reconnecting' | 'signedOut';
  readonly rev: number;
  /** On this device, not only in memory. */
  readonly isKept: boolean;
  /** What is kept on this device and not sent. */
  readonly waiting: readonly WaitingOp[];
  /** Nothing of what waits has got through for a while, whatever the line is like. */
  readonly isStalled: boolean;
  /** Something is seen that is on its way into this device's store: a crash now would lose it. */
  readonly isStoring: boolean;
  /** What undoing and redoing would be about, in words. */
  readonly canUndo?: string;
  readonly canRedo?: string;
  readonly others: readonly OtherPerson[];
}

export type UndoAnswer =
  | { readonly ok: true; readonly label: string }
  | { readonly ok: false; readonly reason: string };
