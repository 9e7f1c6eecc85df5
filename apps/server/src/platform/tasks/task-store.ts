import type { TaskKindId, TaskState } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Database, Reader } from '../database/open-database.ts';
import type { TaskOrder } from './task-kind.ts';

/** Wakes a worker; polling is the truth, this only saves the wait. */
export const TASK_WAITING = 'task_waiting';
/** Tells whoever makes it that somebody stopped it. */
export const TASK_STOPPED = 'task_stopped';

const LEASE_SECONDS = 60;

export interface NewTask {
  readonly id: string;
  readonly planId: string;
  readonly kind: TaskKindId;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly settings: unknown;
}

export interface ClaimedTask extends TaskOrder {
  readonly kind: string;
  readonly attempts: number;
}

const isOpen = sql<boolean>`state in ('waiting', 'running')`;

/** How many wait or are made, in all and of one person. Nobody asks for another until the transaction ends. */
export async function countOpenTasks(
  trx: Transaction<DB>,
  askedBy: string,
): Promise<{ readonly all: number; readonly own: number }> {
  await sql`lock table task in share row exclusive mode`.execute(trx);
  return trx
    .selectFrom('task')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where asked_by = ${askedBy})::int`.as('own'),
    ])
    .where(isOpen)
    .executeTakeFirstOrThrow();
}

/** The id of the same work that is being made already; undefined where there is none. */
export const findSameTask = (trx: Transaction<DB>, { planId, askedBy, kind, settings }: NewTask) =>
  trx
    .selectFrom('task')
    .select('id')
    .where('planId', '=', planId)
    .where('askedBy', '=', askedBy)
    .where('kind', '=', kind)
    .where('settings', '=', sql<never>`${JSON.stringify(settings)}::jsonb`)
    .where(isOpen)
    .executeTakeFirst();

export async function insertTask(trx: Transaction<DB>, { settings, ...task }: NewTask): Promise<void> {
  await trx
    .insertInto('task')
    .values({ ...task, settings: JSON.stringify(settings), state: 'waiting' })
    .execute();
  await sql`select pg_notify(${TASK_WAITING}, '')`.execute(trx);
}

/**
 * Takes the next task of the kinds that a worker knows: of several people each has one in turn. One whose worker died is taken when its
 * time is over.
 */
export async function claimTask(
  db: Database,
  worker: string,
  kinds: readonly string[],
): Promise<ClaimedTask | undefined> {
  if (kinds.length === 0) return undefined;
  const { rows } = await sql<ClaimedTask>`
    update task set state = 'running', locked_by = ${worker}, attempts = attempts + 1, step = '', done = 0, total = 0,
      started_at = now(), locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from task where kind in (${sql.join(kinds)})
        and (state = 'waiting' or (state = 'running' and locked_until < now()))
      order by (select max(other.started_at) from task other where other.asked_by = task.asked_by) nulls first, asked_at
      limit 1 for update skip locked)
    returning id, plan_id, kind, asked_by, asked_at, settings, attempts`.execute(db);
  return rows[0];
}

/** Holds a task for longer and keeps how far it is; false when it is no longer this worker's. */
export async function keepTask(
  db: Database,
  {
    id,
    worker,
    step,
    done,
    total,
  }: { id: string; worker: string; step: string; done: number; total: number },
): Promise<boolean> {
  const kept = await db
    .updateTable('task')
    .set({ step, done, total, lockedUntil: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('id', '=', id)
    .where('lockedBy', '=', worker)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Ends a task that this worker holds; false when somebody stopped it meanwhile. */
export async function endTask(
  db: Reader,
  held: { readonly id: string; readonly worker: string },
  end: {
    readonly state: Extract<TaskState, 'done' | 'failed'>;
    readonly at: Date;
    readonly fault?: string;
    readonly file?: { readonly fileName: string; readonly contentType: string; readonly bytes: number };
  },
): Promise<boolean> {
  const ended = await db
    .updateTable('task')
    .set({ state: end.state, endedAt: end.at, fault: end.fault ?? null, lockedUntil: null, ...end.file })
    .where('id', '=', held.id)
    .where('lockedBy', '=', held.worker)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

const putBack = (db: Database) =>
  db
    .updateTable('task')
    .set({ state: 'waiting', lockedBy: null, lockedUntil: null })
    .where('state', '=', 'running');

/** Puts what a worker holds back, for another; it has not failed. */
export const releaseTasks = (db: Database, worker: string) =>
  putBack(db)
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where('lockedBy', '=', worker)
    .execute();

/** Puts back what workers held whose server died: for a database that no other process can have open. That it died of the task still counts. */
export const releaseTasksOfDead = (db: Database) => putBack(db).execute();

/** Stops a person's own task; undefined when it is not there or has ended. */
export async function stopTask(
  trx: Transaction<DB>,
  { id, planId, askedBy, at }: { id: string; planId: string; askedBy: string; at: Date },
): Promise<boolean> {
  const stopped = await trx
    .updateTable('task')
    .set({ state: 'cancelled', endedAt: at, lockedUntil: null })
    .where('id', '=', id)
    .where('planId', '=', planId)
    .where('askedBy', '=', askedBy)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  if (stopped) await sql`select pg_notify(${TASK_STOPPED}, ${id})`.execute(trx);
  return stopped !== undefined;
}

/** A person's tasks, the newest first, with how many come before each that waits. */
export const findTasksOf = (db: Database, askedBy: string, limit: number) =>
  db
    .selectFrom('task')
    .innerJoin('plan', 'plan.id', 'task.planId')
    .selectAll('task')
    .select([
      'plan.propertyName',
      sql<number>`(select count(*)::int from task other where task.state = 'waiting' and (other.state = 'running'
        or (other.state = 'waiting' and other.asked_at < task.asked_at)))`.as('before'),
    ])
    .where('task.askedBy', '=', askedBy)
    .orderBy('task.askedAt', 'desc')
    .orderBy('task.id', 'desc')
    .limit(limit)
    .execute();

export const findTask = (
  db: Reader,
  { id, planId, askedBy }: { id: string; planId: string; askedBy: string },
) =>
  db
    .selectFrom('task')
    .selectAll()
    .where('id', '=', id)
    .where('planId', '=', planId)
    .where('askedBy', '=', askedBy)
    .executeTakeFirst();

/** Takes away tasks that ended before a time, and gives their ids. */
export async function dropTasksBefore(trx: Transaction<DB>, before: Date): Promise<readonly string[]> {
  const dropped = await trx.deleteFrom('task').where('endedAt', '<', before).returning('id').execute();
  return dropped.map(({ id }) => id);
}
