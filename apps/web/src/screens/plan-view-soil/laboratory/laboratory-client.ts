import type { Answer, LaboratoryCalls, Question } from './laboratory-worker-calls.ts';

type Asked = {
  readonly [C in keyof LaboratoryCalls]: (
    ...args: Parameters<LaboratoryCalls[C]>
  ) => Promise<Awaited<ReturnType<LaboratoryCalls[C]>>>;
};

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Reads a laboratory's file beside the page, so that 50,000 rows do not hold it up. Close it when it is no longer looked at. */
export class LaboratoryClient {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** Started with the first question: one whose code cannot be loaded says so once, and somebody has to be there to hear it. */
  #start(): Worker {
    const worker = new Worker(new URL('./laboratory.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.fault));
    });
    // Its code could not be loaded: nobody would answer. The next question starts it anew.
    worker.addEventListener('error', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('The file could not be read'));
      this.#waiting.clear();
    });
    return worker;
  }

  async #ask<C extends keyof LaboratoryCalls>(
    call: C,
    args: Parameters<LaboratoryCalls[C]>,
  ): Promise<Awaited<ReturnType<LaboratoryCalls[C]>>> {
    const question: Question = { id: ++this.#asked, call, args };
    const value = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    });
    return value as Awaited<ReturnType<LaboratoryCalls[C]>>; // answered by the call of that name
  }

  read: Asked['read'] = (...args) => this.#ask('read', args);
  hold: Asked['hold'] = (...args) => this.#ask('hold', args);
  rowsToSend: Asked['rowsToSend'] = () => this.#ask('rowsToSend', []);
  remarksAsCsv: Asked['remarksAsCsv'] = () => this.#ask('remarksAsCsv', []);

  close(): void {
    this.#worker?.terminate();
  }
}
