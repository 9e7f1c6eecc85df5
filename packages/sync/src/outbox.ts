import { discardOperation, releaseFile, retryOperation, settle, type Outcome } from './outbox-changes.ts';
import { undoOperation, undoOrRedo, type UndoAnswer } from './undo-changes.ts';
import { isSame, type Values } from './is-same.ts';
import { endedByNew, journalPartOf } from './journal.ts';
import type { EngineServices } from './engine-services.ts';
import { amended, isEmpty, resultOf } from './stored-parts.ts';
import { nextBatch } from './next-batch.ts';
import { moved } from './operation-states.ts';
import { changedOps } from './rebase-operations.ts';
import type { RecordView } from './record-view.ts';
import type { StoreChanged, Read, ReadScope } from './store.ts';
import type {
  JournalEntry,
  KeptFile,
  NewEntry,
  NewOperation,
  QueuedOperation,
  RecordChange,
  RecordHead,
  RecordOp,
  RecordPart,
  RecordResult,
  RecordRow,
} from './stored.ts';

/** One thing's part of a write. Without `base`, the values its author saw are those of the row as it is shown. */
export interface EditPart {
  readonly entity: string;
  readonly entityId: string;
  readonly op: RecordPart['op'];
  readonly set: Values;
  readonly base?: Values;
  readonly baseVersion?: number;
}

/**
 * The version that an author has seen, by the values they saw. A form may hold older values than the row: its author has not seen the row's
 * version, and must not overwrite it unasked.
 */
function versionSeen(row: RecordRow | undefined, keys: readonly string[], base: Values | undefined): number {
  if (!row) return 0;
  const hasSeenIt = !base || keys.every((key) => isSame(base[key], row.values[key]));
  return hasSeenIt ? row.version : Math.max(0, row.version - 1);
}

/** A write that is saved on this device. `settled` resolves when the server has answered for good. */
export interface PendingWrite {
  readonly opId: string;
  readonly settled: Promise<RecordResult>;
}

interface WriteFiles {
  readonly waitsFor?: readonly string[];
  readonly files?: readonly KeptFile[];
}

const ALL: ReadScope = { ops: 'all', entries: 'all' };
const QUEUE: ReadScope = { ops: 'all', entries: 'none' };
const NOTHING_READ: ReadScope = { ops: 'none', entries: 'none' };
/** The key, behind all others, of a write that is on its way into the store. */
const BEHIND_ALL = Number.MAX_SAFE_INTEGER;

const NONE: ReadonlySet<string> = new Set();

/**
 * The outbox and the undo history of one page. Every change is a transaction of the store first, and is shown once it will outlive the page;
 * a write alone is shown before.
 */
