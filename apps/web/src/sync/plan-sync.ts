import type { RecordRow } from '@tussock/contract';
import { undoRefusals, type EntityId } from '@tussock/domain';
import {
  isPending,
  type ConnectionDispatcher,
  type LocalRecord,
  type RecordStore,
  type UndoAnswer as EngineAnswer,
} from '@tussock/sync';
import type { FileQueue } from './files/file-queue.ts';
import type { SaidOfFile, WaitingFile } from './files/waiting-file.ts';
import type { Kept, PartEdit, SyncState, UndoAnswer } from './plan-record.ts';
import type { SyncServices } from './sync-services.ts';
import { syncStateOf } from './sync-state.ts';

interface PlanSyncParts {
  readonly services: SyncServices;
  readonly store: RecordStore;
  readonly record: LocalRecord;
  readonly files: FileQueue;
  readonly dispatcher: ConnectionDispatcher;
  readonly close: () => void;
}

/** The open plan as screens use it: its rows, writes, undo, and how its sync goes. */
export class PlanSync {
  readonly planId: string;
  readonly close: () => void;
  readonly #parts: PlanSyncParts;
  readonly #listeners = new Set<() => void>();
  #state: SyncState | undefined;

  constructor(parts: PlanSyncParts) {
    this.#parts = parts;
    this.planId = parts.services.planId;
    this.close = parts.close;
  }

  /** The rows of an entity with pending writes; the same list until something in it changes. */
  rowsOf(entity: EntityId): readonly RecordRow[] {
    return this.#parts.record.view.rowsOf(entity);
  }

  row(id: string): RecordRow | undefined {
    return this.#parts.record.view.row(id);
  }

  /** Hears of changed rows alone, with their ids. */
  subscribeToRows(listener: (changedIds: ReadonlySet<string>) => void): () => void {
    return this.#parts.record.view.subscribe(listener);
  }

  /** Notifies of every change of rows, the outbox or the connection. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Rows, the outbox or the connection have changed. */
  readonly notify = (): void => {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  };

  readonly sync = (): SyncState => {
    const { record, store, dispatcher } = this.#parts;
    return (this.#state ??= syncStateOf(record, dispatcher.connection, store.isLasting));
  };

  /** Shows a write at once; resolves when it is saved on this device. */
  async write(label: string, parts: readonly PartEdit[]): Promise<Kept> {
    const kept = await this.#parts.record.outbox.write(label, parts);
    this.#outboxChanged();
    return kept;
  }

  /** A write with files that wait for the line with it: all of them are saved on this device, or none. @throws where there is no room */
  async writeWithFiles(
    label: string,
    parts: readonly PartEdit[],
    files: readonly WaitingFile[],
  ): Promise<Kept> {
    const kept = await this.#parts.files.write(label, parts, files);
    this.#outboxChanged();
    return kept;
  }

  /** Writes on a file that waits on this device. False where it waits no more: it is a row of the record then, or soon. */
  async amendFile(fileId: string, said: SaidOfFile): Promise<boolean> {
    const isAmended = await this.#parts.files.amend(fileId, said);
    if (isAmended) this.notify();
    return isAmended;
  }

  /** The files that wait on this device; the same list until it is another. */
  readonly waitingFiles = (): readonly WaitingFile[] => this.#parts.files.shown;

  async lookForFiles(): Promise<void> {
    // A store that cannot be read now is read when the outbox is another.
    if (await this.#parts.files.look().catch(() => false)) this.notify();
  }

  /** Announces that what was left by an earlier page was sent, and none of it refused. */
  async announceSent(): Promise<void> {
    const { record, services } = this.#parts;
    const left = record.outbox.stored.filter(isPending);
    const results = await Promise.all(left.map(({ op }) => record.outbox.settled(op.opId)));
    const kept = results.filter(({ code }) => code !== 'withdrawn');
    if (kept.length > 0 && kept.every(({ status }) => status === 200)) services.allSent?.(kept.length);
  }

  /** Undoes the last write, or one write. */
  async undo(opId?: string): Promise<UndoAnswer> {
    return this.#answer(await this.#parts.record.outbox.undo(opId));
  }

  async redo(): Promise<UndoAnswer> {
    return this.#answer(await this.#parts.record.outbox.redo());
  }

  #answer(answer: EngineAnswer): UndoAnswer {
    this.#outboxChanged();
    if (answer.ok) return { ok: true, label: answer.label };
    const by = answer.reason === 'nothing' ? null : (answer.by?.name ?? null);
    return { ok: false, reason: undoRefusals[answer.reason](by) };
  }

  /** Looks for a line now, and sends: by itself that is retried less and less often. */
  sendNow(): void {
    this.#parts.dispatcher.dispatch({ type: 'sendRequested' });
  }

  async drop(opId: string): Promise<void> {
    await this.#parts.record.outbox.drop(opId);
    this.#outboxChanged();
  }

  /** Sends a refused write again; undefined where there is nothing to send. */
  async retry(opId: string, parts?: readonly PartEdit[]): Promise<Kept | undefined> {
    const kept = await this.#parts.record.outbox.retry(opId, parts);
    this.#outboxChanged();
    return kept;
  }

  #outboxChanged(): void {
    this.#parts.dispatcher.dispatch({ type: 'outboxChanged' });
  }
}

/** The part of it that screens use. */
export type PlanRecord = Omit<PlanSync, 'subscribeToRows' | 'notify' | 'lookForFiles' | 'announceSent'>;
