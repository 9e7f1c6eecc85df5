import type {
  JournalEntry,
  KeptFile,
  NewEntry,
  NewOperation,
  QueuedOperation,
  RecordHead,
  StoredBucket,
  TailEntry,
} from './stored.ts';

/** Everything a store holds of a plan. */
export interface StoredRecord {
  readonly head: RecordHead | undefined;
  readonly buckets: readonly StoredBucket[];
  readonly tail: readonly TailEntry[];
  readonly ops: readonly QueuedOperation[];
  readonly entries: readonly JournalEntry[];
}

/** Parts of the store that are read before a change, in the same transaction. */
export interface ReadScope {
  readonly ops: 'all' | 'none';
  readonly entries: 'all' | 'none' | readonly number[];
}

export interface Read {
  readonly head: RecordHead | undefined;
  readonly ops: readonly QueuedOperation[];
  readonly entries: readonly JournalEntry[];
}

/** Change of the store, applied as a whole or not at all. */
export interface StoreChange {
  readonly putOps?: readonly QueuedOperation[];
  readonly goneOps?: readonly number[];
  readonly addedOps?: readonly NewOperation[];
  readonly putEntries?: readonly JournalEntry[];
  readonly goneEntries?: readonly number[];
  readonly addedEntries?: readonly NewEntry[];
  /** Files that operations wait for. */
  readonly addedFiles?: readonly KeptFile[];
  readonly head?: RecordHead;
  readonly tail?: TailEntry;
  /** Replaces all buckets and the tail. */
  readonly whole?: readonly StoredBucket[];
}

/** Change as it was applied, with the keys of what was added. */
export interface StoreChanged<T> {
  readonly answer: T;
  readonly change: StoreChange;
  readonly ops: readonly QueuedOperation[];
  readonly entries: readonly JournalEntry[];
}

/**
 * Persistent store of a plan's record. Every call is one transaction: once it resolves it survives a crash; when it rejects, nothing has
 * changed.
 */
export interface RecordStore {
  /** Whether the store outlives the page. */
  readonly isLasting: boolean;
  read(): Promise<StoredRecord>;
  /** Reads everything except the buckets, and the tail only above `rev`. */
  readSince(rev: number): Promise<Omit<StoredRecord, 'buckets'>>;
  /** Runs a transaction. `work` is called once within it; it must be synchronous and must not change anything itself. */
  transact<T>(
    wanted: ReadScope,
    work: (read: Read) => { readonly change: StoreChange; readonly answer: T },
  ): Promise<StoreChanged<T>>;
  /** Replaces a bucket when it is older; the tail stays until it is cut. */
  putBucket(bucket: StoredBucket): Promise<void>;
  /** Drops the tail up to `rev`. */
  cutTail(rev: number): Promise<void>;
  /** Files that operations wait for. */
  files(): Promise<readonly KeptFile[]>;
  putFile(file: KeptFile): Promise<void>;
  dropFile(fileId: string): Promise<void>;
  close(): void;
}
