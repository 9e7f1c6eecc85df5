-- Plans, who holds which role on them, their features and boundary, and the log of every change.
create table plan (
  id uuid primary key,
  account_id uuid references account (id),
  status text not null,
  property_name text not null,
  -- Values of the declared plan fields; the columns beside it are copies for lists and searches.
  info jsonb not null,
  owner_id uuid references app_user (id),
  created_by uuid not null references app_user (id),
  version int not null default 1,
  -- Moves by one with every change of the plan, in commit order and without gaps: the cursor of history and live updates.
  rev bigint not null default 0,
  -- Of the saved boundary.
  area_m2 double precision,
  boundary_bounds jsonb,
  boundary_version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz
);
create index plan_newest on plan (created_at desc, id);
create index plan_account on plan (account_id) where account_id is not null;
create index plan_owner on plan (owner_id);
create index plan_name on plan using gin (property_name gin_trgm_ops);

create table plan_role (
  plan_id uuid not null references plan (id),
  user_id uuid not null references app_user (id),
  role text not null check (role in ('lead', 'editor', 'reviewer', 'viewer', 'owner', 'guest', 'guestEditor')),
  granted_by uuid references app_user (id),
  granted_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (plan_id, user_id, role)
);
create index plan_role_user on plan_role (user_id);

create table invitation (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  user_id uuid not null references app_user (id),
  email text not null,
  token_hash bytea not null unique,
  invited_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- A newer link takes the place of an older one.
  replaced_at timestamptz
);
create index invitation_plan on invitation (plan_id);

create table approval (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  approval_type text not null check (approval_type in ('owner', 'consultant', 'provider', 'certifier', 'auditor')),
  requested_by uuid references app_user (id),
  requested_at timestamptz,
  decided_by uuid references app_user (id),
  decided_at timestamptz,
  decision text check (decision in ('approved', 'declined', 'withdrawn')),
  note text not null default '',
  plan_version int not null
);
create index approval_plan on approval (plan_id);

create table feature (
  plan_id uuid not null references plan (id),
  id uuid not null,
  kind text not null,
  kind_version int not null,
  name text not null default '',
  attributes jsonb not null default '{}',
  geojson jsonb not null,
  bbox box not null,
  area_m2 double precision,
  length_m double precision,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (plan_id, id)
);
create index feature_kind on feature (plan_id, kind) where deleted_at is null;

-- The two layers of a boundary: the chosen titles and their merge, kept apart.
create table boundary_layer (
  plan_id uuid not null references plan (id),
  layer text not null check (layer in ('cadastral', 'boundary')),
  id text not null,
  ordinal int not null,
  properties jsonb not null,
  -- Full precision stays here; `drawn` is what the browser gets, simplified together so that neighbours share a border.
  geojson jsonb not null,
  drawn jsonb not null,
  area_m2 double precision not null,
  primary key (plan_id, layer, id)
);

-- Titles as the survey gave them, under their own id. Plan borders do not move when the survey updates.
create table survey_title (
  id text primary key,
  title_no text not null,
  properties jsonb not null,
  geojson jsonb not null,
  fetched_at timestamptz not null default now()
);

create table change (
  plan_id uuid not null,
  rev bigint not null,
  ord int not null,
  entity text not null,
  entity_id uuid not null,
  op text not null check (op in ('create', 'update', 'delete')),
  before jsonb,
  after jsonb,
  actor_id uuid not null,
  op_id uuid not null,
  at timestamptz not null default now(),
  primary key (plan_id, rev, ord)
);
create index change_entity on change (plan_id, entity_id, rev desc);

-- One row for each write a client asked for: a repeated op id is answered from here instead of being done twice.
create table operation (
  plan_id uuid not null,
  op_id uuid not null,
  actor_id uuid not null,
  call_id text not null,
  reply jsonb,
  at timestamptz not null default now(),
  primary key (plan_id, op_id)
);

create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  raise exception 'the log of changes is only ever added to';
end $$;
create trigger change_is_append_only before update or delete on change
  for each row execute function refuse_change_of_log();
