-- The life of a plan: where it stands and since when, who asked for a word on it and who gave it, and the versions that were frozen.
alter table plan
  add column status_since timestamptz,
  -- Where it was before it was put away.
  add column status_before text,
  -- 'YYYY-MM-DD': when what was approved is to be looked over again.
  add column review_on text,
  -- Of review, certification and audit the one that comes first.
  add column next_on text,
  add column next_kind text;
update plan set status_since = updated_at;
alter table plan alter column status_since set default now(), alter column status_since set not null;
create index plan_review on plan (review_on) where status = 'approved';

-- Approvals are things of the plan's record: what they say in `content`, who asked and who decided in `made`.
create table plan_approval (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  approval_type text not null generated always as (content ->> 'approvalType') stored
    check (approval_type in ('owner', 'consultant', 'provider', 'certifier', 'auditor')),
  decision text generated always as (content ->> 'decision') stored
    check (decision in ('approved', 'declined', 'withdrawn')),
  version_number int generated always as ((content ->> 'versionNumber')::int) stored,
  primary key (plan_id, id)
);
-- Of each sort one word is waited for at a time, and a version is decided once.
create unique index plan_approval_waits on plan_approval (plan_id, approval_type)
  where decision is null and deleted_at is null;
create unique index plan_approval_once on plan_approval (plan_id, approval_type, version_number)
  where version_number is not null and deleted_at is null and approval_type in ('owner', 'consultant', 'provider');

insert into plan_approval (plan_id, id, content, made, created_at, updated_at)
  select plan_id, approval.id,
    jsonb_strip_nulls(jsonb_build_object('approvalType', approval_type, 'decision', decision, 'note', nullif(note, ''))),
    jsonb_strip_nulls(jsonb_build_object('planVersion', plan_version,
      'requestedBy', case when requested_by is null then null else jsonb_build_object('id', requested_by, 'name',
        coalesce((select name from app_user where app_user.id = requested_by), ''), 'at', requested_at) end,
      'decidedBy', case when decided_by is null then null else jsonb_build_object('id', decided_by, 'name',
        coalesce((select name from app_user where app_user.id = decided_by), ''), 'at', decided_at) end)),
    coalesce(decided_at, requested_at, now()), coalesce(decided_at, requested_at, now())
  from approval;
drop table approval;

-- What whoever confirms the details of a plan says to be wrong with them.
create table plan_detail_note (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (plan_id, id)
);

-- A plan's record whole, as it stood at a revision: what was sent for approval.
create table plan_version (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  number int not null check (number > 0),
  rev bigint not null,
  -- Gzip of the record as canonical JSON; the hash (SHA-256, in hexadecimal) is of the JSON.
  content bytea not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  reason text not null,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  unique (plan_id, number)
);

-- The printed version: made later than the version itself, which is never written again.
create table plan_version_file (
  plan_id uuid not null,
  number int not null,
  file_key text not null,
  -- Bytes.
  size int not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  primary key (plan_id, number),
  foreign key (plan_id, number) references plan_version (plan_id, number)
);

create function refuse_change_of_version() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a plan is never rewritten';
end $$;
create trigger version_is_append_only before update or delete on plan_version
  for each row execute function refuse_change_of_version();
-- A table without a version may be emptied: a half-made demonstration is cleared away, all tables at once.
create function refuse_emptying_of_versions() returns trigger language plpgsql as $$
declare
  has_rows boolean;
begin
  execute format('select exists (select 1 from %I)', tg_table_name) into has_rows;
  if has_rows then raise exception 'a version of a plan is never rewritten'; end if;
  return null;
end $$;
create trigger version_is_not_emptied before truncate on plan_version
  for each statement execute function refuse_emptying_of_versions();
create trigger version_file_is_append_only before update or delete on plan_version_file
  for each row execute function refuse_change_of_version();
create trigger version_file_is_not_emptied before truncate on plan_version_file
  for each statement execute function refuse_emptying_of_versions();