export class Outbox {
  readonly #services: EngineServices;
  readonly #view: RecordView;
  readonly #head: () => RecordHead | undefined;
  #ops: readonly QueuedOperation[] = [];
  #unkept: readonly QueuedOperation[] = [];
  #entries: readonly JournalEntry[] = [];
  #sending: ReadonlySet<string> = new Set();
  readonly #awaited = new Map<string, (result: RecordResult) => void>();
  readonly #withdrawn = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(services: EngineServices, view: RecordView, head: () => RecordHead | undefined) {
    this.#services = services;
    this.#view = view;
    this.#head = head;
  }

  /** All operations, in order; those that are not in the store yet last. */
  get ops(): readonly QueuedOperation[] {
    return this.#unkept.length === 0 ? this.#ops : [...this.#ops, ...this.#unkept];
  }

  /** Operations that are in the store. */
  get stored(): readonly QueuedOperation[] {
    return this.#ops;
  }

  /** The undo history, in order. */
  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  isSending(opId: string): boolean {
    return this.#sending.has(opId);
  }

  /** Notifies of every change of the outbox or the undo history. Returns how to unsubscribe. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Shows a write at once, and resolves when it is saved on this device. @throws the store's error; the write is shown no longer */
  async write(label: string, edits: readonly EditPart[], withFiles: WriteFiles = {}): Promise<PendingWrite> {
    const { waitsFor = [], files = [] } = withFiles;
    const parts = edits.map((edit) => this.#partOf(edit));
    const op = { ...this.#newOp(label, parts), ...(waitsFor.length > 0 ? { waitsFor } : {}) };
    const entry: NewEntry = {
      label,
      at: op.at,
      opIds: [op.op.opId],
      parts: parts.map((part) => journalPartOf(part, this.#view.row(part.entityId))),
    };
    const unkept = { ...op, key: BEHIND_ALL };
    this.#show(this.#ops, [...this.#unkept, unkept]);
    const { opId } = op.op;
    const settled = this.settled(opId);
    try {
      await this.#amend(NOTHING_READ, () => ({
        change: {
          addedOps: [op],
          addedEntries: [entry],
          goneEntries: endedByNew(this.#entries),
          addedFiles: files,
        },
        answer: undefined,
      }));
    } catch (error) {
      this.#awaited.delete(opId);
      this.#show(
        this.#ops,
        this.#unkept.filter((one) => one !== unkept),
      );
      throw error;
    }
    this.#services.tell?.({ of: 'queue' });
    return { opId, settled };
  }

  /** Resolves when the server has answered for good. */
  settled(opId: string): Promise<RecordResult> {
    return new Promise((resolve) => {
      const before = this.#awaited.get(opId);
      this.#awaited.set(opId, (result) => {
        before?.(result);
        resolve(result);
      });
    });
  }

  #partOf({ entity, entityId, op, set, base, baseVersion }: EditPart): RecordPart {
    const seen = this.#view.row(entityId);
    const keys = op === 'update' ? Object.keys(set) : [];
    const values = seen?.values ?? {};
    return {
      entity,
      entityId,
      op,
      set: { ...set },
      base: Object.fromEntries(keys.map((key) => [key, (base ?? values)[key] ?? null])),
      baseVersion: baseVersion ?? versionSeen(seen, keys, base),
    };
  }

  #newOp(label: string, parts: readonly RecordPart[]): NewOperation {
    const { newId, now, schema } = this.#services;
    const at = now();
    const op: RecordOp = {
      opId: newId(),
      schema,
      label: label.slice(0, 200),
      doneAt: at,
      parts: [...parts],
    };
    return { op, at, state: 'waiting', isSent: false };
  }

  /** Undoes the last write, or one write, whatever was done after it. */
  undo(opId?: string): Promise<UndoAnswer> {
    if (opId === undefined) return this.#turnBack('undo');
    return this.#change(ALL, (read) => undoOperation(read, opId, this.#undoSurroundings()));
  }

  redo(): Promise<UndoAnswer> {
    return this.#turnBack('redo');
  }

  #turnBack(way: 'undo' | 'redo'): Promise<UndoAnswer> {
    return this.#change(ALL, (read) => undoOrRedo(read, way, this.#undoSurroundings()));
  }

  #undoSurroundings() {
    return {
      rowOf: (id: string) => this.#view.row(id),
      rules: this.#services.rules,
      newOp: (label: string, parts: readonly RecordPart[]) => this.#newOp(label, parts),
    };
  }

  /** Discards an operation, or undoes it where it may have been done already. Returns whether either was possible. */
  async drop(opId: string): Promise<boolean> {
    const dropped = await this.#change(ALL, (read) => discardOperation(read, opId));
    if (dropped.length > 0) return true;
    const answer = await this.#change(ALL, (read) => undoOperation(read, opId, this.#undoSurroundings()));
    return answer.ok;
  }

  /** Sends a refused operation again, as it is or with other parts. Undefined where there is nothing to send. */
  async retry(opId: string, edits?: readonly EditPart[]): Promise<PendingWrite | undefined> {
    const anew = edits && {
      opId: this.#services.newId(),
      parts: edits.map((edit) => this.#partOf({ ...this.#deletionSeen(opId, edit), ...edit })),
    };
    if (!(await this.#change(ALL, (read) => retryOperation(read, opId, anew)))) return undefined;
    const sentAs = anew?.opId ?? opId;
    return { opId: sentAs, settled: this.settled(sentAs) };
  }

  /** A row that a pending operation deletes is not shown: the version its author saw is in the operation alone. */
  #deletionSeen(opId: string, { entityId, op }: EditPart): Pick<EditPart, 'baseVersion'> {
    const waiting = this.ops.find((queued) => queued.op.opId === opId && queued.state === 'waiting');
    const part = waiting?.op.parts.find((one) => one.entityId === entityId);
    return op === 'delete' && part?.op === 'delete' ? { baseVersion: part.baseVersion } : {};
  }

  /** A file is on the server, under another id: operations that awaited it may go. */
  releaseFile(fileId: string, idThere: string): Promise<void> {
    return this.#change(ALL, (read) => releaseFile(read, fileId, idThere));
  }

  /** The next request's operations: from here on each may have been done. */
  async takeBatch(most?: number): Promise<readonly RecordOp[]> {
    const { answer } = await this.#amend(QUEUE, ({ ops }) => {
      const batch = nextBatch(ops, most);
      const putOps = changedOps(
        batch,
        batch.map((queued) => moved(queued, 'batched')),
      );
      return { change: { putOps }, answer: batch.map(({ op }) => op) };
    });
    this.#sending = new Set(answer.map(({ opId }) => opId));
    if (answer.length > 0) this.changed();
    return answer;
  }

  /** Another page has withdrawn these operations before they were done. */
  withdraw(opIds: readonly string[]): void {
    for (const opId of opIds) this.#withdrawn.add(opId);
  }

  /** Takes the server's answers; none where it gave no answer. Operations that failed too often are set aside as refused. */
  async settle(results: readonly RecordResult[], setAside: ReadonlySet<string> = NONE): Promise<void> {
    this.#sending = new Set();
    if (results.length > 0)
      await this.#change(QUEUE, (read) => settle(read, results, { seen: this.#head()?.rev ?? -1, setAside }));
    this.changed();
  }

  async #change<T>(wanted: ReadScope, work: (read: Read) => Outcome<T>): Promise<T> {
    const { answer, withdrawn, isEmpty } = await this.#amend(wanted, work);
    if (!isEmpty) this.#services.tell?.({ of: 'queue', withdrawn });
    return answer;
  }

  async #amend<T>(wanted: ReadScope, work: (read: Read) => Outcome<T>) {
    let read: Read = { head: undefined, ops: [], entries: [] };
    const made = await this.#services.store.transact(wanted, (standing) => {
      read = standing;
      const { change, answer, withdrawn = [] } = work(standing);
      return { change, answer: { answer, withdrawn } };
    });
    this.withdraw(made.answer.withdrawn);
    const { ops, entries } = this.after(made, wanted, read);
    this.take(ops, entries);
    return { ...made.answer, isEmpty: isEmpty(made) };
  }

  /**
   * The queue and the journal after an change: as they were read for it, so that what other pages did is seen too, or else as they are in
   * memory.
   */
  after(
    { change, ops, entries }: Omit<StoreChanged<unknown>, 'answer'>,
    wanted: ReadScope,
    read: Read,
  ): { readonly ops: readonly QueuedOperation[]; readonly entries: readonly JournalEntry[] } {
    const standingOps = wanted.ops === 'all' ? read.ops : this.#ops;
    const standing = wanted.entries === 'all' ? read.entries : this.#entries;
    return {
      ops: amended(standingOps, [...(change.putOps ?? []), ...ops], change.goneOps),
      entries: amended(standing, [...(change.putEntries ?? []), ...entries], change.goneEntries),
    };
  }

  /** Takes the outbox as the store has it, with rows that came along. What is the same stays the same object. */
  take(
    ops: readonly QueuedOperation[],
    entries: readonly JournalEntry[],
    changes: readonly RecordChange[] = [],
  ): void {
    const known = new Map(this.ops.map(({ op }) => [op.opId, op]));
    const taken = ops.map((queued) => {
      const op = known.get(queued.op.opId);
      return op !== undefined && op !== queued.op && isSame(op, queued.op) ? { ...queued, op } : queued;
    });
    const stored = new Set(taken.map(({ op }) => op.opId));
    this.#entries = entries;
    const unkept = this.#unkept.filter(({ op }) => !stored.has(op.opId));
    this.#show(taken, unkept, changes);
  }

  #show(
    ops: readonly QueuedOperation[],
    unkept: readonly QueuedOperation[],
    changes: readonly RecordChange[] = [],
  ): void {
    this.#ops = ops;
    this.#unkept = unkept;
    this.#view.apply(changes, this.ops);
    this.changed();
  }

  /** Notifies listeners, and resolves the writes that are settled. */
  changed(): void {
    if (this.#awaited.size > 0) this.#answerAwaited();
    for (const listener of this.#listeners) listener();
  }

  #answerAwaited(): void {
    const queue = new Map(this.ops.map((queued) => [queued.op.opId, queued]));
    for (const [opId, resolve] of this.#awaited) {
      const result = resultOf(opId, queue.get(opId), this.#withdrawn.has(opId));
      if (result === undefined) continue;
      this.#awaited.delete(opId);
      resolve(result);
    }
  }
}
