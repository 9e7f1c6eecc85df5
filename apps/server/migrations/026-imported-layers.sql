-- Layers that were imported: what is said of each; its features lie in a file of the plan.
create table plan_imported_layer (
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

-- A file of places is sent in parts to be read, and is no file of the plan by itself.
alter table staged_upload drop constraint staged_upload_purpose_check;
alter table staged_upload add constraint staged_upload_purpose_check
  check (purpose in ('profileImage', 'photo', 'document', 'planArchive', 'mapFile'));
