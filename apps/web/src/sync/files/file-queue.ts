import { recordWords } from '@tussock/domain';
import {
  ErrorCounts,
  stateOf,
  type RecordStore,
  type Outbox,
  type QueuedOperation,
  type Sent,
} from '@tussock/sync';
import type { SaidOfFile, WaitingFile } from './waiting-file.ts';
import type { Kept, PartEdit } from '../plan-record.ts';

/** The answer to a file: stored, under the server's id; refused for good, and why; failed by a server error; or not answered now. */
export type FileAnswer =
  | { readonly of: 'done'; readonly fileId: string }
  | { readonly of: 'later' }
  | { readonly of: 'fault' }
  | { readonly of: 'refused'; readonly status: number; readonly message: readonly string[] };

/** Signs, uploads and attaches one file. The file's id is the operation id of all three: nothing is done twice. */
export type SendFile = (file: WaitingFile) => Promise<FileAnswer>;

interface FileServices {
  readonly store: RecordStore;
  readonly outbox: Outbox;
  readonly sendFile: SendFile | undefined;
  /** Operations that awaited a file may go now. */
  readonly onReleased: () => void;
}

/** Whether files have to be on the server before an operation. */
export const awaitsFiles = (queued: QueuedOperation): boolean => stateOf(queued) === 'awaitingFiles';

/** The answer for a file that the server failed on too often. */
const FAULTY: FileAnswer = { of: 'refused', status: 500, message: [recordWords.fileFault] };

/** The answer for a file that the browser has lost. */
const LOST: FileAnswer = { of: 'refused', status: 410, message: [recordWords.fileLost] };

const FAULT_STATUS = 500;
const ABOVE_ALL = Number.MAX_SAFE_INTEGER;
/** Limit of what waits on a device, in bytes. */
const MOST_BYTES = 500_000_000;

/** There is no room on this device for another file. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** Photos and documents that wait on this device. They are sent before the operations that name them. */
export class FileQueue {
  readonly #services: FileServices;
  /** Files that operations await: the same list until one changes. */
  #shown: readonly WaitingFile[] = [];
  #named = '';
  readonly #faults = new ErrorCounts();
  /** The file that is being sent now. */
  #underWay: { readonly fileId: string; readonly over: Promise<unknown> } | undefined;
  /** Captions of files that were written after their sending began. */
  readonly #amended = new Map<string, SaidOfFile>();

  constructor(services: FileServices) {
    this.#services = services;
  }

  /** The files that wait, in the order in which they were taken. */
  get shown(): readonly WaitingFile[] {
    return this.#shown;
  }

