import { uuidv7 } from 'uuidv7';
import type { Logger } from '../log/logger.ts';
import { withinTime } from '../clock/within-time.ts';
import { withoutSecrets } from '../log/without-secrets.ts';
import type { Database, OpenDatabase } from '../database/open-database.ts';
import { claimJobs, failJob, finishJob, JOB_WAITING, releaseJobs, type Job } from './job-store.ts';

/** A failure that no retry will mend, e.g. an address the mail server refuses for good. */
export class PermanentFailure extends Error {}

/** Handlers must bear being run twice for one job, also at once: a worker may die after the act and before saying so, and one that was given up may go on. */
export type JobHandlers = Readonly<Record<string, (job: Job) => Promise<void>>>;

export interface JobWorker {
  /** Works off what is waiting now, and gives how many jobs were tried. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

const LEASE_SECONDS = 120;
/** Within the lease: whoever takes the job up next does so once it was let go here. */
const LONGEST_MS = 110_000;
const POLL_MS = 5000;
const LONGEST_WAIT_SECONDS = 3600;

const backOff = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, 2 ** attempts * (0.75 + Math.random() / 2));

/** What a worker does a job with. */
interface Bench {
  readonly db: Database;
  readonly worker: string;
  readonly handlers: JobHandlers;
  readonly log: Logger;
  readonly longestMs: number;
}

/** What ends after it was given up is done all the same, unless somebody else is at it by then: it need not be tried again. */
async function handle({ db, worker, handlers }: Bench, job: Job): Promise<void> {
  const work = handlers[job.kind];
  if (!work) throw new PermanentFailure(`no handler for jobs of kind ${job.kind}`);
  await work(job);
  await finishJob(db, job.id, worker);
}

/** Does one job. One that does not end is let go: all others would wait behind it for ever. */
async function run(bench: Bench, job: Job): Promise<void> {
  const { db, worker, log, longestMs } = bench;
  try {
    await withinTime(longestMs, () => handle(bench, job));
  } catch (error) {
    const isFinal = error instanceof PermanentFailure || job.attempts >= job.maxAttempts;
    log.warn({ err: error, job: job.id, kind: job.kind, isFinal }, 'job failed');
    await failJob(db, {
      id: job.id,
      worker,
      error: withoutSecrets(String(error)),
      retryInSeconds: isFinal ? null : backOff(job.attempts),
    });
  }
}

export async function startJobWorker(
  database: OpenDatabase,
  handlers: JobHandlers,
  { log, longestMs = LONGEST_MS }: { readonly log: Logger; readonly longestMs?: number },
): Promise<JobWorker> {
  const { db } = database;
  const worker = uuidv7();
  let running: Promise<number> | undefined;
  const stopping = new AbortController();

  async function drain(): Promise<number> {
    let tried = 0;
    while (!stopping.signal.aborted) {
      // One at a time: of several, the last would be waiting when its lease is over, and another worker would do it as well.
      const [job] = await claimJobs(db, worker, { count: 1, leaseSeconds: LEASE_SECONDS });
      if (!job) break;
      await run({ db, worker, handlers, log, longestMs }, job);
      tried += 1;
    }
    return tried;
  }

  const runOnce = (): Promise<number> => {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
  const wake = (): void => {
    if (!stopping.signal.aborted)
      runOnce().catch((error: unknown) => log.error({ err: error }, 'jobs could not be read'));
  };

  // An embedded database belongs to one process: whoever held a job there is gone.
  if (database.engine === 'embedded') await releaseJobs(db);
  await database.listen(JOB_WAITING, wake);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    runOnce,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
