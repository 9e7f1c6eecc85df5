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
  /** Called when operations that waited for a file can be sent. */
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
  /** Files that operations wait for: the same list until one changes. */
  #shown: readonly WaitingFile[] = [];
  #named = '';
  readonly #faults = new ErrorCounts();
  /** The file that is being sent. */
  #underWay: { readonly fileId: string; readonly over: Promise<unknown> } | undefined;
  /** Captions that were changed while their file was being sent, by file id. */
  readonly #amended = new Map<string, SaidOfFile>();

  constructor(services: FileServices) {
    this.#services = services;
  }

  /** The files that wait, oldest first. */
  get shown(): readonly WaitingFile[] {
    return this.#shown;
  }

  /** Reads the waiting files again where operations wait for other files than before: here, in another page, or before a restart. True where the list changed. */
  async look(): Promise<boolean> {
    const named = [...new Set(this.#services.outbox.stored.flatMap(({ waitsFor = [] }) => waitsFor))];
    const key = named.join();
    if (key === this.#named) return false;
    this.#named = key;
    const files = named.length === 0 ? [] : await this.#waiting();
    // The operations changed again during the read; the later call reads for them.
    if (key !== this.#named) return false;
    this.#shown = files.filter(({ fileId }) => named.includes(fileId));
    return true;
  }

  /** Stores files and the edits that name them. @throws NoRoomError where too much waits; and what the store throws */
  async write(label: string, parts: readonly PartEdit[], files: readonly WaitingFile[]): Promise<Kept> {
    const bytes = [...(await this.#waiting()), ...files].reduce((sum, { blob }) => sum + blob.size, 0);
    if (bytes > MOST_BYTES) throw new NoRoomError('Too many files wait on this device.');
    const waitsFor = files.map(({ fileId }) => fileId);
    return this.#services.outbox.write(label, parts, { waitsFor, files });
  }

  /** Changes the caption of a waiting file. Waits for a sending that is under way; false where the file was sent or is lost. */
  async amend(fileId: string, said: SaidOfFile): Promise<boolean> {
    if (this.#underWay?.fileId === fileId) await this.#underWay.over;
    this.#amended.set(fileId, said);
    const { store } = this.#services;
    const file = (await this.#waiting()).find((one) => one.fileId === fileId);
    if (!file || file.isLost) {
      this.#amended.delete(fileId);
      return false;
    }
    await store.putFile({ ...file, ...said });
    this.#shown = this.#shown.map((one) => (one.fileId === fileId ? { ...one, ...said } : one));
    return true;
  }

  /**
   * Sends the waiting files one after another, and releases the operations that name them. A file that the server fails on does not hold up
   * those behind it, and is refused after several tries.
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

  /** Sends one file and settles its answer; `amend` waits for that. */
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

  /** Sends a file. Sending fails in the same way without a line and where the browser has lost the file, so an unanswered file is read. */
  async #sent(file: WaitingFile): Promise<FileAnswer> {
    if (file.isLost) return LOST;
    const answer = await (this.#services.sendFile?.(file) ?? { of: 'later' as const });
    if (answer.of === 'later' && !(await isReadable(file.blob))) return LOST;
    const status = answer.of === 'fault' ? FAULT_STATUS : 0;
    return this.#faults.isTooMany(file.fileId, status) ? FAULTY : answer;
  }

  /** Deletes a file that no operation names. The store is asked, since another page may have written one that this page has not received. */
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
      // The operations stay, with the reason; the file stays as long as one names it.
      const results = naming.map(({ op: { opId } }) => ({
        opId,
        status,
        code: 'file',
        message: [...message],
      }));
      await outbox.settle(results, new Set(results.map(({ opId }) => opId)));
      return;
    }
    // In this order: releasing twice does no harm, and a deleted file could release nothing.
    await outbox.releaseFile(fileId, answer.fileId);
    await store.dropFile(fileId);
    this.#amended.delete(fileId);
    this.#services.onReleased();
  }

  async #waiting(): Promise<readonly WaitingFile[]> {
    return (await this.#services.store.files()) as readonly WaitingFile[]; // stored by `write`
  }
}

/** Whether the whole file can be read: the browser may have only its first bytes. */
const isReadable = (blob: Blob): Promise<boolean> =>
  blob.arrayBuffer().then(
    () => true,
    () => false,
  );
