import { receiveDelta, restartAt, type Arrived, type Outcome } from './outbox-changes.ts';
import { bucketOf } from './bucket.ts';
import type { EngineServices, SnapshotLine, StoreNews } from './engine-services.ts';
import { follows, groupByBucket, isSameRecord } from './stored-parts.ts';
import { Outbox } from './outbox.ts';
import { RecordView } from './record-view.ts';
import type { Read, StoredRecord, ReadScope } from './store.ts';
import type { RecordHead, RecordRow, StoredBucket } from './stored.ts';

const QUEUE: ReadScope = { ops: 'all', entries: 'none' };
const ABOVE_ALL = Number.MAX_SAFE_INTEGER;

/**
 * One plan's record in one page: its rows in memory with pending writes over them, and a store that other pages may share. A write is in the
 * store before it counts as saved; deltas are stored together with the end of the operations that they acknowledge.
 */
export class LocalRecord {
  readonly view: RecordView;
  /** Pending writes and the undo history. */
  readonly outbox: Outbox;
  readonly #services: EngineServices;
  #head: RecordHead | undefined;
  /** The store had no room for rows that are shown: it stays at an older revision until all rows are written anew. */
  #isBehind = false;
  /** Changes that are in the tail and not in the snapshot. */
  #unfolded = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(services: EngineServices) {
    this.#services = services;
    this.view = new RecordView(services.rules);
    this.outbox = new Outbox(services, this.view, () => this.#head);
  }

  get head(): RecordHead | undefined {
    return this.#head;
  }

  /** Whether all rows that are shown are in the store too. */
  get isStored(): boolean {
    return !this.#isBehind;
  }

  /** How many changes would be folded into the snapshot. */
  get unfolded(): number {
    return this.#unfolded;
  }

  /** Reads the store. True where it had a record; pending writes are read in any case. */
  open(): Promise<boolean> {
    return this.#inTurn(() => this.#open());
  }

