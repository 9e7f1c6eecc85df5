import { TASK_KEPT_DAYS } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { announce } from '../database/announce.ts';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly planId: string | null;
  readonly askedBy: string | null;
  readonly createdAt: Date;
}

/** A job, and the worker that leases it. */
export interface HeldJob {
  readonly id: string;
  readonly worker: string;
}

/** The channel that wakes workers. They poll as well: a lost message costs a few seconds. */
export const JOB_WAITING = 'job_waiting';
/** The channel that carries the id of a job that a person has stopped. */
export const JOB_STOPPED = 'job_stopped';

/** A worker renews its lease each second, so a lease that ran out belongs to a process that died. */
const LEASE_SECONDS = 60;
const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** The person who asked for a job and waits for its file. */
export interface Asker {
  readonly planId: string;
  readonly askedBy: string;
  readonly createdAt: Date;
}

/** Adds a job in the transaction of the change it follows from: both happen, or neither. */
export async function addJob(
  trx: Transaction<DB>,
  job: {
    id?: string;
    kind: string;
    payload: unknown;
    dedupeKey?: string;
    /** A calendar time. A delay is given in seconds instead, which the clock of the database counts. */
    runAt?: Date;
    runInSeconds?: number;
    asker?: Asker;
    /** Default 36: with the growing delays between them, about a day. */
    maxAttempts?: number;
  },
): Promise<void> {
  const { id = uuidv7(), kind, payload, dedupeKey, runAt, runInSeconds, asker, maxAttempts } = job;
  await trx
    .insertInto('job')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      dedupeKey: dedupeKey ?? null,
      ...asker,
      ...(maxAttempts === undefined ? {} : { maxAttempts }),
      ...(runAt ? { runAt } : {}),
      ...(runInSeconds === undefined
        ? {}
        : { runAt: sql<Date>`now() + make_interval(secs => ${runInSeconds})` }),
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
  await announceJobs(trx);
}

/** Wakes the workers once this transaction is committed. */
export const announceJobs = (trx: Transaction<DB>): Promise<void> =>
  announce(trx, { channel: JOB_WAITING, subject: '', payload: '' });

/**
 * Takes the next job of these kinds under a lease, also one whose worker died. Jobs of several people take turns, person by person.
 */
export async function claimJob(
  db: Database,
  worker: string,
  kinds: readonly string[],
): Promise<Job | undefined> {
  if (kinds.length === 0) return undefined;
  const { rows } = await sql<Job>`
    update job set state = 'running', locked_by = ${worker}, attempts = attempts + 1, step = '', done = 0, total = 0,
      started_at = now(), locked_until = ${leaseEnd}
    where id = (
      select id from job
      where kind in (${sql.join(kinds)}) and ended_at is null and run_at <= now()
        and (state = 'waiting' or locked_until is null or locked_until < now())
      order by (select max(other.started_at) from job other where other.asked_by = job.asked_by) nulls first, run_at, id
      limit 1 for update skip locked)
    returning id, kind, payload, attempts, max_attempts, plan_id, asked_by, created_at`.execute(db);
  return rows[0];
}

/** Renews the lease and saves the progress. False where the job is no longer this worker's, or was stopped. */
export async function renewLease(
  db: Database,
  { id, worker }: HeldJob,
  progress: { readonly step: string; readonly done: number; readonly total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ ...progress, lockedUntil: leaseEnd })
    .where('id', '=', id)
    .where('lockedBy', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const stillOpen = (db: Database, { id, worker }: HeldJob) =>
  db
    .updateTable('job')
    .set({ lockedUntil: null })
    .where('id', '=', id)
    .where('lockedBy', '=', worker)
    .where('endedAt', 'is', null);

/** A file that a job made, which the file store holds under the key of the job. */
export interface JobFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Ends a job as done. False where it has ended already or another worker has it. */
export async function finishJob(db: Database, held: HeldJob, file?: JobFile): Promise<boolean> {
  const done = { state: 'done', endedAt: sql<Date>`now()`, ...file };
  const { numUpdatedRows } = await stillOpen(db, held).set(done).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a job as failed. `fault` is the sentence for the person who asked, `error` is for the operator. */
export const failJob = (db: Database, held: HeldJob, { error, fault }: { error: string; fault: string }) =>
  stillOpen(db, held)
    .set({ state: 'failed', endedAt: sql<Date>`now()`, lastError: error, fault })
    .execute();

/** Schedules another attempt of a job. */
export const retryJob = (
  db: Database,
  held: HeldJob,
  { error, inSeconds }: { error: string; inSeconds: number },
) =>
  stillOpen(db, held)
    .set({
      state: 'waiting',
      lastError: error,
      runAt: sql<Date>`now() + make_interval(secs => ${inSeconds})`,
    })
    .execute();

const releaseRunning = (db: Database) =>
  db
    .updateTable('job')
    .set({ state: 'waiting', lockedBy: null, lockedUntil: null })
    .where('state', '=', 'running');

/** Releases the jobs of a worker that stops. The attempt does not count: nothing failed. */
export const releaseHeld = (db: Database, worker: string) =>
  releaseRunning(db)
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where('lockedBy', '=', worker)
    .execute();

/** Releases all jobs, for a database that no other process can have open. The attempt counts: the job may have killed the process. */
export const releaseAll = (db: Database) => releaseRunning(db).execute();

/** The job that prunes ended jobs, once a day. */
export const PRUNE_JOBS = 'jobs.forget';
/** A failed job can be retried within this time. */
const DAYS_WITH_PAYLOAD = 30;
/** Days until a dedupe key is deleted: longer than any is used again (they name a day, a month or the write that a job follows from). */
const DAYS_KEPT = 400;
const DAY_MS = 86_400_000;

/**
 * Retention of ended jobs. Jobs that a person asked for go after 7 days, all others after 400: until then the dedupe key keeps a job from
 * being done twice. Their payload is cleared after 30 days, since letters hold names, addresses and links.
 *
 * @param removeFiles is given the ids of deleted jobs that made a file, in the transaction that deletes them
 */
export async function pruneJobs(
  db: Database,
  now: Date,
  removeFiles: (trx: Transaction<DB>, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await sql`
    update job set payload = '{}'
    where payload <> '{}' and ended_at < ${daysAgo(DAYS_WITH_PAYLOAD)}`.execute(db);
  await deleteInBatches((limit) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; fileName: string | null }>`
        delete from job where id in (
          select id from job
          where ended_at < ${daysAgo(TASK_KEPT_DAYS)} and (asked_by is not null or ended_at < ${daysAgo(DAYS_KEPT)})
          limit ${limit})
        returning id, file_name`.execute(trx);
      const withFile = rows.filter(({ fileName }) => fileName !== null).map(({ id }) => id);
      if (withFile.length > 0) await removeFiles(trx, withFile);
      return rows.length;
    }),
  );
}
