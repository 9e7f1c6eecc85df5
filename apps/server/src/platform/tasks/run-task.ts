import { taskWords } from '@tussock/domain';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../services.ts';
import { withinTime } from '../clock/within-time.ts';
import { fileSettingsOf } from '../files/open-file-store.ts';
import { AppError } from '../http/app-error.ts';
import type { Logger } from '../log/logger.ts';
import { LONGEST_MS, makeInChild, NotMade, type ChildLimits } from './make-in-child.ts';
import type { TaskKind } from './task-kind.ts';
import { endTask, keepTask, type ClaimedTask } from './task-store.ts';

const KEEP_MS = 1000;
/** A task whose server died this often is the likely reason. */
const MOST_ATTEMPTS = 3;

/** Where what a task made lies in the file store. */
export const keyOfTask = (id: string): string => `task/${id}`;

/** What a worker makes tasks with. */
export interface Workshop {
  readonly services: Services;
  readonly kinds: Readonly<Record<string, TaskKind>>;
  readonly worker: string;
  readonly log: Logger;
  readonly limits: ChildLimits | undefined;
}

/** What whoever asked is told of a failure. */
function faultOf(error: unknown): string {
  if (error instanceof AppError) return [error.toBody('').message].flat().join(' ');
  if (error instanceof NotMade && error.why === 'tooLong') return taskWords.tookTooLong;
  if (error instanceof NotMade && error.why === 'tooMuch') return taskWords.tooMuch;
  return taskWords.failed;
}

/** Keeps what is said of a task, and its lease, each second; ends it when it is no longer this worker's. */
function keepProgress({ services, worker, log }: Workshop, id: string, end: AbortController) {
  const progress = { step: '', done: 0, total: 0 };
  const keeping = setInterval(() => {
    keepTask(services.database.db, { id, worker, ...progress }).then(
      (isOurs) => isOurs || end.abort(),
      (error: unknown) => log.warn({ err: error }, 'how far a task is could not be kept'),
    );
  }, KEEP_MS);
  return {
    say: (step: string, done: number, total: number): void =>
      void Object.assign(progress, { step, done, total }),
    stop: () => clearInterval(keeping),
  };
}

/** What it is made from. @throws NotMade where it does not come: everything that waits behind it would wait for ever */
const prepare = ({ services, limits }: Workshop, kind: TaskKind, task: ClaimedTask) =>
  withinTime(limits?.longestMs ?? LONGEST_MS, () => kind.prepare(services, task)).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw isLate ? new NotMade('tooLong', 'what it is made from did not come') : error;
  });

/** Makes the file in a folder of its own and puts it into the store. @throws AppError, NotMade */
async function make(workshop: Workshop, task: ClaimedTask, end: AbortController): Promise<void> {
  const { services, kinds, worker, limits } = workshop;
  const { database, files, clock, configuration } = services;
  const kind = kinds[task.kind];
  if (!kind) throw new Error(`there is no long work of kind ${task.kind}`);
  if (task.attempts > MOST_ATTEMPTS) throw new NotMade('failed', 'every server that made it died');
  const folder = await mkdtemp(join(tmpdir(), 'tussock-task-'));
  const path = join(folder, 'made');
  // From here on: gathering what it is made from may take longer than a lease.
  const progress = keepProgress(workshop, task.id, end);
  try {
    const { content, fileName, contentType } = await prepare(workshop, kind, task);
    const settings = fileSettingsOf(configuration, configuration.publicUrl);
    const { say } = progress;
    const order = { maker: task.kind, content, path, files: settings };
    await makeInChild(order, { signal: end.signal, say, ...(limits ? { limits } : {}) });
    const { size } = await stat(path);
    const { key, ...made } = { key: keyOfTask(task.id), fileName, contentType, bytes: size };
    await files.keep(key, path, contentType);
    await kind.whenMade?.(services, task, { key, ...made });
    const done = { state: 'done', at: clock.now(), file: made } as const;
    const isKept = await endTask(database.db, { id: task.id, worker }, done);
    if (!isKept) await files.remove([key]);
  } finally {
    progress.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes one task to its end, whichever that is; `end` stops it. */
export async function runTask(workshop: Workshop, task: ClaimedTask, end: AbortController): Promise<void> {
  const { services, worker, log } = workshop;
  try {
    await make(workshop, task, end);
  } catch (error) {
    if (error instanceof NotMade && error.why === 'stopped') return;
    log.warn({ err: error, task: task.id, kind: task.kind }, 'long work failed');
    const failed = { state: 'failed', at: services.clock.now(), fault: faultOf(error) } as const;
    await endTask(services.database.db, { id: task.id, worker }, failed);
  }
}