  async #open(): Promise<boolean> {
    const stored = await this.#services.store.read();
    if (stored.head) await this.#loadStored(stored.head, stored);
    this.#head = stored.head;
    this.#isBehind = false;
    // Others have had their turn while rows were read.
    const since = await this.#services.store.readSince(stored.head?.rev ?? ABOVE_ALL);
    if (follows(this.#head, since)) this.#takeSince(this.#head, since);
    else this.outbox.take(since.ops, since.entries);
    return stored.head !== undefined;
  }

  async #loadStored(head: RecordHead, stored: StoredRecord): Promise<void> {
    const all: RecordRow[] = [];
    for (const { bytes } of stored.buckets) {
      for (const row of this.#services.parse(bytes)) all.push(row);
      await this.#services.rest?.();
    }
    // All at once: what is shown bit by bit is drawn anew with each, and all of it is here in a moment.
    if (this.#head === undefined) this.view.load(all);
    else this.view.replaceWith(all);
    const revs = new Map(stored.buckets.map(({ bucket, rev }) => [bucket, rev]));
    this.#unfolded = stored.tail.reduce((sum, { changes }) => sum + changes.length, 0);
    let reached = -1;
    for (const { rev, changes } of stored.tail) {
      const from = reached;
      reached = rev;
      this.view.apply(
        changes.filter(
          (change) =>
            change.rev > from && change.rev > (revs.get(bucketOf(change.entityId, head.buckets)) ?? -1),
        ),
      );
    }
  }

  /** Reads what other pages of the store did. */
  refresh(news: StoreNews = { of: 'rows' }): Promise<void> {
    this.outbox.withdraw(news.withdrawn ?? []);
    return this.#inTurn(() => this.#refresh(news));
  }

  async #refresh({ of }: StoreNews): Promise<void> {
    const head = this.#head;
    const stored = await this.#services.store.readSince(of === 'queue' ? ABOVE_ALL : (head?.rev ?? -1));
    if (of === 'queue') this.outbox.take(stored.ops, stored.entries);
    else if (of === 'rows' && follows(head, stored)) this.#takeSince(head, stored);
    else if (of === 'rows' && this.#isBehind) this.outbox.take(stored.ops, stored.entries);
    else await this.#open();
  }

  #takeSince({ rev }: RecordHead, stored: Omit<StoredRecord, 'buckets'>): void {
    this.#head = stored.head;
    this.#isBehind = false;
    const changes = stored.tail.flatMap((entry) => entry.changes).filter((change) => change.rev > rev);
    this.outbox.take(stored.ops, stored.entries, changes);
  }

  /** Takes a delta. One that does not follow on the revision of this page is not taken: the answer is a gap. */
  receive(arrived: Arrived): Promise<'kept' | 'gap'> {
    return this.#inTurn(() => this.#receive(arrived));
  }

  async #receive(arrived: Arrived): Promise<'kept' | 'gap'> {
    const head = this.#head;
    if (head === undefined || arrived.from > head.rev) return 'gap';
    if (arrived.rev <= head.rev) return 'kept';
    const changes = arrived.changes.filter(({ rev }) => rev > head.rev);
    const fresh: Arrived = { from: head.rev, rev: arrived.rev, changes };
    const work = (read: Read): Outcome<void> => this.#receiveDelta(read, fresh, head);
    const wanted: ReadScope = { ops: 'all', entries: this.#entriesAbout(changes) };
    let read: Read = { head, ops: this.outbox.stored, entries: this.outbox.entries };
    const made = await this.#services.store
      .transact(wanted, (standing) => {
        read = standing;
        const { head: _, tail: __, ...queue } = work(standing).change;
        if (this.#isBehind) return { change: queue, answer: 'taken' };
        return isSameRecord(standing.head, head)
          ? { ...work(standing), answer: 'taken' }
          : { change: {}, answer: 'other' };
      })
      .catch(() => undefined);
    if (made?.answer === 'other') {
      await this.#open();
      return 'gap';
    }
    // No room: seen all the same, and asked for again when the page is opened anew.
    this.#isBehind ||= made === undefined;
    if (!made) read = { head, ops: this.outbox.stored, entries: this.outbox.entries };
    const taken = made ?? { ...work(read), ops: [], entries: [] };
    const { ops, entries } = this.outbox.after(taken, QUEUE, read);
    this.#head = { ...head, rev: fresh.rev };
    this.#unfolded += fresh.changes.length;
    this.outbox.take(ops, entries, fresh.changes);
    this.#notifyPages({ of: 'rows' });
    return 'kept';
  }

  #receiveDelta(read: Read, fresh: Arrived, head: RecordHead): Outcome<void> {
    const ours = new Set(this.outbox.entries.flatMap(({ opIds }) => opIds));
    return receiveDelta(read, fresh, {
      head,
      rowOf: (id) => this.view.confirmedRow(id),
      rules: this.#services.rules,
      isOurs: (opId) => ours.has(opId),
    });
  }

  #entriesAbout(changes: Arrived['changes']): readonly number[] {
    const ids = new Set(changes.map(({ entityId }) => entityId));
    return this.outbox.entries
      .filter(({ parts }) => parts.some(({ entityId }) => ids.has(entityId)))
      .map(({ key }) => key);
  }

