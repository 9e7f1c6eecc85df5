-- Uploaded files, what letters somebody wants, changes of address, and a name for each session.

-- A file that may be uploaded, until a call uses it or a day is over.
create table staged_upload (
  key text primary key,
  user_id uuid not null references app_user (id),
  plan_id uuid references plan (id),
  purpose text not null check (purpose in ('profileImage', 'photo', 'document')),
  content_type text not null,
  created_at timestamptz not null
);

create table plan_file (
  plan_id uuid not null references plan (id),
  id uuid not null,
  purpose text not null check (purpose in ('photo', 'document')),
  name text not null,
  caption text not null default '',
  content_type text not null,
  bytes int not null,
  -- Pixels of the large size; null for what is not an image.
  width int,
  height int,
  -- [longitude, latitude] where the photo was taken; kept only where the person asked for it.
  place jsonb,
  uploaded_by uuid not null references app_user (id),
  uploaded_at timestamptz not null,
  primary key (plan_id, id)
);

-- An address counts when whoever reads its letters has said so by the link.
create table email_change (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id),
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index email_change_user on email_change (user_id);

alter table app_user add column email_digest text not null default 'off'
  check (email_digest in ('off', 'daily', 'weekly'));

-- What a session is called where people see it; the cookie's hash stays inside.
alter table session add column id uuid not null default gen_random_uuid();
create unique index session_name on session (id);
