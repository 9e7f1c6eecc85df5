/** Reply of a worker to a question, with the number of the question. */
export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: string };

/** Message to the worker when an answer is no longer awaited. */
export interface CancelledQuestion {
  readonly cancelled: number;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A web worker with request and response, so that its work does not block the page. */
export class AskedWorker {
  readonly #startWorker: () => Worker;
  readonly #unloadable: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  /** `unloadable` is the error message for pending questions when the worker's code cannot be loaded. */
  constructor(startWorker: () => Worker, unloadable: string) {
    this.#startWorker = startWorker;
    this.#unloadable = unloadable;
  }

  /** Starts the worker with the first question: its load error is reported once, and somebody has to listen then. */
  #start(): Worker {
    const worker = this.#startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.fault));
    });
    // Its code could not be loaded: nobody would answer. The next question starts it anew.
    worker.addEventListener('error', () => {
      worker.terminate();
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(this.#unloadable));
      this.#waiting.clear();
    });
    return worker;
  }

  /** Sends a question and resolves with the answer. @throws {Error} the worker's error, or that it could not be loaded */
  ask(question: object, signal?: AbortSignal): Promise<unknown> {
    const id = (this.#asked += 1);
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const worker = (this.#worker ??= this.#start());
      const cancelled: CancelledQuestion = { cancelled: id };
      signal?.addEventListener('abort', () => worker.postMessage(cancelled));
      worker.postMessage({ ...question, id });
    });
  }

  close(): void {
    this.#worker?.terminate();
  }
}
