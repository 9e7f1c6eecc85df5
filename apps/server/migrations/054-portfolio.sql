-- One summary for each plan, for lists of many plans: kept by the write path in the transaction that moves the plan's revision. The fields and their
-- rules are declared in the domain (`portfolio/summary-fields.ts`). Whatever depends on today's day is computed from the stored days.
create table plan_summary (
  plan_id uuid primary key references plan (id) on delete cascade,
  -- The plan's revision and the version of the rules that the row was computed with; another than the present one is computed again.
  rev bigint not null,
  rules int not null,
  status text not null,
  area_m2 double precision,
  region text,
  catchment text,
  account_id uuid,
  lead_id uuid,
  open_actions int not null,
  -- 'YYYY-MM-DD', of each open action that has a day, in order: how many are before a day is found by halving.
  due_days text[] collate "C" not null,
  next_day text collate "C",
  audit_on text collate "C",
  waiting_since timestamptz,
  is_to_review boolean not null,
  last_inspected_on text collate "C",
  changed_at timestamptz not null
);
create index plan_summary_next on plan_summary (next_day, plan_id);
create index plan_summary_account on plan_summary (account_id, plan_id) where account_id is not null;
create index plan_summary_lead on plan_summary (lead_id, plan_id) where lead_id is not null;

-- A named choice of filters, columns, order and grouping of the board. A shared one is seen by the team of whoever saved it: the people of the same
-- account, or those of the provider.
create table board_view (
  id uuid primary key,
  saved_by uuid not null references app_user (id),
  title text not null check (char_length(title) between 1 and 60),
  -- The search of the board's address.
  search jsonb not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index board_view_person on board_view (saved_by, title);
create index board_view_shared on board_view (saved_by) where is_shared;

-- One change of many actions of many plans, done by a job row by row: what a row became is committed with the change of its plan.
create table bulk_change (
  id uuid primary key,
  asked_by uuid not null references app_user (id),
  -- Values of an action by field; null takes one away.
  set_values jsonb not null,
  -- Of an undoing: the change that it undoes, once.
  undoes uuid unique references bulk_change (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index bulk_change_person on bulk_change (asked_by, created_at desc);
create index bulk_change_age on bulk_change (created_at);
create table bulk_change_row (
  bulk_id uuid not null references bulk_change (id) on delete cascade,
  plan_id uuid not null,
  action_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why it was refused, for the person who asked.
  why text,
  -- Values of the same fields before the change.
  former jsonb,
  primary key (bulk_id, plan_id, action_id)
);