  /** Reads what waits where ops wait for other files than before: here, in another page, or before a restart. True where it is another list. */
  async look(): Promise<boolean> {
    const named = [...new Set(this.#services.outbox.stored.flatMap(({ waitsFor = [] }) => waitsFor))];
    const key = named.join();
    if (key === this.#named) return false;
    this.#named = key;
    const files = named.length === 0 ? [] : await this.#waiting();
    // Meanwhile it may have become another again, and is read for that.
    if (key !== this.#named) return false;
    this.#shown = files.filter(({ fileId }) => named.includes(fileId));
    return true;
  }

  /** @throws {NoRoomError} where too much waits; and what the store throws */
  async write(label: string, parts: readonly PartEdit[], files: readonly WaitingFile[]): Promise<Kept> {
    const bytes = [...(await this.#waiting()), ...files].reduce((sum, { blob }) => sum + blob.size, 0);
    if (bytes > MOST_BYTES) throw new NoRoomError('Too many files wait on this device.');
    const waitsFor = files.map(({ fileId }) => fileId);
    return this.#services.outbox.write(label, parts, { waitsFor, files });
  }

  /** Writes on a file that waits. False where it does not: it has gone, on its way as it may be when this is asked. */
  async amend(fileId: string, said: SaidOfFile): Promise<boolean> {
    if (this.#underWay?.fileId === fileId) await this.#underWay.over;
    this.#amended.set(fileId, said);
    const { store } = this.#services;
    const file = (await this.#waiting()).find((one) => one.fileId === fileId);
    if (!file || file.isLost) return false;
    await store.putFile({ ...file, ...said });
    this.#shown = this.#shown.map((one) => (one.fileId === fileId ? { ...one, ...said } : one));
    return true;
  }

  /**
   * Sends what waits, one after another; what names a file goes when it is there. One that the server comes to grief over does not keep
   * those behind it, and after some tries is set aside.
   */
  async send(isOver: () => boolean): Promise<Sent> {
    let isAllSent = true;
    for (const file of await this.#waiting()) {
      if (isOver()) return { of: 'done' };
      const { ops } = this.#services.outbox;
      const naming = ops.filter(({ waitsFor = [] }) => waitsFor.includes(file.fileId));
      if (naming.length === 0) await this.#dropIfUnnamed(file);
      else if (naming.some(({ state }) => state === 'waiting')) {
        const answer = await this.#sendOne({ ...file, ...this.#amended.get(file.fileId) }, naming);
        if (answer.of === 'later') return { of: 'later' };
        if (answer.of === 'fault') isAllSent = false;
      }
    }
    return { of: isAllSent ? 'done' : 'later' };
  }

  /** Sends one and does what its answer asks for; what is written of it meanwhile waits for that. */
  async #sendOne(file: WaitingFile, naming: readonly QueuedOperation[]): Promise<FileAnswer> {
    const work = async (): Promise<FileAnswer> => {
      const answer = await this.#sent(file);
      if (answer.of === 'done' || answer.of === 'refused') await this.#settle(file, answer, naming);
      return answer;
    };
    const over = work();
    this.#underWay = { fileId: file.fileId, over: over.catch(() => undefined) };
    try {
      return await over;
    } finally {
      this.#underWay = undefined;
    }
  }

  /** Sending breaks off alike without a line and where the browser has lost the file: only the file itself tells which. */
  async #sent(file: WaitingFile): Promise<FileAnswer> {
    if (file.isLost) return LOST;
    const answer = await (this.#services.sendFile?.(file) ?? { of: 'later' as const });
    if (answer.of === 'later' && !(await isReadable(file.blob))) return LOST;
    const status = answer.of === 'fault' ? FAULT_STATUS : 0;
    return this.#faults.isTooMany(file.fileId, status) ? FAULTY : answer;
  }

  /** What another page has just written is in the store before this page has heard of it. */
  async #dropIfUnnamed({ fileId }: WaitingFile): Promise<void> {
    const { ops } = await this.#services.store.readSince(ABOVE_ALL);
    if (!ops.some(({ waitsFor = [] }) => waitsFor.includes(fileId)))
      await this.#services.store.dropFile(fileId);
  }

  async #settle(
    { fileId }: WaitingFile,
    answer: Exclude<FileAnswer, { of: 'later' | 'fault' }>,
    naming: readonly QueuedOperation[],
  ): Promise<void> {
    const { store, outbox } = this.#services;
    if (answer.of === 'refused') {
      const { status, message } = answer;
      // What names it stays, with the reason; the file stays too, for as long as something names it.
      const results = naming.map(({ op: { opId } }) => ({
        opId,
        status,
        code: 'file',
        message: [...message],
      }));
      await outbox.settle(results, new Set(results.map(({ opId }) => opId)));
      return;
    }
    // In this order: what is released twice is released once, and a file that is gone could release nothing.
    await outbox.releaseFile(fileId, answer.fileId);
    await store.dropFile(fileId);
    this.#services.onReleased();
  }

  async #waiting(): Promise<readonly WaitingFile[]> {
    return (await this.#services.store.files()) as readonly WaitingFile[]; // written above
  }
}

/** Read as it is sent: a file may be there as far as its first bytes. */
const isReadable = (blob: Blob): Promise<boolean> =>
  blob.arrayBuffer().then(
    () => true,
    () => false,
  );
