import type { PlanFile } from '@tussock/contract';
import {
  fileRefusals,
  largestUpload,
  refusals,
  typeOfName,
  typesFor,
  type FilePurpose,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { createStore } from 'zustand/vanilla';
import { ApiError, AuthError } from '../../api/errors.ts';
import type { FileToSend } from './send-plan-file.ts';

/** State of an upload. One without a connection (`noLine`) is retried by itself; a refused one is not. */
export type UploadState = 'waiting' | 'sending' | 'noLine' | 'refused' | 'arrived';

/** An upload, as the list of uploads shows it. */
export interface Upload {
  readonly id: string;
  readonly planId: string;
  readonly name: string;
  readonly bytes: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: UploadState;
  /** The reason for the refusal. */
  readonly message?: string;
  readonly folder: string;
  readonly versionOf?: string | undefined;
}

/** The target of chosen files. */
export interface UploadWish {
  readonly planId: string;
  readonly folder: string;
  readonly versionOf?: string;
}

/** Dependencies of the upload queue; passed in for tests. */
export interface UploadMeans {
  readonly send: (
    file: FileToSend,
    options: { onSent: (bytes: number) => void; signal: AbortSignal },
  ) => Promise<PlanFile>;
  readonly keep: (file: FileToSend) => Promise<unknown>;
  readonly drop: (id: string) => Promise<unknown>;
  /** Calls `retry` when there may be a connection again: the browser reports it, or some time has passed. */
  readonly whenLineMayBe: (retry: () => void) => void;
  /** Calls `act` once a person has had time to read that a file arrived. */
  readonly later: (act: () => void) => void;
}

/** Concurrent uploads: more would only share the connection. */
const AT_ONCE = 2;
const PURPOSE: FilePurpose = 'document';
/** Statuses after which the same file may be accepted later. */
const SOON: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** Media type of a file, from its name where the browser knows none. */
const typeOf = (file: File): string => file.type || (typeOfName(file.name) ?? '');

/** Checks a file before the upload: the reason why it cannot be sent, or undefined. */
function reasonAgainst(file: File): string | undefined {
  const type = typeOf(file);
  if (!(typesFor[PURPOSE] as readonly string[]).includes(type)) return fileRefusals.documentType;
  if (file.size > largestUpload(PURPOSE, type)) return refusals.tooLarge;
  return file.size === 0 ? fileRefusals.empty : undefined;
}

/** Uploads documents, a few at a time, while the person goes on with something else. */
export class UploadDesk {
  readonly store = createStore<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }));
  readonly #means: UploadMeans;
  readonly #files = new Map<string, FileToSend>();
  readonly #running = new Map<string, AbortController>();

  constructor(means: UploadMeans) {
    this.#means = means;
  }

  /** Adds chosen or dropped files; a file that cannot be sent shows the reason in its line. */
  add(chosen: readonly File[], { planId, folder, versionOf }: UploadWish): void {
    for (const blob of chosen) {
      const message = reasonAgainst(blob);
      const doneAt = new Date().toISOString();
      const about = { planId, folder, versionOf, name: blob.name, doneAt };
      const file: FileToSend = { ...about, uploadId: uuidv7(), blob, type: typeOf(blob), purpose: PURPOSE };
      this.#put(file, message);
      if (message === undefined) void this.#means.keep(file);
    }
    this.#begin();
  }

  /** Adds stored files to the queue again, as after a reload. */
  resume(kept: readonly FileToSend[]): void {
    for (const file of kept) if (!this.#find(file.uploadId)) this.#put(file);
    this.#begin();
  }

  retry(id: string): void {
    this.#change(id, { state: 'waiting' });
    this.#begin();
  }

  /** Cancels an upload and removes it from the list; a completed one is only removed from the list. */
  dismiss(id: string): void {
    this.#running.get(id)?.abort();
    this.store.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.id !== id) }));
    void this.#forget(id);
  }

  #put(file: FileToSend, message?: string): void {
    const { uploadId: id, planId, name, blob, folder = '', versionOf } = file;
    const refused = message === undefined ? undefined : ({ state: 'refused', message } as const);
    if (!refused) this.#files.set(id, file);
    const about = { id, planId, name, bytes: blob.size, folder, versionOf };
    const upload: Upload = { ...about, sent: 0, state: 'waiting', ...refused };
    this.store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
  }

  #find(id: string): Upload | undefined {
    return this.store.getState().uploads.find((one) => one.id === id);
  }

  #change(id: string, to: Partial<Upload>): void {
    this.store.setState(({ uploads }) => ({
      uploads: uploads.map((one) => (one.id === id ? { ...one, ...to } : one)),
    }));
  }

  #begin(): void {
    for (const { id, state } of this.store.getState().uploads)
      if (state === 'waiting' && this.#running.size < AT_ONCE) void this.#send(id);
  }

  async #send(id: string): Promise<void> {
    const file = this.#files.get(id);
    if (!file) return;
    const abort = new AbortController();
    this.#running.set(id, abort);
    this.#change(id, { state: 'sending' });
    const onSent = (sent: number): void => this.#change(id, { sent });
    try {
      await this.#means.send(file, { signal: abort.signal, onSent });
      this.#change(id, { state: 'arrived', sent: file.blob.size });
      await this.#forget(id);
      this.#means.later(() => this.dismiss(id));
    } catch (error) {
      if (!abort.signal.aborted) this.#settleFault(id, error);
    } finally {
      this.#running.delete(id);
      this.#begin();
    }
  }

  #settleFault(id: string, error: unknown): void {
    const isFinal = error instanceof ApiError && !(error instanceof AuthError) && isRefusal(error.status);
    this.#change(id, isFinal ? { state: 'refused', message: error.message } : { state: 'noLine' });
    if (isFinal) void this.#forget(id);
    else this.#means.whenLineMayBe(() => this.#find(id)?.state === 'noLine' && this.retry(id));
  }

  async #forget(id: string): Promise<void> {
    this.#files.delete(id);
    await this.#means.drop(id);
  }
}

/** Whether a status is a final refusal. */
const isRefusal = (status: number): boolean => status < 500 && !SOON.has(status);
