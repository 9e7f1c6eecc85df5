-- How somebody wants to be told of each sort of notice: only what they chose, everything else is as the product declares it.
alter table app_user add column notice_choices jsonb not null default '{}'::jsonb;
-- Notices in the product, for those who did not choose never.
create table notice (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  kind text not null,
  title text not null,
  -- Address within the product, from its first slash.
  path text not null,
  dedupe_key text unique,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notice_of_user on notice (user_id, id desc);
-- A version may be declined for good, which is another answer than asking for changes.
alter table plan_approval drop constraint plan_approval_decision_check;
alter table plan_approval add constraint plan_approval_decision_check
  check (decision in ('approved', 'declined', 'refused', 'withdrawn', 'claimed'));
-- The small picture of a farm in lists, with the revision of the plan that it was drawn of. It can be drawn again at any time.
create unlogged table plan_thumbnail (
  plan_id uuid primary key references plan (id) on delete cascade,
  rev bigint not null,
  svg text not null
);
