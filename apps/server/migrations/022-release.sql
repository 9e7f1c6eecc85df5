-- A copy of a plan that somebody outside may read by a link. Of the link only a hash is kept; what was made stands in the file store.
create table release (
  -- The id of the long work that made it.
  id uuid primary key,
  plan_id uuid not null references plan (id),
  -- What was chosen, as its call checked it.
  settings jsonb not null,
  prepared_by uuid not null references app_user (id),
  made_at timestamptz not null,
  -- The name of the farm as the copy has it.
  property_name text not null,
  -- What leaves the farm with it, read from the document that was made.
  leaving jsonb not null,
  -- The fingerprint of the PDF, and how many bytes it has.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  -- From here on it is shared.
  secret_hash bytea unique,
  issued_by uuid references app_user (id),
  issued_at timestamptz,
  expires_at timestamptz,
  -- For whom it was made, in the words of whoever made it.
  note text,
  code_salt bytea,
  code_hash bytea,
  wrong_codes int not null default 0,
  withdrawn_at timestamptz,
  check ((secret_hash is null) = (issued_at is null) and (issued_at is null) = (expires_at is null)),
  check ((code_hash is null) = (code_salt is null))
);
create index release_of_plan on release (plan_id, made_at desc);

-- Who opened a link is not known; from which network they came is kept, without the part that names one machine.
create table release_opening (
  id uuid primary key,
  release_id uuid not null references release (id),
  at timestamptz not null,
  what text not null check (what in ('read', 'download', 'wrongCode')),
  network text not null
);
create index opening_of_release on release_opening (release_id, at desc);

create index audit_of_plan on audit (plan_id, id desc);
