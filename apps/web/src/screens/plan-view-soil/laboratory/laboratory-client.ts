import { AskedWorker } from '../../../api/asked-worker.ts';
import type { LaboratoryCalls, Question } from './laboratory-worker-calls.ts';

type Asked = {
  readonly [C in keyof LaboratoryCalls]: (
    ...args: Parameters<LaboratoryCalls[C]>
  ) => Promise<Awaited<ReturnType<LaboratoryCalls[C]>>>;
};

/** Reads a laboratory's file beside the page, so that 50,000 rows do not hold it up. Close it when it is no longer looked at. */
export class LaboratoryClient {
  readonly #worker = new AskedWorker(
    () => new Worker(new URL('./laboratory.worker.ts', import.meta.url), { type: 'module' }),
    'The file could not be read',
  );

  async #ask<C extends keyof LaboratoryCalls>(
    call: C,
    args: Parameters<LaboratoryCalls[C]>,
  ): Promise<Awaited<ReturnType<LaboratoryCalls[C]>>> {
    const question: Omit<Question, 'id'> = { call, args };
    return (await this.#worker.ask(question)) as Awaited<ReturnType<LaboratoryCalls[C]>>; // answered by the call of that name
  }

  read: Asked['read'] = (...args) => this.#ask('read', args);
  hold: Asked['hold'] = (...args) => this.#ask('hold', args);
  rowsToSend: Asked['rowsToSend'] = () => this.#ask('rowsToSend', []);
  remarksAsCsv: Asked['remarksAsCsv'] = () => this.#ask('remarksAsCsv', []);

  close(): void {
    this.#worker.close();
  }
}
