import { Worker } from 'node:worker_threads';
import { serverRoot } from '../configuration/server-root.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface WorkerMessage {
  readonly ready?: true;
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
  readonly channel?: string;
  readonly payload?: string;
}

export interface LiteThread {
  readonly query: (
    sql: string,
    parameters: readonly unknown[],
  ) => Promise<{ rows: unknown[]; affectedRows: number }>;
  readonly script: (sql: string) => Promise<void>;
  readonly listen: (channel: string, heard: (payload: string) => void) => Promise<void>;
  readonly dump: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the embedded engine in a worker thread.
 *
 * @throws the engine's own error when the folder cannot be opened
 */
export async function startLiteThread(options: {
  readonly dataDir?: string;
  readonly template?: Uint8Array;
}): Promise<LiteThread> {
  const worker = new Worker(new URL('src/platform/database/lite.worker.mjs', serverRoot), {
    workerData: options,
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (payload: string) => void>();
  let lastId = 0;
  let isClosing = false;

  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: WorkerMessage) => {
      if (message.ready) return resolve();
      if (message.channel !== undefined) return listeners.get(message.channel)?.(message.payload ?? '');
      const call = message.id === undefined ? undefined : waiting.get(message.id);
      if (!call || message.id === undefined) return;
      waiting.delete(message.id);
      if (message.error) call.reject(Object.assign(new Error(message.error.message), message.error));
      else call.resolve(message.result);
    });
  });
  worker.on('error', failAll);
  worker.on('exit', () =>
    failAll(new DatabaseUnavailable('away', new Error(isClosing ? 'it is closed' : 'its thread ended'))),
  );

  const send = <T>(command: string, input: object = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      // The worker answers a command with that command's own result type.
      waiting.set(lastId, { resolve: resolve as (result: unknown) => void, reject });
      worker.postMessage({ id: lastId, command, ...input });
    });

  return {
    query: (sql, parameters) => send('query', { sql, parameters }),
    script: (sql) => send('script', { sql }),
    async listen(channel, heard) {
      listeners.set(channel, heard);
      await send('listen', { channel });
    },
    dump: () => send('dump'),
    async close() {
      isClosing = true;
      await send('close');
      await worker.terminate();
    },
  };
}
