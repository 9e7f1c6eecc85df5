import { sql, type Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
}

/** The channel that wakes a worker; polling is the truth, this only saves the wait. */
export const JOB_WAITING = 'job_waiting';

/** Puts work into the same transaction as the change it follows from: both happen, or neither. */
export async function addJob(
  trx: Transaction<DB>,
  job: {
    kind: string;
    payload: unknown;
    dedupeKey?: string;
    /** A time of the calendar; a wait is told in seconds, which the database counts as it does when jobs are taken. */
    runAt?: Date;
    runInSeconds?: number;
  },
): Promise<void> {
  await trx
    .insertInto('job')
    .values({
      id: uuidv7(),
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      dedupeKey: job.dedupeKey ?? null,
      ...(job.runAt ? { runAt: job.runAt } : {}),
      ...(job.runInSeconds === undefined
        ? {}
        : { runAt: sql<Date>`now() + make_interval(secs => ${job.runInSeconds})` }),
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
  await sql`select pg_notify(${JOB_WAITING}, '')`.execute(trx);
}

/** Takes jobs for a time; a worker that dies lets them go when the time is over. */
export async function claimJobs(
  db: Database,
  worker: string,
  options: { count: number; leaseSeconds: number },
): Promise<readonly Job[]> {
  // Materialized: a plan may run a plain subquery once for each row, and then takes more rows than its limit.
  const { rows } = await sql<Job>`
    with next as materialized (
      select id from job
      where done_at is null and dead_at is null and run_at <= now() and (locked_until is null or locked_until < now())
      order by run_at limit ${options.count} for update skip locked)
    update job set locked_by = ${worker}, attempts = attempts + 1,
      locked_until = now() + make_interval(secs => ${options.leaseSeconds})
    where id in (select id from next)
    returning id, kind, payload, attempts, max_attempts`.execute(db);
  return rows;
}

/** The job that prunes ended jobs, once a day. */
export const PRUNE_JOBS = 'jobs.forget';

/** A job that was laid aside can be tried again for so long. */
const DAYS_WITH_PAYLOAD = 30;
/** Longer than any dedupe key is used again: they name a day, a month or the write that a job follows from. */
const DAYS_KEPT = 400;
const DAY_MS = 86_400_000;

/**
 * Clears the payload of jobs that ended 30 days ago, since letters hold names, addresses and links, and deletes those that ended 400 days
 * ago. Until then the dedupe key keeps a job from being done twice.
 */
export async function pruneJobs(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await sql`
    update job set payload = '{}'
    where payload <> '{}' and coalesce(done_at, dead_at) < ${daysAgo(DAYS_WITH_PAYLOAD)}`.execute(db);
  await deleteInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      delete from job where id in (
        select id from job where coalesce(done_at, dead_at) < ${daysAgo(DAYS_KEPT)} limit ${rows})`.execute(
      db,
    );
    return numAffectedRows ?? 0n;
  });
}

/** Lets every job go that a worker holds: for a database that no other process can have open. */
export const releaseJobs = (db: Database) =>
  db.updateTable('job').set({ lockedUntil: null }).where('lockedUntil', 'is not', null).execute();

export const finishJob = (db: Database, id: string, worker: string) =>
  db
    .updateTable('job')
    .set({ doneAt: sql<Date>`now()`, lockedUntil: null })
    .where('id', '=', id)
    .where('lockedBy', '=', worker)
    .execute();

/** Puts a job back for later, or lays it aside when it can never succeed. */
export const failJob = (
  db: Database,
  failure: { id: string; worker: string; error: string; retryInSeconds: number | null },
) =>
  db
    .updateTable('job')
    .set({
      lastError: failure.error.slice(0, 1000),
      lockedUntil: null,
      ...(failure.retryInSeconds === null
        ? { deadAt: sql<Date>`now()` }
        : { runAt: sql<Date>`now() + make_interval(secs => ${failure.retryInSeconds})` }),
    })
    .where('id', '=', failure.id)
    .where('lockedBy', '=', failure.worker)
    .execute();
