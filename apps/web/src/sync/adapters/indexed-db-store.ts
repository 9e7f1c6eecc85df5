import type { RecordPart } from '@tussock/contract';
import {
  MemoryStore,
  type JournalEntry,
  type KeptFile,
  type QueuedOperation,
  type Read,
  type ReadScope,
  type RecordHead,
  type RecordStore,
  type StoreChange,
  type StoreChanged,
  type StoredBucket,
  type StoredRecord,
  type TailEntry,
} from '@tussock/sync';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { WaitingFile } from '../files/waiting-file.ts';

interface Stores extends DBSchema {
  head: { key: 'head'; value: RecordHead };
  chunk: { key: number; value: StoredBucket };
  tail: { key: number; value: TailEntry };
  outbox: { key: number; value: Unkeyed<QueuedOperation> };
  journal: { key: number; value: Unkeyed<JournalEntry> };
  blob: { key: string; value: WaitingFile };
}
/** Its key is given by the store. */
type Unkeyed<T> = Omit<T, 'key'> & { key?: number };
type Name = 'head' | 'chunk' | 'tail' | 'outbox' | 'journal' | 'blob';
type Transaction = IDBPTransaction<Stores, Name[], 'readwrite'>;
type Database = IDBPDatabase<Stores>;

const VERSION = 1;
const EVERY = ['head', 'chunk', 'tail', 'outbox', 'journal', 'blob'] as const satisfies Name[];

const open = (name: string): Promise<Database> =>
  openDB<Stores>(name, VERSION, {
    upgrade(db) {
      db.createObjectStore('head');
      db.createObjectStore('chunk', { keyPath: 'bucket' });
      db.createObjectStore('tail', { keyPath: 'rev' });
      db.createObjectStore('outbox', { keyPath: 'key', autoIncrement: true });
      db.createObjectStore('journal', { keyPath: 'key', autoIncrement: true });
      db.createObjectStore('blob', { keyPath: 'fileId' });
    },
    // Whoever deletes or upgrades it would wait for ever for a page that holds it.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(), // the event of a database
  });

/** After a freeze of the page, or when the device was short of room, the connection may be dead. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'InvalidStateError' || /connection/i.test(error.message));

const lostFile = (fileId: string): WaitingFile => ({
  fileId,
  blob: new Blob(),
  type: '',
  name: '',
  purpose: 'document',
  keepsPlace: false,
  isLost: true,
});

async function readFiles(db: Database): Promise<readonly WaitingFile[]> {
  try {
    return await db.getAll('blob');
  } catch (error) {
    if (isLostConnection(error)) throw error;
    // One that the browser has lost fails the reading of all of them.
    const ids = await db.getAllKeys('blob');
    const found = await Promise.all(
      ids.map((fileId) => db.get('blob', fileId).catch(() => lostFile(fileId))),
    );
    return found.filter((file) => file !== undefined);
  }
}

/** Keeps a plan on this device. Everything is either done, and there after a crash, or not done at all. */
export class IndexedDbStore implements RecordStore {
  readonly isLasting = true;
  readonly name: string;
  #db: Promise<Database>;

  private constructor(name: string, db: Database) {
    this.name = name;
    this.#db = Promise.resolve(db);
  }

  /** @throws where this browser keeps nothing, or keeps it for a newer release */
  static async open(name: string): Promise<IndexedDbStore> {
    return new IndexedDbStore(name, await open(name));
  }

  async #with<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = this.#db;
    try {
      return await work(await db);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      // Another transaction may have opened it anew already.
      if (this.#db === db) this.#db = open(this.name);
      return work(await this.#db);
    }
  }

  read(): Promise<StoredRecord> {
    return this.#with(async (db) => {
      const trx = db.transaction(EVERY, 'readonly');
      const buckets = trx.objectStore('chunk').getAll();
      const rest = readRest(trx, null);
      return { ...(await rest), buckets: await buckets };
    });
  }

  readSince(rev: number): Promise<Omit<StoredRecord, 'buckets'>> {
    return this.#with((db) => readRest(db.transaction(EVERY, 'readonly'), IDBKeyRange.lowerBound(rev, true)));
  }

  transact<T>(
    wanted: ReadScope,
    work: (read: Read) => { readonly change: StoreChange; readonly answer: T },
  ): Promise<StoreChanged<T>> {
    return this.#with(async (db) => {
      const trx = db.transaction(EVERY, 'readwrite', { durability: 'strict' });
      try {
        const { change, answer } = work(await readWanted(trx, wanted));
        const added = make(trx, change);
        await trx.done;
        return { answer, change, ops: await added.ops, entries: await added.entries };
      } catch (error) {
        void trx.done.catch(() => undefined);
        abort(trx);
        throw error;
      }
    });
  }

  putBucket(bucket: StoredBucket): Promise<void> {
    return this.#with(async (db) => {
      const trx = db.transaction('chunk', 'readwrite');
      const standing = await trx.store.get(bucket.bucket);
      if ((standing?.rev ?? -1) <= bucket.rev) ignoring(trx.store.put(bucket));
      await trx.done;
    });
  }

  cutTail(rev: number): Promise<void> {
    return this.#with((db) => db.delete('tail', IDBKeyRange.upperBound(rev)));
  }

  files(): Promise<readonly WaitingFile[]> {
    return this.#with(readFiles);
  }

  putFile(file: KeptFile): Promise<void> {
    return this.#with(async (db) => {
      await db.put('blob', file as WaitingFile); // made by the queue of files
    });
  }

  dropFile(fileId: string): Promise<void> {
    return this.#with((db) => db.delete('blob', fileId));
  }

  /** Drops all rows. What was written and not sent stays. */
  forgetRows(): Promise<void> {
    return this.#with(async (db) => {
      const trx = db.transaction(['head', 'chunk', 'tail', 'journal'], 'readwrite');
      for (const name of ['head', 'chunk', 'tail', 'journal'] as const)
        ignoring(trx.objectStore(name).clear());
      await trx.done;
    });
  }

  close(): void {
    void this.#db.then((db) => db.close());
  }
}

