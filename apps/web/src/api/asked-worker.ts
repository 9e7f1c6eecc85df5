/** What a worker sends back to each question, by the number that the question came with. */
export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: string };

/** Sent to the worker when nobody waits for an answer any more. */
export interface CancelledQuestion {
  readonly cancelled: number;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that is asked and answers, so that its work does not hold up the page. */
export class AskedWorker {
  readonly #startWorker: () => Worker;
  readonly #unloadable: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  /** `unloadable` is what those are told who wait where its code cannot be loaded. */
  constructor(startWorker: () => Worker, unloadable: string) {
    this.#startWorker = startWorker;
    this.#unloadable = unloadable;
  }

  /** Started with the first question: one whose code cannot be loaded says so once, and somebody has to be there to hear it. */
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

  /** @throws {Error} what the worker answered, or that it could not be loaded */
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
