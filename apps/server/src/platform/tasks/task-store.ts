import type { TaskKindId } from '@tussock/domain';
import { sql, type NotNull, type Transaction } from 'kysely';
import { announce } from '../database/announce.ts';
import type { DB } from '../database/generated/schema.ts';
import type { Database, Reader } from '../database/open-database.ts';
import { addJob, JOB_STOPPED } from '../jobs/job-store.ts';

/** A new task: a job that a person ordered, and whose file they wait for. */
export interface NewTask {
  readonly id: string;
  readonly planId: string;
  readonly kind: TaskKindId;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly settings: unknown;
}

/** Most attempts; a task whose process died this often is the likely reason. */
const MOST_ATTEMPTS = 3;

/** Counts open tasks, in all and of one person. Locks, so that other requests wait until the transaction ends. */
export async function countOpenTasks(
  trx: Transaction<DB>,
  askedBy: string,
): Promise<{ readonly all: number; readonly own: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('job.asked'))`.execute(trx);
  return trx
    .selectFrom('job')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where asked_by = ${askedBy})::int`.as('own'),
    ])
    .where('askedBy', 'is not', null)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Finds the id of the same task that is still open; undefined where there is none. */
export const findSameTask = (trx: Transaction<DB>, { planId, askedBy, kind, settings }: NewTask) =>
  trx
    .selectFrom('job')
    .select('id')
    .where('planId', '=', planId)
    .where('askedBy', '=', askedBy)
    .where('kind', '=', kind)
    .where('payload', '=', sql<never>`${JSON.stringify(settings)}::jsonb`)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

export const insertTask = (
  trx: Transaction<DB>,
  { id, kind, settings, planId, askedBy, askedAt }: NewTask,
): Promise<void> =>
  addJob(trx, {
    id,
    kind,
    payload: settings,
    asker: { planId, askedBy, createdAt: askedAt },
    maxAttempts: MOST_ATTEMPTS,
  });

/** Stops a person's own task. False where it is not there or has ended. */
export async function stopTask(
  trx: Transaction<DB>,
  { id, planId, askedBy }: { id: string; planId: string; askedBy: string },
): Promise<boolean> {
  const stopped = await trx
    .updateTable('job')
    .set({ state: 'cancelled', endedAt: sql<Date>`now()`, lockedUntil: null })
    .where('id', '=', id)
    .where('planId', '=', planId)
    .where('askedBy', '=', askedBy)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (stopped) await announce(trx, { channel: JOB_STOPPED, subject: id, payload: id });
  return stopped !== undefined;
}

/** The number of tasks that a waiting one comes behind: those being made, and those whose turn is before its own, person by person. */
const tasksBefore = sql<number>`
  case when job.state <> 'waiting' then 0 else (
    select count(*) from job other where other.asked_by is not null and other.state = 'running') + (
    select placed.place - 1 from (
      select id, row_number() over (order by turn, served nulls first, run_at, id) as place from (
        select id, run_at, row_number() over (partition by asked_by order by run_at, id) as turn,
          (select max(other.started_at) from job other where other.asked_by = waiting.asked_by) as served
        from job waiting where asked_by is not null and state = 'waiting') turns) placed
    where placed.id = job.id) end::int`;

/** A person's tasks, the newest first, with the number of tasks before each that waits. */
export const findTasksOf = (db: Database, askedBy: string, limit: number) =>
  db
    .selectFrom('job')
    .innerJoin('plan', 'plan.id', 'job.planId')
    .selectAll('job')
    .select(['plan.propertyName', tasksBefore.as('before')])
    .where('job.askedBy', '=', askedBy)
    .orderBy('job.createdAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .$narrowType<{ planId: NotNull }>()
    .execute();

export const findTask = (
  db: Reader,
  { id, planId, askedBy }: { id: string; planId: string; askedBy: string },
) =>
  db
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .where('planId', '=', planId)
    .where('askedBy', '=', askedBy)
    .executeTakeFirst();
