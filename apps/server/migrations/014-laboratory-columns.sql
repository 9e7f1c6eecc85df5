-- How the files of a laboratory are to be read, as somebody said it once.
create table laboratory_columns (
  id uuid primary key,
  -- The account that a plan is assigned to, or the plan itself where there is none.
  owner_id uuid not null,
  -- Digest of the line of headings: files of one laboratory share it.
  shape text not null,
  -- { headings, matching, dateOrder }
  said jsonb not null,
  said_by uuid not null references app_user (id),
  said_at timestamptz not null,
  unique (owner_id, shape)
);
