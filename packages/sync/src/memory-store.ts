import type { StoreChanged, StoreChange, Read, RecordStore, StoredRecord, ReadScope } from './store.ts';
import type {
  JournalEntry,
  KeptFile,
  QueuedOperation,
  RecordHead,
  StoredBucket,
  TailEntry,
} from './stored.ts';

/** A store that ends with the page: for private windows, for devices that are shared, and for seeing a plan as another role. */
export class MemoryStore implements RecordStore {
  readonly isLasting = false;
  #head: RecordHead | undefined;
  #buckets = new Map<number, StoredBucket>();
  #tail = new Map<number, TailEntry>();
  readonly #ops = new Map<number, QueuedOperation>();
  readonly #entries = new Map<number, JournalEntry>();
  readonly #files = new Map<string, KeptFile>();
  #lastKey = 0;

  async read(): Promise<StoredRecord> {
    return { ...(await this.readSince(-1)), buckets: [...this.#buckets.values()] };
  }

  async readSince(rev: number): Promise<Omit<StoredRecord, 'buckets'>> {
    const tail = [...this.#tail.values()].filter((entry) => entry.rev > rev).sort((a, b) => a.rev - b.rev);
    return { head: this.#head, tail, ops: byKey(this.#ops), entries: byKey(this.#entries) };
  }

  async transact<T>(
    { ops, entries }: ReadScope,
    work: (read: Read) => { readonly change: StoreChange; readonly answer: T },
  ): Promise<StoreChanged<T>> {
    const { change, answer } = work({
      head: this.#head,
      ops: ops === 'all' ? byKey(this.#ops) : [],
      entries: entries === 'none' ? [] : byKey(this.#entries).filter(({ key }) => isWanted(entries, key)),
    });
    return { answer, change, ...this.#make(change) };
  }

  #make(change: StoreChange): { readonly ops: QueuedOperation[]; readonly entries: JournalEntry[] } {
    const ops = (change.addedOps ?? []).map((op) => ({ ...op, key: (this.#lastKey += 1) }));
    const entries = (change.addedEntries ?? []).map((entry) => ({ ...entry, key: (this.#lastKey += 1) }));
    for (const op of [...(change.putOps ?? []), ...ops]) this.#ops.set(op.key, op);
    for (const entry of [...(change.putEntries ?? []), ...entries]) this.#entries.set(entry.key, entry);
    for (const key of change.goneOps ?? []) this.#ops.delete(key);
    for (const key of change.goneEntries ?? []) this.#entries.delete(key);
    for (const file of change.addedFiles ?? []) this.#files.set(file.fileId, file);
    this.#head = change.head ?? this.#head;
    if (change.whole) {
      this.#buckets = new Map(change.whole.map((bucket) => [bucket.bucket, bucket]));
      this.#tail = new Map();
    }
    if (change.tail) this.#tail.set(change.tail.rev, change.tail);
    return { ops, entries };
  }

  async putBucket(bucket: StoredBucket): Promise<void> {
    if ((this.#buckets.get(bucket.bucket)?.rev ?? -1) <= bucket.rev) this.#buckets.set(bucket.bucket, bucket);
  }

  async cutTail(rev: number): Promise<void> {
    for (const key of this.#tail.keys()) if (key <= rev) this.#tail.delete(key);
  }

  async files(): Promise<readonly KeptFile[]> {
    return [...this.#files.values()];
  }

  async putFile(file: KeptFile): Promise<void> {
    this.#files.set(file.fileId, file);
  }

  async dropFile(fileId: string): Promise<void> {
    this.#files.delete(fileId);
  }

  close(): void {}
}

const isWanted = (wanted: 'all' | readonly number[], key: number): boolean =>
  wanted === 'all' || wanted.includes(key);

const byKey = <T extends { readonly key: number }>(things: ReadonlyMap<number, T>): readonly T[] =>
  [...things.values()].sort((a, b) => a.key - b.key);
