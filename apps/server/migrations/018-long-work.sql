-- Work that takes longer than somebody wants to wait for on a page: a book of a plan, a parcel of its documents. Done one after another in a
-- process of its own, for whoever asked.
create table task (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  kind text not null,
  asked_by uuid not null references app_user (id),
  asked_at timestamptz not null,
  settings jsonb not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- What is at hand, and how much of the whole is done; a total of 0 is not known yet.
  step text not null default '',
  done int not null default 0,
  total int not null default 0,
  attempts int not null default 0,
  locked_by uuid,
  locked_until timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Of what was made; it lies in the file store under the id.
  file_name text,
  content_type text,
  bytes bigint,
  fault text
);
-- Asking twice for the same thing while it is being made is asking once.
create unique index task_once on task (plan_id, asked_by, kind, md5(settings::text)) where state in ('waiting', 'running');
create index task_open on task (asked_at) where state in ('waiting', 'running');
create index task_of_person on task (asked_by, asked_at desc);
