import type {
  RecordChange,
  RecordHead,
  RecordOp,
  RecordPart,
  RecordResult,
  RecordRow,
} from '@tussock/contract';
import type { Values } from './is-same.ts';

/** An op on its way to the server. It stays until rows in which it is done have arrived, or somebody drops it. */
export interface QueuedOperation {
  /** Its place in the queue, given by the store: never a clock. */
  readonly key: number;
  readonly op: RecordOp;
  /** When the person did it, by their own clock: shown, and never compared. */
  readonly at: string;
  /** Refused for good (`stuck`, with its answer), or still to be done. */
  readonly state: 'waiting' | 'stuck';
  /** It was handed to the network, so it may have been done, whatever was answered. */
  readonly isSent: boolean;
  /** The revision at which the server did it. */
  readonly committedAt?: number;
  /** Versions of what it was about, after it. */
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
  /** Of an update: the values it is about. Of a delete: everything. */
  readonly before: Values;
  /** Of a create or a restore: everything. */
  readonly after: Values;
  /** Values that others changed since, by key; `*` where it was deleted. */
  readonly touched?: Readonly<Record<string, Touch>>;
}

/** Something that a person did and may undo. */
export interface JournalEntry {
  /** Order, given by the store. */
  readonly key: number;
  readonly label: string;
  readonly at: string;
  /** The ops that did it, undid it, did it again, …: an odd number of them means that it is done. */
  readonly opIds: readonly string[];
  readonly parts: readonly JournalPart[];
}

/** Rows of one bucket as they came, and the revision they are of. */
export interface StoredBucket {
  readonly bucket: number;
  readonly rev: number;
  readonly bytes: Uint8Array;
}

/** What came after the buckets: everything above `from`, up to `rev`. */
export interface TailEntry {
  readonly from: number;
  readonly rev: number;
  readonly changes: readonly RecordChange[];
}

/** A file that is on its way to the server: what else it holds is the store's own affair. */
export interface KeptFile {
  readonly fileId: string;
}

export type NewOperation = Omit<QueuedOperation, 'key'>;
export type NewEntry = Omit<JournalEntry, 'key'>;
export type { RecordChange, RecordHead, RecordOp, RecordPart, RecordResult, RecordRow };
