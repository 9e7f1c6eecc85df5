import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { refusals } from '@tussock/domain';
import { serverRoot } from '../configuration/server-root.ts';
import { AppError } from '../http/app-error.ts';
import { fairQueue } from '../tasks/fair-queue.ts';
import type { GeometryJob, GeometryOrder } from './geometry-job.ts';

/** Number of threads: a heavy shape of one caller leaves a thread to the others. */
const THREADS = 2;
/** Time-out of a job with the start of its thread; merging a station of a thousand titles takes a second on a slow machine. */
const LONGEST_MS = 20_000;
/** Heap limit of a thread; the memory of GEOS beside it is limited in the thread. */
const MEGABYTES = 512;
const IDLE_MS = 300_000;
const MOST_WAITING = 200;
const MOST_OF_ONE_PLAN = 30;

const workerFile = fileURLToPath(new URL('src/platform/geometry/geometry.worker.mjs', serverRoot));

/** The module of jobs, built beside the server; running from source builds it first. */
const builtJobs = import.meta.url.endsWith('.ts')
  ? new URL('.cache/geometry-jobs.js', serverRoot)
  : new URL(`geometry-jobs${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

export interface GeometryThreads {
  /**
   * Runs a geometry job in a worker thread, so that other calls are answered meanwhile; plans take turns.
   *
   * @throws AppError badRequest where it takes too long or too much memory, busy where too many wait; the job's own errors, as plain ones
   */
  run<Input, Result>(job: GeometryJob<Input, Result>, input: Input, planId: string): Promise<Result>;
  refuseWaiting(): void;
  close(): Promise<void>;
}

const isLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

const refuseHeavy = (): AppError => new AppError('badRequest', { message: [refusals.shapesTooHeavy] });

/** Creates the worker threads; each starts with its first job. */
export function startGeometryThreads({ longestMs = LONGEST_MS, jobs = builtJobs } = {}): GeometryThreads {
  const pool = new Piscina<GeometryOrder, unknown>({
    filename: workerFile,
    name: 'runGeometryJob',
    workerData: { jobs: jobs.href },
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const queue = fairQueue({
    atOnce: THREADS,
    mostWaiting: MOST_WAITING,
    mostOfOne: MOST_OF_ONE_PLAN,
    saysFull: refusals.shapesWaiting,
  });
  const stopping = new AbortController();
  return {
    async run<Input, Result>({ name }: GeometryJob<Input, Result>, input: Input, planId: string) {
      const signal = () => AbortSignal.any([stopping.signal, AbortSignal.timeout(longestMs)]);
      try {
        // The job of that name gives its own kind of result.
        return (await queue.add(planId, () => pool.run({ name, input }, { signal: signal() }))) as Result;
      } catch (error) {
        if (stopping.signal.aborted) throw new AppError('busy', { message: [refusals.restarting] });
        throw isLimit(error) ? refuseHeavy() : error;
      }
    },
    refuseWaiting: () => queue.refuseWaiting(),
    async close() {
      stopping.abort();
      await pool.destroy();
    },
  };
}
