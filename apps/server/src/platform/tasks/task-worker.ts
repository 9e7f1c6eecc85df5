import { TASK_KEPT_DAYS } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Services } from '../../services.ts';
import { REMOVE_FILES } from '../files/staged-upload-store.ts';
import { addJob } from '../jobs/job-store.ts';
import type { Logger } from '../log/logger.ts';
import type { ChildLimits } from './make-in-child.ts';
import { keyOfTask, runTask } from './run-task.ts';
import type { TaskKind } from './task-kind.ts';
import {
  claimTask,
  dropTasksBefore,
  releaseTasks,
  releaseTasksOfDead,
  TASK_STOPPED,
  TASK_WAITING,
} from './task-store.ts';

const POLL_MS = 5000;
const SWEEP_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface TaskWorker {
  /** Works off what is waiting now. */
  runOnce(): Promise<void>;
  /** Takes away what was made long ago. */
  sweep(): Promise<void>;
  /** Ends what is at hand and leaves it to another process. */
  stop(): Promise<void>;
}

/** A file of which no task tells any more would be found by nobody: who takes it away is asked with the task's own end. */
function sweepTasks({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - TASK_KEPT_DAYS * DAY_MS);
  return database.db.transaction().execute(async (trx) => {
    const keys = (await dropTasksBefore(trx, before)).map(keyOfTask);
    if (keys.length > 0) await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
  });
}

/** Makes what was asked for, one task at a time, each in a process of its own. */
export async function startTaskWorker(
  services: Services,
  kinds: Readonly<Record<string, TaskKind>>,
  { log, limits }: { readonly log: Logger; readonly limits?: ChildLimits },
): Promise<TaskWorker> {
  const { database } = services;
  const { db } = database;
  const workshop = { services, kinds, worker: uuidv7(), log, limits };
  const stopping = new AbortController();
  let atHand: { readonly id: string; readonly end: AbortController } | undefined;
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const task = await claimTask(db, workshop.worker, Object.keys(kinds));
      if (!task) return;
      atHand = { id: task.id, end: new AbortController() };
      await runTask(workshop, task, atHand.end);
      atHand = undefined;
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
  const sweep = (): Promise<void> => sweepTasks(services);

  // An embedded database belongs to one process: whoever made something there is gone.
  if (database.engine === 'embedded') await releaseTasksOfDead(db);
  await database.listen(TASK_WAITING, wake);
  await database.listen(TASK_STOPPED, (id) => {
    if (atHand?.id === id) atHand.end.abort();
  });
  const polling = setInterval(wake, POLL_MS).unref();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'what was made long ago could not be swept'));
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
      await releaseTasks(db, workshop.worker);
    },
  };
}
