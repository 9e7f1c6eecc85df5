import type { RecordPart, RecordResult } from '@tussock/contract';
import type { EntityId } from '@tussock/domain';
import type { OtherPerson, Values } from '@tussock/sync';

/** One thing's part of a write. Without `base`, the values its author saw are those of the row as it is shown. */
export interface PartEdit {
  readonly entity: EntityId;
  readonly entityId: string;
  readonly op: RecordPart['op'];
  readonly set: Values;
  /** The values a form was opened with. */
  readonly base?: Values;
}

/** A write that is saved on this device. */
export interface Kept {
  readonly opId: string;
  /** Resolves when the server has accepted or refused it. */
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
  /** Neither the server nor another page was heard yet: what is missing may have come since. */
  readonly mayBeStale?: boolean;
  readonly fault?: unknown;
  /** Online; without a line; with a line and no answer; with an answer that asks to sign in. */
  readonly line: 'online' | 'offline' | 'reconnecting' | 'signedOut';
  readonly rev: number;
  /** Stored on this device, not only in memory. */
  readonly isKept: boolean;
  /** Writes that are stored on this device and not sent. */
  readonly waiting: readonly WaitingOp[];
  /** No waiting write has got through for a while, whatever the line is like. */
  readonly isStalled: boolean;
  /** A write is shown that is on its way into this device's store: a crash now would lose it. */
  readonly isStoring: boolean;
  /** The labels of the writes that undo and redo are about. */
  readonly canUndo?: string;
  readonly canRedo?: string;
  readonly others: readonly OtherPerson[];
}

export type UndoAnswer =
  | { readonly ok: true; readonly label: string }
  | { readonly ok: false; readonly reason: string };
