-- Work that follows from a change, written in the same transaction as the change itself.
create table job (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  dedupe_key text unique,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  -- With the growing waits of the worker, about a day.
  max_attempts int not null default 36,
  locked_until timestamptz,
  locked_by text,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  dead_at timestamptz
);
create index job_waiting on job (run_at) where done_at is null and dead_at is null;
