import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** Jobs of one kind of work. */
export interface QueueCounts {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  /** Waiting jobs that failed at least once. */
  readonly retrying: number;
  /** Jobs that failed for good and can still be tried again. */
  readonly dead: number;
  /** Seconds since the oldest waiting job was due. */
  readonly oldestSeconds: number;
}

export const countJobs = async (db: Database): Promise<readonly QueueCounts[]> =>
  (
    await sql<QueueCounts>`
      select kind,
        (count(*) filter (where state = 'waiting' and run_at <= now()))::int as waiting,
        (count(*) filter (where state = 'running'))::int as running,
        (count(*) filter (where state = 'waiting' and last_error is not null))::int as retrying,
        (count(*) filter (where state = 'failed' and payload <> '{}'))::int as dead,
        coalesce(extract(epoch from now() - min(run_at) filter (where state = 'waiting' and run_at <= now())), 0)::float8 as oldest_seconds
      from job where ended_at is null or state = 'failed' group by kind`.execute(db)
  ).rows;

/** Plans and people of an account, which is named by its id alone. */
export interface TenantCounts {
  readonly account: string;
  readonly plans: number;
  readonly people: number;
}

export const countTenants = async (db: Database): Promise<readonly TenantCounts[]> =>
  (
    await sql<TenantCounts>`
      select coalesce(account.id::text, 'none') as account,
        (select count(*) from plan where plan.account_id is not distinct from account.id and plan.archived_at is null)::int as plans,
        (select count(*) from app_user where app_user.account_id is not distinct from account.id and app_user.deleted_at is null)::int as people
      from (select id from account where deleted_at is null union all select null::uuid) account`.execute(db)
  ).rows;

/** Seconds that each replica of the database is behind; none where there is no replica, or the role may not see it (`pg_monitor`). */
export interface ReplicaLag {
  readonly replica: string;
  readonly seconds: number;
}

export const readReplicaLag = async (db: Database): Promise<readonly ReplicaLag[]> =>
  (
    await sql<ReplicaLag>`
      select coalesce(nullif(application_name, ''), pid::text) as replica, extract(epoch from replay_lag)::float8 as seconds
      from pg_stat_replication where replay_lag is not null`.execute(db)
  ).rows;
