import {
  MemoryStore,
  type StoreChanged,
  type StoreChange,
  type KeptFile,
  type Read,
  type RecordStore,
  type StoredBucket,
  type StoredRecord,
  type ReadScope,
} from '@tussock/sync';
import { ReplicaStore } from './replica-store.ts';

const ABOVE_ALL = Number.MAX_SAFE_INTEGER;

/** Opens what is kept of a plan on this device. Where nothing can be kept (a private window, a newer release's database) it is memory. */
async function openStore(name: string, now: () => number): Promise<RecordStore> {
  try {
    const store = await ReplicaStore.open(name);
    const { head } = await store.readSince(ABOVE_ALL);
    // The right has run out: there are no rows any more, on a device without a line either.
    if (head?.until && Date.parse(head.until) <= now()) await store.forgetRows();
    return store;
  } catch {
    return new MemoryStore();
  }
}

/** A store that is being opened: everything waits for it. */
export class LateStore implements RecordStore {
  readonly opened: Promise<RecordStore>;
  #isLasting = false;
  #kept: ReplicaStore | undefined;

  /** @param name of the database; undefined where nothing is to be kept on this device */
  constructor(name: string | undefined, now: () => number) {
    this.opened = this.#open(name, now);
  }

  async #open(name: string | undefined, now: () => number): Promise<RecordStore> {
    const store = name === undefined ? new MemoryStore() : await openStore(name, now);
    this.#isLasting = store.isLasting;
    if (store instanceof ReplicaStore) this.#kept = store;
    return store;
  }

  get isLasting(): boolean {
    return this.#isLasting;
  }

  /** The store on this device, once it is open, and where there is one. */
  get kept(): ReplicaStore | undefined {
    return this.#kept;
  }

  async read(): Promise<StoredRecord> {
    return (await this.opened).read();
  }
  async readSince(rev: number): Promise<Omit<StoredRecord, 'buckets'>> {
    return (await this.opened).readSince(rev);
  }
  async transact<T>(
    wanted: ReadScope,
    work: (read: Read) => { readonly change: StoreChange; readonly answer: T },
  ): Promise<StoreChanged<T>> {
    return (await this.opened).transact(wanted, work);
  }
  async putBucket(bucket: StoredBucket): Promise<void> {
    await (await this.opened).putBucket(bucket);
  }
  async cutTail(rev: number): Promise<void> {
    await (await this.opened).cutTail(rev);
  }
  async files(): Promise<readonly KeptFile[]> {
    return (await this.opened).files();
  }
  async putFile(file: KeptFile): Promise<void> {
    await (await this.opened).putFile(file);
  }
  async dropFile(fileId: string): Promise<void> {
    await (await this.opened).dropFile(fileId);
  }
  close(): void {
    void this.opened.then((store) => store.close());
  }
}
