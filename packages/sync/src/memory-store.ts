import type { Amended, Amendment, Read, RecordStore, StoredRecord, Wanted } from './store.ts';
import type { JournalEntry, KeptFile, QueuedOp, RecordHead, StoredBucket, TailEntry } from './stored.ts';

/** A store that ends with the page: for private windows, for devices that are shared, and for seeing a plan as another role. */
export class MemoryStore implements RecordStore {
  readonly isLasting = false;
  #head: RecordHead | undefined;
  #buckets = new Map<number, StoredBucket>();
  #tail = new Map<number, TailEntry>();
  readonly #ops = new Map<number, QueuedOp>();
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

  async amend<T>(
    { ops, entries }: Wanted,
    work: (read: Read) => { readonly amendment: Amendment; readonly answer: T },
  ): Promise<Amended<T>> {
    const { amendment, answer } = work({
      head: this.#head,
      ops: ops === 'all' ? byKey(this.#ops) : [],
      entries: entries === 'none' ? [] : byKey(this.#entries).filter(({ key }) => isWanted(entries, key)),
    });
    return { answer, amendment, ...this.#make(amendment) };
  }

  #make(amendment: Amendment): { readonly ops: QueuedOp[]; readonly entries: JournalEntry[] } {
    const ops = (amendment.addedOps ?? []).map((op) => ({ ...op, key: (this.#lastKey += 1) }));
    const entries = (amendment.addedEntries ?? []).map((entry) => ({ ...entry, key: (this.#lastKey += 1) }));
    for (const op of [...(amendment.putOps ?? []), ...ops]) this.#ops.set(op.key, op);
    for (const entry of [...(amendment.putEntries ?? []), ...entries]) this.#entries.set(entry.key, entry);
    for (const key of amendment.goneOps ?? []) this.#ops.delete(key);
    for (const key of amendment.goneEntries ?? []) this.#entries.delete(key);
    for (const file of amendment.addedFiles ?? []) this.#files.set(file.fileId, file);
    this.#head = amendment.head ?? this.#head;
    if (amendment.whole) {
      this.#buckets = new Map(amendment.whole.map((bucket) => [bucket.bucket, bucket]));
      this.#tail = new Map();
    }
    if (amendment.tail) this.#tail.set(amendment.tail.rev, amendment.tail);
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
