import { SESSION_IDLE_HOURS, type GlobalRole } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database } from '../../platform/database/open-database.ts';

const HOUR_MS = 3_600_000;
const MOST_PLANS = 20;
const MOST_FAILED = 100;
const MOST_SESSIONS = 200;

/** Size and version of the database, and the newest migration that has run. */
export async function findDatabaseFacts(db: Database) {
  const { rows } = await sql<{ version: string; bytes: number; migration: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select max(name) from migration) as migration`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('a query without conditions gives one row');
  return facts;
}

export interface QueueRow {
  readonly kind: string;
  /** Due now. */
  readonly waiting: number;
  /** Due later. */
  readonly planned: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestDueAt: Date | null;
}

/** Work that is not over, and work that failed, by kind. */
export async function findQueue(db: Database): Promise<readonly QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select kind, count(*) filter (where state = 'waiting' and run_at <= now())::int as waiting,
      count(*) filter (where state = 'waiting' and run_at > now())::int as planned,
      count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'failed')::int as failed,
      min(run_at) filter (where state = 'waiting' and run_at <= now()) as oldest_due_at
    from job where ended_at is null or state = 'failed' group by kind order by kind`.execute(db);
  return rows;
}

export async function findLetters(db: Database) {
  const { rows } = await sql<{ waiting: number; failed: number; lastSentAt: Date | null }>`
    select count(*) filter (where ended_at is null)::int as waiting, count(*) filter (where state = 'failed')::int as failed,
      max(ended_at) filter (where state = 'done') as last_sent_at
    from job where kind = 'mail'`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, lastSentAt: null };
}

export async function countFarms(db: Database) {
  const { rows } = await sql<{ plans: number; people: number; accounts: number }>`
    select (select count(*)::int from plan) as plans,
      (select count(*)::int from app_user where deleted_at is null) as people,
      (select count(*)::int from account where deleted_at is null) as accounts`.execute(db);
  return rows[0] ?? { plans: 0, people: 0, accounts: 0 };
}

/** Bytes of all files of plans, with those in the bin, and the plans whose files take the most room. */
export async function findStorage(db: Database) {
  const [{ rows: whole }, { rows: plans }] = await Promise.all([
    sql<{ bytes: number }>`select coalesce(sum(bytes), 0)::float8 as bytes from plan_file`.execute(db),
    sql<{ id: string; name: string; files: number; bytes: number }>`
      select plan.id, plan.property_name as name, count(*)::int as files, sum(plan_file.bytes)::float8 as bytes
      from plan_file join plan on plan.id = plan_file.plan_id
      group by plan.id order by bytes desc, plan.id limit ${MOST_PLANS}`.execute(db),
  ]);
  return { bytes: whole[0]?.bytes ?? 0, plans };
}

/** When a backup was last made, and one last proved, by the entries of the audit log. */
export async function findBackupTimes(db: Database) {
  const { rows } = await sql<{ madeAt: Date | null; provedAt: Date | null }>`
    select max(at) filter (where action = 'backup') as made_at, max(at) filter (where action = 'verifyBackup') as proved_at
    from audit where action in ('backup', 'verifyBackup')`.execute(db);
  return rows[0] ?? { madeAt: null, provedAt: null };
}

export interface FailedJobRow {
  readonly id: string;
  readonly kind: string;
  readonly planName: string | null;
  readonly askedByName: string | null;
  readonly attempts: number;
  readonly endedAt: Date;
  readonly lastError: string | null;
  readonly hasPayload: boolean;
  readonly total: number;
}

/** Failed work, the newest first; `total` counts all of it. */
export async function findFailedJobs(db: Database): Promise<readonly FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select job.id, job.kind, plan.property_name as plan_name, app_user.name as asked_by_name, job.attempts, job.ended_at,
      job.last_error, job.payload <> '{}' as has_payload, (count(*) over ())::int as total
    from job left join plan on plan.id = job.plan_id left join app_user on app_user.id = job.asked_by
    where job.ended_at is not null and job.state = 'failed'
    order by job.ended_at desc, job.id limit ${MOST_FAILED}`.execute(db);
  return rows;
}

/**
 * Puts failed work back into the queue, with all its attempts; the kind, or undefined where it is not failed, what it was about is cleared, or
 * the person who asked for it has asked again meanwhile.
 */
export const putBackJob = async (trx: Transaction<DB>, id: string): Promise<string | undefined> =>
  (
    await trx
      .updateTable('job')
      .set({
        state: 'waiting',
        attempts: 0,
        endedAt: null,
        lockedBy: null,
        lockedUntil: null,
        fault: null,
        runAt: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .where(sql<boolean>`payload <> '{}'`)
      .where(
        sql<boolean>`not exists (
          select 1 from job again where again.ended_at is null and again.plan_id = job.plan_id
            and again.asked_by = job.asked_by and again.kind = job.kind and again.payload = job.payload)`,
      )
      .returning('kind')
      .executeTakeFirst()
  )?.kind;

/** Marks failed work as given up; the kind, or undefined where it is not failed. */
export const giveUpJob = async (trx: Transaction<DB>, id: string): Promise<string | undefined> =>
  (
    await trx
      .updateTable('job')
      .set({ state: 'cancelled' })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returning('kind')
      .executeTakeFirst()
  )?.kind;

export interface OpenSessionRow {
  readonly id: string;
  readonly name: string;
  readonly role: GlobalRole;
  readonly accountName: string | null;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly total: number;
}

/** Open sessions of everybody, the latest seen first; `total` counts all of them. */
export async function findAllOpenSessions(db: Database, at: Date): Promise<readonly OpenSessionRow[]> {
  const { rows } = await sql<OpenSessionRow>`
    select session.id, app_user.name, app_user.role, account.name as account_name, session.user_agent, session.created_at,
      session.last_seen_at, (count(*) over ())::int as total
    from session join app_user on app_user.id = session.user_id left join account on account.id = app_user.account_id
    where session.revoked_at is null and session.expires_at > ${at} and app_user.deleted_at is null
      and session.last_seen_at > ${new Date(at.getTime() - SESSION_IDLE_HOURS * HOUR_MS)}
    order by session.last_seen_at desc, session.id limit ${MOST_SESSIONS}`.execute(db);
  return rows;
}