const ABOVE_ALL = Number.MAX_SAFE_INTEGER;

/** Opens what this device holds of a plan. Where it can hold nothing (a private window, a newer release's database) it is memory. */
export async function openStore(name: string | undefined, now: () => number): Promise<RecordStore> {
  if (name === undefined) return new MemoryStore();
  try {
    const store = await IndexedDbStore.open(name);
    const { head } = await store.readSince(ABOVE_ALL);
    // The right has run out: the rows go, on a device without a line too.
    if (head?.until && Date.parse(head.until) <= now()) await store.forgetRows();
    return store;
  } catch {
    return new MemoryStore();
  }
}

/** Work that lies on a device and may never be sent. */
export interface UnsentWork {
  readonly writes: readonly {
    readonly label: string;
    readonly at: string;
    readonly parts: readonly Pick<RecordPart, 'entity' | 'entityId' | 'op' | 'set'>[];
  }[];
  readonly files: readonly Pick<WaitingFile, 'fileId' | 'name' | 'blob'>[];
}

const notSent = ({ committedAt }: Unkeyed<QueuedOperation>): boolean => committedAt === undefined;

/** How many writes of a database were never sent. */
export async function countUnsent(name: string): Promise<number> {
  const db = await open(name);
  const ops = await db.getAll('outbox');
  db.close();
  return ops.filter(notSent).length;
}

/** What was done and never sent of a database: the values that somebody wrote here, never those that stood there, and files that can be read. */
export async function readUnsent(name: string): Promise<UnsentWork> {
  const db = await open(name);
  const [ops, files] = [await db.getAll('outbox'), await readFiles(db)];
  db.close();
  return {
    writes: ops.filter(notSent).map(({ op: { label, parts }, at }) => ({
      label,
      at,
      parts: parts.map(({ entity, entityId, op, set }) => ({ entity, entityId, op, set })),
    })),
    files: files.filter(({ isLost }) => !isLost),
  };
}

/** Whether the right to a kept plan has run out by a time. */
export async function hasRunOut(name: string, now: number): Promise<boolean> {
  const db = await open(name);
  const head = await db.get('head', 'head');
  db.close();
  return head?.until !== undefined && head.until !== null && Date.parse(head.until) <= now;
}

export const eraseDatabase = (name: string): Promise<void> => deleteDB(name);

async function readRest(
  trx: IDBPTransaction<Stores, Name[], 'readonly'>,
  above: IDBKeyRange | null,
): Promise<Omit<StoredRecord, 'buckets'>> {
  const [head, tail, ops, entries] = await Promise.all([
    trx.objectStore('head').get('head'),
    trx.objectStore('tail').getAll(above),
    trx.objectStore('outbox').getAll(),
    trx.objectStore('journal').getAll(),
  ]);
  return { head, tail, ops: keyed(ops), entries: keyed(entries) };
}

async function readWanted(trx: Transaction, { ops, entries }: ReadScope): Promise<Read> {
  const journal = trx.objectStore('journal');
  const read = await Promise.all([
    trx.objectStore('head').get('head'),
    ops === 'all' ? trx.objectStore('outbox').getAll() : [],
    entries === 'all'
      ? journal.getAll()
      : Promise.all((entries === 'none' ? [] : entries).map((key) => journal.get(key))),
  ]);
  return {
    head: read[0],
    ops: keyed(read[1]),
    entries: keyed(read[2].filter((entry) => entry !== undefined)),
  };
}

/** What was read has the key it was given. */
const keyed = <T extends { readonly key: number }>(read: readonly Unkeyed<T>[]): readonly T[] =>
  read as unknown as readonly T[];

/** A step of a transaction: whether it came off is told by the transaction's end. */
const ignoring = (step: Promise<unknown>): void => {
  step.catch(() => undefined);
};

function make(trx: Transaction, change: StoreChange) {
  const { head, tail, whole, addedFiles = [] } = change;
  const [outbox, journal] = [trx.objectStore('outbox'), trx.objectStore('journal')];
  for (const op of change.putOps ?? []) ignoring(outbox.put(op));
  for (const key of change.goneOps ?? []) ignoring(outbox.delete(key));
  for (const entry of change.putEntries ?? []) ignoring(journal.put(entry));
  for (const key of change.goneEntries ?? []) ignoring(journal.delete(key));
  // A file of ours: it was made here.
  for (const file of addedFiles) ignoring(trx.objectStore('blob').put(file as WaitingFile));
  if (head) ignoring(trx.objectStore('head').put(head, 'head'));
  if (whole) {
    ignoring(trx.objectStore('chunk').clear());
    ignoring(trx.objectStore('tail').clear());
    for (const bucket of whole) ignoring(trx.objectStore('chunk').put(bucket));
  }
  if (tail) ignoring(trx.objectStore('tail').put(tail));
  const ops = Promise.all((change.addedOps ?? []).map(async (op) => ({ ...op, key: await outbox.add(op) })));
  const entries = Promise.all(
    (change.addedEntries ?? []).map(async (entry) => ({ ...entry, key: await journal.add(entry) })),
  );
  ignoring(ops);
  ignoring(entries);
  return { ops, entries };
}

function abort(trx: Transaction): void {
  try {
    trx.abort();
  } catch {
    // It has ended by itself.
  }
}
