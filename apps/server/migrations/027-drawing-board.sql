-- What people say of a boundary beside its titles: an outline for a farm whose titles cannot be asked for, and the names of blocks.
create table boundary_by_hand (
  plan_id uuid primary key references plan (id),
  content jsonb not null
);

-- Which shapes are held as they are. The id of a lock follows from its shape, so there is one of each.
create table plan_shape_lock (
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