  /**
   * Takes a snapshot in place of all rows. Where there were none, rows are shown while they come, each time that twice as many are here.
   * @throws where the snapshot broke off: nothing of it is stored then
   */
  async loadSnapshot(lines: AsyncIterable<SnapshotLine>): Promise<void> {
    const isFirst = this.#head === undefined;
    let shown = 0;
    const load: { head?: RecordHead; rows: RecordRow[]; buckets: StoredBucket[]; end?: number } = {
      rows: [],
      buckets: [],
    };
    for await (const line of lines) {
      if ('head' in line) load.head = line.head;
      else if ('end' in line) load.end = line.end.rows;
      else {
        for (const row of line.rows) load.rows.push(row);
        load.buckets.push({ bucket: line.bucket, rev: load.head?.rev ?? 0, bytes: line.bytes });
        if (isFirst && load.rows.length >= 2 * shown && this.#services.isTimeToShow?.()) {
          this.view.load(load.rows.slice(shown));
          shown = load.rows.length;
        }
        await this.#services.rest?.();
      }
    }
    const { head, rows, buckets } = load;
    if (head === undefined || load.end !== rows.length) throw new Error('A first load broke off.');
    // Seen before it is kept: a store may take as long as the line did.
    if (isFirst) this.view.load(rows.slice(shown));
    await this.#inTurn(() => this.#keepWhole(head, rows, buckets));
  }

  async #keepWhole(
    head: RecordHead,
    rows: readonly RecordRow[],
    whole: readonly StoredBucket[],
  ): Promise<void> {
    let read: Read = { head: this.#head, ops: this.outbox.stored, entries: this.outbox.entries };
    const made = await this.#services.store
      .transact(QUEUE, (standing) => {
        read = standing;
        return { change: { ...restartAt(standing, head), whole }, answer: undefined };
      })
      .catch(() => undefined);
    // Without room the rows are in memory alone, and the store stays as it was.
    if (!made) read = { head: this.#head, ops: this.outbox.stored, entries: this.outbox.entries };
    const taken = made ?? { change: restartAt(read, head), ops: [], entries: [] };
    this.#isBehind = made === undefined;
    this.#unfolded = 0;
    this.#head = head;
    this.view.replaceWith(rows);
    const { ops, entries } = this.outbox.after(taken, QUEUE, read);
    this.outbox.take(ops, entries);
    this.#notifyPages({ of: 'whole' });
  }

  /** Writes the tail into the buckets of the snapshot, one by one, and cuts it. For idle moments. */
  fold(): Promise<void> {
    return this.#inTurn(async () => {
      const head = this.#head;
      const { store, write, rest } = this.#services;
      if (head === undefined) return;
      if (this.#isBehind) return this.#storeAnew(head);
      const stored = await store.readSince(-1);
      if (stored.head === undefined || stored.head.rev !== head.rev) return;
      const wanted = new Set(
        stored.tail.flatMap(({ changes }) => changes.map(({ entityId }) => bucketOf(entityId, head.buckets))),
      );
      const rows = groupByBucket(this.view.confirmedRows(), head.buckets, wanted);
      for (const bucket of wanted) {
        await store.putBucket({ bucket, rev: head.rev, bytes: write(rows.get(bucket) ?? []) });
        await rest?.();
      }
      await store.cutTail(head.rev);
      this.#unfolded = 0;
    });
  }

  async #storeAnew(head: RecordHead): Promise<void> {
    const { store } = this.#services;
    const whole = await this.#writeWhole(head);
    const made = await store.transact({ ops: 'none', entries: 'none' }, (read) => {
      const isOvertaken = read.head !== undefined && read.head.rev > head.rev;
      return { change: isOvertaken ? {} : { head, whole }, answer: isOvertaken };
    });
    if (made.answer) await this.#open();
    else this.#notifyPages({ of: 'whole' });
    this.#isBehind = false;
  }

  async #writeWhole(head: RecordHead): Promise<readonly StoredBucket[]> {
    const { write, rest } = this.#services;
    const every = new Set(Array.from({ length: head.buckets }, (_, bucket) => bucket));
    const whole: StoredBucket[] = [];
    for (const [bucket, inIt] of groupByBucket(this.view.confirmedRows(), head.buckets, every)) {
      whole.push({ bucket, rev: head.rev, bytes: write(inIt) });
      await rest?.();
    }
    return whole;
  }

  #notifyPages(news: StoreNews): void {
    this.#services.tell?.(news);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
