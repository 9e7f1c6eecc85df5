-- Accounts, users, sessions. Two populations: provider users have no account.
create extension if not exists pg_trgm;

create table account (
  id uuid primary key,
  name text not null,
  admin_email text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table app_user (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser')),
  account_id uuid references account (id),
  -- Bound at the first sign-in with a verified address; afterwards only issuer and subject count.
  issuer text,
  subject text,
  profile_image_url text,
  accepted_terms_version text,
  accepted_terms_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index app_user_email on app_user (email) where deleted_at is null;
create unique index app_user_identity on app_user (issuer, subject) where deleted_at is null;

create table session (
  -- SHA-256 of the cookie: a copy of this table signs nobody in.
  token_hash bytea primary key,
  user_id uuid not null references app_user (id),
  idp_session text,
  id_token text,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_user on session (user_id);
create index session_idp on session (idp_session) where idp_session is not null;

create table sign_in_attempt (
  state text primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  created_at timestamptz not null default now()
);

create table audit (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid references app_user (id),
  action text not null,
  plan_id uuid,
  detail jsonb not null default '{}'
);
create index audit_plan on audit (plan_id, at desc);
