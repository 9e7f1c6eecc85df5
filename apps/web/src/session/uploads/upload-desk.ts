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

/** How far a file is. One that waits for a line goes on by itself; one that was refused does not. */
export type UploadState = 'waiting' | 'sending' | 'noLine' | 'refused' | 'arrived';

/** A file as the list of uploads shows it. */
export interface Upload {
  readonly id: string;
  readonly planId: string;
  readonly name: string;
  readonly bytes: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: UploadState;
  /** Why it was refused. */
  readonly message?: string;
  readonly folder: string;
  readonly versionOf?: string | undefined;
}

/** What somebody wants uploaded. */
export interface UploadWish {
  readonly planId: string;
  readonly folder: string;
  readonly versionOf?: string;
}

/** What the desk needs of the world; handed in, so that it is tried without one. */
export interface UploadMeans {
  readonly send: (
    file: FileToSend,
    options: { onSent: (bytes: number) => void; signal: AbortSignal },
  ) => Promise<PlanFile>;
  readonly keep: (file: FileToSend) => Promise<unknown>;
  readonly drop: (id: string) => Promise<unknown>;
  /** Calls when a line may be there again: the browser says so, or some time has passed. */
  readonly whenLineMayBe: (retry: () => void) => void;
  /** Calls after as long as it takes to read that a file arrived. */
  readonly later: (act: () => void) => void;
}

/** So many are sent at once: more would only share the line. */
const AT_ONCE = 2;
const PURPOSE: FilePurpose = 'document';
/** Statuses after which the same file may be taken yet. */
const SOON: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** Some browsers know no type for some documents. */
const typeOf = (file: File): string => file.type || (typeOfName(file.name) ?? '');

/** Why a file is not even tried; undefined when it may be. */
function reasonAgainst(file: File): string | undefined {
  const type = typeOf(file);
  if (!(typesFor[PURPOSE] as readonly string[]).includes(type)) return fileRefusals.documentType;
  if (file.size > largestUpload(PURPOSE, type)) return refusals.tooLarge;
  return file.size === 0 ? fileRefusals.empty : undefined;
}

/** Sends documents, a few at a time, while the person goes on with something else. */
export function createUploadDesk(means: UploadMeans) {
  const store = createStore<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }));
  const files = new Map<string, FileToSend>();
  const running = new Map<string, AbortController>();

  const find = (id: string): Upload | undefined => store.getState().uploads.find((one) => one.id === id);
  const change = (id: string, to: Partial<Upload>): void =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((one) => (one.id === id ? { ...one, ...to } : one)),
    }));
  const begin = (): void => {
    for (const { id, state } of store.getState().uploads)
      if (state === 'waiting' && running.size < AT_ONCE) void sendOne(id);
  };

  async function sendOne(id: string): Promise<void> {
    const file = files.get(id);
    if (!file) return;
    const abort = new AbortController();
    running.set(id, abort);
    change(id, { state: 'sending' });
    try {
      await means.send(file, { signal: abort.signal, onSent: (sent) => change(id, { sent }) });
      change(id, { state: 'arrived', sent: file.blob.size });
      await forget(id);
      means.later(() => dismiss(id));
    } catch (error) {
      if (!abort.signal.aborted) settleFault(id, error);
    } finally {
      running.delete(id);
      begin();
    }
  }

  function settleFault(id: string, error: unknown): void {
    const isFinal = error instanceof ApiError && !(error instanceof AuthError) && isRefusal(error.status);
    change(id, isFinal ? { state: 'refused', message: error.message } : { state: 'noLine' });
    if (isFinal) void forget(id);
    else means.whenLineMayBe(() => find(id)?.state === 'noLine' && retry(id));
  }

  const forget = async (id: string): Promise<void> => {
    files.delete(id);
    await means.drop(id);
  };

  function retry(id: string): void {
    change(id, { state: 'waiting' });
    begin();
  }

  /** Puts files of before in the line, as after a reload. */
  function resume(kept: readonly FileToSend[]): void {
    const known = new Set(store.getState().uploads.map(({ id }) => id));
    for (const file of kept.filter(({ uploadId }) => !known.has(uploadId))) put(file);
    begin();
  }

  const put = (file: FileToSend): void => {
    const { uploadId: id, planId, name, blob, folder = '', versionOf } = file;
    files.set(id, file);
    const upload: Upload = {
      id,
      planId,
      name,
      bytes: blob.size,
      sent: 0,
      state: 'waiting',
      folder,
      versionOf,
    };
    store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
  };

  /** Ends an upload and takes it out of the list; one that arrived only leaves the list. */
  function dismiss(id: string): void {
    running.get(id)?.abort();
    store.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.id !== id) }));
    void forget(id);
  }

  return {
    store,
    resume,
    retry,
    /** Takes files that were chosen or dropped; each that cannot be sent says why in its line. */
    add(chosen: readonly File[], { planId, folder, versionOf }: UploadWish): void {
      for (const file of chosen) {
        const id = uuidv7();
        const message = reasonAgainst(file);
        const { name, size } = file;
        if (message !== undefined) {
          const upload: Upload = {
            id,
            planId,
            name,
            bytes: size,
            sent: 0,
            state: 'refused',
            message,
            folder,
          };
          store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
          continue;
        }
        const kept: FileToSend = {
          ...{ planId, uploadId: id, blob: file, type: typeOf(file), name },
          ...{ purpose: PURPOSE, folder, versionOf },
        };
        put(kept);
        void means.keep(kept);
      }
      begin();
    },
    dismiss,
  };
}

/** Whether an answer says no for good. */
const isRefusal = (status: number): boolean => status < 500 && !SOON.has(status);
