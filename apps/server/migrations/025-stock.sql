-- Stock by month, enterprise, class and land unit, and the stock units that the provider set for a plan. The id of a row follows from what
-- it is about, so there is one of each.
create table plan_stock_row (
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

create table plan_stock_ratio (
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
