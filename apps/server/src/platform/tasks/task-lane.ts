import { taskWords } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../services.ts';
import { withinTime } from '../clock/within-time.ts';
import type { DB } from '../database/generated/schema.ts';
import { fileSettingsOf } from '../files/open-file-store.ts';
import { REMOVE_FILES } from '../files/staged-upload-store.ts';
import { AppError } from '../http/app-error.ts';
import { addJob, type Job } from '../jobs/job-store.ts';
import { PermanentFailure, type JobTools, type Lane } from '../jobs/job-worker.ts';
import { LONGEST_MS, makeInChild, NotMade, type ChildLimits } from './make-in-child.ts';
import type { TaskKind, TaskOrder } from './task-kind.ts';

/** Key of a task's file in the file store. */
export const keyOfTask = (id: string): string => `task/${id}`;

/** Removes the files of tasks, once the transaction that deletes the tasks is committed. */
export const removeTaskFiles = (trx: Transaction<DB>, ids: readonly string[]): Promise<void> =>
  addJob(trx, { kind: REMOVE_FILES, payload: { keys: ids.map(keyOfTask) } });

/** Converts an error for the job queue: a refused content, or one over the limits, would fail again, so it is permanent. */
function asFailure(error: unknown): unknown {
  if (error instanceof AppError)
    return new PermanentFailure(String(error), [error.toBody('').message].flat().join(' '));
  if (!(error instanceof NotMade)) return error;
  if (error.why === 'tooLong') return new PermanentFailure(String(error), taskWords.tookTooLong);
  if (error.why === 'tooMuch') return new PermanentFailure(String(error), taskWords.tooMuch);
  return new PermanentFailure(String(error));
}

/** Prepares a task with a time-out: all others would wait for ever behind content that never comes. @throws NotMade */
const prepareInTime = (kind: TaskKind, services: Services, order: TaskOrder, longestMs = LONGEST_MS) =>
  withinTime(longestMs, () => kind.prepare(services, order)).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw isLate ? new NotMade('tooLong', 'the content did not come in time') : error;
  });

/** Reads the order from a job. A task in the queue always has its plan and its person. */
function orderOf({ id, planId, askedBy, createdAt, payload }: Job): TaskOrder {
  if (planId === null || askedBy === null) throw new PermanentFailure('nobody asked for this task');
  return { id, planId, askedBy, askedAt: createdAt, settings: payload };
}

/** Makes the file of a task in a child process and stores it. @throws AppError, NotMade */
async function makeFile(
  { services, kind, limits }: { services: Services; kind: TaskKind; limits: ChildLimits | undefined },
  job: Job,
  { signal, report, finish }: JobTools,
): Promise<void> {
  const { files, configuration } = services;
  const order = orderOf(job);
  const folder = await mkdtemp(join(tmpdir(), 'tussock-task-'));
  const path = join(folder, 'made');
  try {
    const { content, fileName, contentType } = await prepareInTime(kind, services, order, limits?.longestMs);
    const settings = fileSettingsOf(configuration, configuration.publicUrl);
    const wanted = { maker: job.kind, content, path, files: settings };
    await makeInChild(wanted, { signal, say: report, ...(limits ? { limits } : {}) });
    const key = keyOfTask(job.id);
    const made = { fileName, contentType, bytes: (await stat(path)).size };
    await files.keep(key, path, contentType);
    await kind.whenMade?.(services, order, { key, ...made }, content);
    if (!(await finish(made))) await files.remove([key]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates the lane that makes files for people, one at a time, each in a child process with a time-out. */
export const taskLane = (
  services: Services,
  kinds: Readonly<Record<string, TaskKind>>,
  limits?: ChildLimits,
): Lane => ({
  // The content and the file each have their own limit, and the file store has as long again.
  longestMs: 3 * LONGEST_MS,
  handlers: Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => [
      id,
      (job: Job, tools: JobTools) =>
        makeFile({ services, kind, limits }, job, tools).catch((error: unknown) => {
          throw asFailure(error);
        }),
    ]),
  ),
});
