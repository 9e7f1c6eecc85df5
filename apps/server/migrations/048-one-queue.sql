-- One queue: work that follows from a change (jobs) and work that a person asked for (tasks) are rows of one table.
alter table job
  add column state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  add column started_at timestamptz,
  add column ended_at timestamptz,
  -- Of work that a person asked for.
  add column plan_id uuid references plan (id),
  add column asked_by uuid references app_user (id),
  -- The step at hand, and the finished part of the whole; a total of 0 is not known yet.
  add column step text not null default '',
  add column done int not null default 0,
  add column total int not null default 0,
  -- The sentence for the person who asked, where the work failed.
  add column fault text,
  -- The file that was made; the file store holds it under the id.
  add column file_name text,
  add column content_type text,
  add column bytes bigint;
update job set ended_at = coalesce(done_at, dead_at),
  state = case when done_at is not null then 'done' when dead_at is not null then 'failed' when locked_until is not null then 'running' else 'waiting' end;
alter table job add check ((ended_at is not null) = (state in ('done', 'failed', 'cancelled')));
drop index job_waiting;
drop index job_ended;
alter table job drop column done_at, drop column dead_at;

insert into job (id, kind, payload, plan_id, asked_by, created_at, run_at, state, step, done, total, attempts, max_attempts, locked_by, locked_until,
    started_at, ended_at, fault, file_name, content_type, bytes)
  select id, kind, settings, plan_id, asked_by, asked_at, asked_at, state, step, done, total, attempts, 3, locked_by, locked_until,
    started_at, ended_at, fault, file_name, content_type, bytes
  from task;
drop table task;

create index job_waiting on job (run_at) where ended_at is null;
create index job_ended on job (ended_at) where ended_at is not null;
create index job_of_person on job (asked_by, created_at desc) where asked_by is not null;
-- A second request for the same work is the first one until that has ended.
create unique index job_once on job (plan_id, asked_by, kind, md5(payload::text)) where asked_by is not null and ended_at is null;
