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

/** What is read before something is changed, in the same transaction. */
export interface ReadScope {
  readonly ops: 'all' | 'none';
  readonly entries: 'all' | 'none' | readonly number[];
}

export interface Read {
  readonly head: RecordHead | undefined;
  readonly ops: readonly QueuedOperation[];
  readonly entries: readonly JournalEntry[];
}

/** A change of what is stored: all of it, or nothing. */
export interface StoreChange {
  readonly putOps?: readonly QueuedOperation[];
  readonly goneOps?: readonly number[];
  readonly addedOps?: readonly NewOperation[];
  readonly putEntries?: readonly JournalEntry[];
  readonly goneEntries?: readonly number[];
  readonly addedEntries?: readonly NewEntry[];
  /** Files that ops wait for. */
  readonly addedFiles?: readonly KeptFile[];
  readonly head?: RecordHead;
  readonly tail?: TailEntry;
  /** Takes the place of all buckets, and of the tail. */
  readonly whole?: readonly StoredBucket[];
}

/** An change as it was made: what was added, with its keys. */
export interface StoreChanged<T> {
  readonly answer: T;
  readonly change: StoreChange;
  readonly ops: readonly QueuedOperation[];
  readonly entries: readonly JournalEntry[];
}

/**
 * Where a plan's record is kept between openings. Every call is one transaction: it is done and will be there after a crash, or it is
 * rejected and nothing has changed.
 */
export interface RecordStore {
  /** Whether what is kept here outlives the page. */
  readonly isLasting: boolean;
  read(): Promise<StoredRecord>;
  /** Without the buckets, and of the tail what is above `rev`. */
  readSince(rev: number): Promise<Omit<StoredRecord, 'buckets'>>;
  /** `work` is called once, within the transaction: it waits for nothing and changes nothing itself. */
  transact<T>(
    wanted: ReadScope,
    work: (read: Read) => { readonly change: StoreChange; readonly answer: T },
  ): Promise<StoreChanged<T>>;
  /** Takes the place of one bucket, where that is older; the tail stays until it is cut. */
  putBucket(bucket: StoredBucket): Promise<void>;
  /** Drops the tail up to `rev`. */
  cutTail(rev: number): Promise<void>;
  /** Files that ops wait for. */
  files(): Promise<readonly KeptFile[]>;
  putFile(file: KeptFile): Promise<void>;
  dropFile(fileId: string): Promise<void>;
  close(): void;
}
