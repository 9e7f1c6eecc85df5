import { TASK_KEPT_DAYS, taskWords } from '@tussock/domain';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { Services } from '../../services.ts';
import { fileSettingsOf } from '../files/open-file-store.ts';
import { AppError } from '../http/app-error.ts';
import type { Logger } from '../log/logger.ts';
import { makeInChild, NotMade, type ChildLimits } from './make-in-child.ts';
import type { TaskKind } from './task-kind.ts';
import {
  claimTask,
  dropTasksBefore,
  endTask,
  keepTask,
  releaseTasks,
  TASK_STOPPED,
  TASK_WAITING,
  type ClaimedTask,
} from './task-store.ts';

const POLL_MS = 5000;
const KEEP_MS = 1000;
const SWEEP_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A task whose server died this often is the likely reason. */
const MOST_ATTEMPTS = 3;

/** Where what a task made lies in the file store. */
export const keyOfTask = (id: string): string => `task/${id}`;

export interface TaskWorker {
  /** Works off what is waiting now. */
  runOnce(): Promise<void>;
  /** Takes away what was made long ago. */
  sweep(): Promise<void>;
  /** Ends what is at hand and leaves it to another process. */
  stop(): Promise<void>;
}

const isAbort = (error: unknown): boolean => error instanceof NotMade && error.why === 'stopped';

/** What whoever asked is told of a failure. */
function faultOf(error: unknown): string {
  if (error instanceof AppError) return [error.toBody('').message].flat().join(' ');
  if (error instanceof NotMade && error.why === 'tooLong') return taskWords.tookTooLong;
  if (error instanceof NotMade && error.why === 'tooMuch') return taskWords.tooMuch;
  return taskWords.failed;
}

/** Makes what was asked for, one task at a time, each in a process of its own. */
export async function startTaskWorker(
  services: Services,
  kinds: Readonly<Record<string, TaskKind>>,
  { log, limits }: { readonly log: Logger; readonly limits?: ChildLimits },
): Promise<TaskWorker> {
  const { database, clock, configuration, files } = services;
  const { db } = database;
  const worker = uuidv7();
  const fileSettings = fileSettingsOf(configuration, configuration.publicUrl);
  const stopping = new AbortController();
  let atHand: { readonly id: string; readonly end: AbortController } | undefined;
  let running: Promise<void> | undefined;

  /** Makes the file in a folder of its own, and says at times how far it is. */
  async function make(task: ClaimedTask, end: AbortController): Promise<void> {
    const kind = kinds[task.kind];
    if (!kind) throw new Error(`there is no long work of kind ${task.kind}`);
    const { content, fileName, contentType } = await kind.prepare(services, task);
    const folder = await mkdtemp(join(tmpdir(), 'tussock-task-'));
    const path = join(folder, 'made');
    const progress = { step: '', done: 0, total: 0 };
    const keeping = setInterval(() => {
      keepTask(db, { id: task.id, worker, ...progress }).then(
        (isOurs) => isOurs || end.abort(),
        (error: unknown) => log.warn({ err: error }, 'how far a task is could not be kept'),
      );
    }, KEEP_MS);
    try {
      const order = { maker: task.kind, content, path, files: fileSettings };
      const say = (step: string, done: number, total: number): void =>
        void Object.assign(progress, { step, done, total });
      await makeInChild(order, { signal: end.signal, say, ...(limits ? { limits } : {}) });
      const { size } = await stat(path);
      const file = { key: keyOfTask(task.id), fileName, contentType, bytes: size };
      await files.keep(file.key, path, contentType);
      await kind.whenMade?.(services, task, file);
      const { key, ...made } = file;
      const isKept = await endTask(
        db,
        { id: task.id, worker },
        { state: 'done', at: clock.now(), file: made },
      );
      if (!isKept) await files.remove([key]);
    } finally {
      clearInterval(keeping);
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function run(task: ClaimedTask): Promise<void> {
    const end = new AbortController();
    atHand = { id: task.id, end };
    try {
      if (task.attempts > MOST_ATTEMPTS) throw new NotMade('failed', 'every server that made it died');
      await make(task, end);
    } catch (error) {
      if (isAbort(error)) return;
      log.warn({ err: error, task: task.id, kind: task.kind }, 'long work failed');
      await endTask(db, { id: task.id, worker }, { state: 'failed', at: clock.now(), fault: faultOf(error) });
    } finally {
      atHand = undefined;
    }
  }

  async function drain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const task = await claimTask(db, worker, Object.keys(kinds));
      if (!task) return;
      await run(task);
    }
  }
  const runOnce = (): Promise<void> => {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
  const wake = (): void => {
    if (!stopping.signal.aborted)
      runOnce().catch((error: unknown) => log.error({ err: error }, 'long work could not be read'));
  };
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - TASK_KEPT_DAYS * DAY_MS);
    const dropped = await dropTasksBefore(db, before);
    await files.remove(dropped.map(keyOfTask));
  }

  // An embedded database belongs to one process: whoever made something there is gone.
  if (database.engine === 'embedded') await releaseTasks(db);
  await database.listen(TASK_WAITING, wake);
  await database.listen(TASK_STOPPED, (id) => {
    if (atHand?.id === id) atHand.end.abort();
  });
  const polling = setInterval(wake, POLL_MS).unref();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) =>
      log.warn({ err: error }, 'what was made long ago could not be taken away'),
    );
  }, SWEEP_MS).unref();
  wake();
  return {
    runOnce,
    sweep,
    async stop() {
      stopping.abort();
      clearInterval(polling);
      clearInterval(sweeping);
      atHand?.end.abort();
      await running;
      await releaseTasks(db, worker);
    },
  };
}
