-- What was answered of the sections and outcomes of a plan, its actions, and what was said and shown of them. Each row has what people
-- write in `content` and what the server makes of it in `made`; what is asked for beside the plan's record stands in columns of its own.
create table plan_section (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  section_key text not null generated always as (content ->> 'sectionKey') stored,
  primary key (plan_id, id)
);
create unique index plan_section_once on plan_section (plan_id, section_key);

create table plan_sub_outcome (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  outcome_key text not null generated always as (content ->> 'outcomeKey') stored,
  primary key (plan_id, id)
);
create unique index plan_sub_outcome_once on plan_sub_outcome (plan_id, outcome_key);

create table plan_action (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null generated always as (content ->> 'title') stored,
  section_key text not null generated always as (content ->> 'sectionKey') stored,
  state text not null generated always as (content ->> 'state') stored
    check (state in ('proposed', 'agreed', 'inProgress', 'done', 'verified', 'notApplicable', 'cancelled')),
  responsible_id uuid generated always as ((content ->> 'responsibleId')::uuid) stored,
  -- 'YYYY-MM-DD': the day, or the last of the season.
  due_day text generated always as (made ->> 'dueDay') stored,
  -- The one that was done, of which this is the next.
  follows_id uuid generated always as ((made ->> 'followsId')::uuid) stored,
  primary key (plan_id, id)
);
-- What repeats is made once for each that was done, whoever says so and however often.
create unique index plan_action_follows on plan_action (plan_id, follows_id) where follows_id is not null;
create index plan_action_due on plan_action (due_day, plan_id) where deleted_at is null and state in ('agreed', 'inProgress');
create index plan_action_deleted on plan_action (plan_id, deleted_at) where deleted_at is not null;

create table plan_remark (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  action_id uuid not null generated always as ((content ->> 'actionId')::uuid) stored,
  primary key (plan_id, id)
);
create index plan_remark_action on plan_remark (plan_id, action_id);

create table plan_evidence (
  plan_id uuid not null references plan (id),
  id uuid not null,
  content jsonb not null,
  made jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  action_id uuid not null generated always as ((content ->> 'actionId')::uuid) stored,
  primary key (plan_id, id)
);
create index plan_evidence_action on plan_evidence (plan_id, action_id);
