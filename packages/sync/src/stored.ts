import type {
  RecordChange,
  RecordHead,
  RecordOp,
  RecordPart,
  RecordResult,
  RecordRow,
} from '@tussock/contract';
import type { Values } from './is-same.ts';

/** Operation on its way to the server. It stays in the outbox until the rows that contain it have arrived, or a person discards it. */
export interface QueuedOperation {
  /** Position in the queue, assigned by the store and never by a clock. */
  readonly key: number;
  readonly op: RecordOp;
  /** Time of the write by the person's own clock: shown, and never compared. */
  readonly at: string;
  /** Refused for good (`stuck`, with its answer), or still to be done. */
  readonly state: 'waiting' | 'stuck';
  /** True once it was handed to the network, so that the server may have done it, whatever was answered. */
  readonly isSent: boolean;
  /** The revision at which the server did it. */
  readonly committedAt?: number;
  /** Versions of the things it changed, after it. */
  readonly versions?: Readonly<Record<string, number>>;
  readonly answer?: RecordResult;
  /** Files that must be on the server before it. */
  readonly waitsFor?: readonly string[];
}

/** Who changed something, and when. */
export interface Touch {
  readonly name: string | null;
  readonly at: string;
}

export interface JournalPart {
  readonly entity: string;
  readonly entityId: string;
  readonly op: RecordPart['op'];
  /** Values before the operation: for an update the changed ones, for a delete all. */
  readonly before: Values;
  /** Values after the operation: all of a create or a restore. */
  readonly after: Values;
  /** Values that others changed since, by key; `*` when it was deleted. */
  readonly touched?: Readonly<Record<string, Touch>>;
}

/** Entry of the undo history: something that a person did and can undo. */
export interface JournalEntry {
  /** Position, assigned by the store. */
  readonly key: number;
  readonly label: string;
  readonly at: string;
  /** Operations that did it, undid it, redid it, …: an odd number of them means that it is done. */
  readonly opIds: readonly string[];
  readonly parts: readonly JournalPart[];
}

/** Rows of one bucket as received, with their revision. */
export interface StoredBucket {
  readonly bucket: number;
  readonly rev: number;
  readonly bytes: Uint8Array;
}

/** Changes after the buckets: everything above `from`, up to `rev`. */
export interface TailEntry {
  readonly from: number;
  readonly rev: number;
  readonly changes: readonly RecordChange[];
}

/** File that waits for its upload; the store may add data of its own. */
export interface KeptFile {
  readonly fileId: string;
}

export type NewOperation = Omit<QueuedOperation, 'key'>;
export type NewEntry = Omit<JournalEntry, 'key'>;
export type { RecordChange, RecordHead, RecordOp, RecordPart, RecordResult, RecordRow };
