import { taskWords } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Logger } from '../log/logger.ts';
import { withinTime } from '../clock/within-time.ts';
import { withoutSecrets } from '../log/without-secrets.ts';
import type { Database, OpenDatabase } from '../database/open-database.ts';
import {
  claimJob,
  failJob,
  finishJob,
  JOB_STOPPED,
  JOB_WAITING,
  releaseAll,
  releaseHeld,
  renewLease,
  retryJob,
  type Job,
  type JobFile,
} from './job-store.ts';

/** A failure that no retry will mend, e.g. an address the mail server refuses for good. */
export class PermanentFailure extends Error {
  /** The sentence for the person who asked for the job. */
  readonly fault: string;

  constructor(message: string, fault: string = taskWords.failed) {
    super(message);
    this.fault = fault;
  }
}

/** What a handler gets beside its job. */
export interface JobTools {
  /** Aborted when the job was stopped, its lease was lost, its time is over or the server stops. */
  readonly signal: AbortSignal;
  /** Reports the current step and the progress of the whole. */
  readonly report: (step: string, done: number, total: number) => void;
  /** Ends the job with the file it made. False where the job was stopped meanwhile, and nobody will fetch the file. */
  readonly finish: (file: JobFile) => Promise<boolean>;
}

/**
 * Handlers by kind of job. A handler must tolerate running twice for one job, also at once: a worker may die between the effect and its record, and a
 * handler may run on after its time-out.
 */
export type JobHandlers = Readonly<Record<string, (job: Job, tools: JobTools) => Promise<void>>>;

/** Kinds of jobs that run one after another. Lanes run in parallel: a letter does not wait for a book. */
export interface Lane {
  readonly handlers: JobHandlers;
  readonly longestMs?: number;
}

export interface JobWorker {
  /** Runs all waiting jobs; returns the number of jobs tried. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

const LONGEST_MS = 110_000;
const POLL_MS = 5000;
const RENEW_MS = 1000;
const LONGEST_WAIT_SECONDS = 3600;
const LONGEST_ERROR = 1000;

const backOffSeconds = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, 2 ** attempts * (0.75 + Math.random() / 2));

/** Services that a lane runs its jobs with. */
interface Context {
  readonly db: Database;
  readonly worker: string;
  readonly lane: Lane;
  readonly log: Logger;
  /** Running jobs, by id. */
  readonly atHand: Map<string, AbortController>;
}

/** Renews the lease each second and saves the progress with it; aborts a job that is no longer this worker's. */
function renewRegularly({ db, worker, log }: Context, { id }: Job, end: AbortController) {
  const progress = { step: '', done: 0, total: 0 };
  const renewing = setInterval(() => {
    renewLease(db, { id, worker }, progress).then(
      (isOurs) => isOurs || end.abort(),
      (error: unknown) => log.warn({ err: error }, 'the lease of a job could not be renewed'),
    );
  }, RENEW_MS);
  return {
    report: (step: string, done: number, total: number): void =>
      void Object.assign(progress, { step, done, total }),
    stop: () => clearInterval(renewing),
  };
}

/** Runs the handler. One that ends after its time-out still completes its job, unless another worker has it by then. */
async function handle({ db, worker, lane }: Context, job: Job, tools: Omit<JobTools, 'finish'>) {
  const held = { id: job.id, worker };
  if (job.attempts > job.maxAttempts)
    throw new PermanentFailure('every process that took the job died of it');
  await lane.handlers[job.kind]?.(job, { ...tools, finish: (file) => finishJob(db, held, file) });
  await finishJob(db, held);
}

/** Schedules a retry after a growing delay, or fails the job when no retry can help or the attempts are used up. */
async function recordFailure({ db, worker, log }: Context, job: Job, error: unknown): Promise<void> {
  const held = { id: job.id, worker };
  const isFinal = error instanceof PermanentFailure || job.attempts >= job.maxAttempts;
  log.warn({ err: error, job: job.id, kind: job.kind, isFinal }, 'job failed');
  const text = withoutSecrets(String(error)).slice(0, LONGEST_ERROR);
  const fault = error instanceof PermanentFailure ? error.fault : taskWords.failed;
  await (isFinal
    ? failJob(db, held, { error: text, fault })
    : retryJob(db, held, { error: text, inSeconds: backOffSeconds(job.attempts) }));
}

/** Runs one job. A job that exceeds its time is abandoned, or all others would wait behind it for ever. */
async function run(context: Context, job: Job): Promise<void> {
  const { lane, atHand } = context;
  const end = new AbortController();
  atHand.set(job.id, end);
  const lease = renewRegularly(context, job, end);
  try {
    await withinTime(lane.longestMs ?? LONGEST_MS, (late) =>
      handle(context, job, { signal: AbortSignal.any([end.signal, late]), report: lease.report }),
    );
  } catch (error) {
    if (!end.signal.aborted) await recordFailure(context, job, error);
  } finally {
    lease.stop();
    atHand.delete(job.id);
  }
}

/** Creates the function that runs the waiting jobs of a lane, one at a time; a call during a run joins that run. */
function laneDrain(context: Context, stopping: AbortSignal): () => Promise<number> {
  const { db, worker, lane } = context;
  const kinds = Object.keys(lane.handlers);
  let running: Promise<number> | undefined;
  async function drain(): Promise<number> {
    for (let tried = 0; ; tried += 1) {
      const job = stopping.aborted ? undefined : await claimJob(db, worker, kinds);
      if (!job) return tried;
      await run(context, job);
    }
  }
  return () => {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Starts the worker of a server. */
export async function startJobWorker(
  database: OpenDatabase,
  lanes: readonly Lane[],
  { log }: { readonly log: Logger },
): Promise<JobWorker> {
  const { db } = database;
  const worker = uuidv7();
  const atHand = new Map<string, AbortController>();
  const stopping = new AbortController();
  const drains = lanes.map((lane) => laneDrain({ db, worker, lane, log, atHand }, stopping.signal));
  const runOnce = async (): Promise<number> => {
    const tried = await Promise.all(drains.map((drain) => drain()));
    return tried.reduce((sum, count) => sum + count, 0);
  };
  const wake = (): void => {
    if (!stopping.signal.aborted)
      runOnce().catch((error: unknown) => log.error({ err: error }, 'jobs could not be read'));
  };

  // An embedded database belongs to one process, so every lease in it belongs to one that ended.
  if (database.engine === 'embedded') await releaseAll(db);
  await database.listen(JOB_WAITING, wake);
  await database.listen(JOB_STOPPED, (id) => atHand.get(id)?.abort());
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    runOnce,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      for (const end of atHand.values()) end.abort();
      await Promise.allSettled(drains.map((drain) => drain()));
      await releaseHeld(db, worker);
    },
  };
}
