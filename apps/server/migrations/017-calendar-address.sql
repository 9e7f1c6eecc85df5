-- The secret address under which a calendar reads the actions of a plan: one for each person and plan. Whoever makes another, or withdraws
-- it, ends the one before.
create table calendar_address (
  plan_id uuid not null references plan (id),
  user_id uuid not null references app_user (id),
  secret_hash bytea not null unique,
  made_at timestamptz not null,
  primary key (plan_id, user_id)
);
