-- Access tokens: what a person gives a program that acts in their name, within scopes and until an end.
create table access_token (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  name text not null check (char_length(name) between 1 and 60),
  -- SHA-256 of the token: a copy of this table lets nobody in.
  token_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Whether it is for every plan its person has access to; where not, `access_token_plan` names the plans.
  is_for_all_plans boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  withdrawn_at timestamptz,
  last_used_at timestamptz,
  -- Network of the last use, without the part that names one machine.
  last_used_from text
);
create index access_token_user on access_token (user_id, created_at desc);
create index access_token_end on access_token (expires_at);

create table access_token_plan (
  token_id uuid not null references access_token (id) on delete cascade,
  plan_id uuid not null references plan (id) on delete cascade,
  primary key (token_id, plan_id)
);
create index access_token_plan_plan on access_token_plan (plan_id);
