import type { WorkerAnswer } from '../../../api/asked-worker.ts';
import { LaboratoryFile } from './laboratory-file.ts';
import type { Question } from './laboratory-worker-calls.ts';

const file = new LaboratoryFile();
const answer = (message: WorkerAnswer): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, call, args } = data;
  // Only our own client asks, and it is typed by the same declarations.
  const act = file[call].bind(file) as (...given: readonly unknown[]) => unknown;
  Promise.resolve()
    .then(() => act(...args))
    .then(
      (value) => answer({ id, ok: true, value }),
      (error: unknown) =>
        answer({ id, ok: false, fault: error instanceof Error ? error.message : String(error) }),
    );
});
