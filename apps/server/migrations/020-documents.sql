-- Files of a plan lie in folders, have tags and a day they are good until, go into a bin, and have versions: the row is the newest, with
-- those before it in `earlier`. The bytes of each version lie under a name of their own; that of the first is the file's.
alter table plan_file
  add column folder text not null default '',
  add column tags jsonb not null default '[]',
  add column expires_on text check (expires_on ~ '^\d{4}-\d{2}-\d{2}$'),
  add column number int not null default 1,
  add column stored_as uuid,
  add column earlier jsonb not null default '[]',
  add column deleted_at timestamptz;
update plan_file set stored_as = id;
alter table plan_file alter column stored_as set not null;
create index plan_file_deleted on plan_file (plan_id, deleted_at) where deleted_at is not null;
create index plan_file_bin on plan_file (deleted_at) where deleted_at is not null;
create index plan_file_expires on plan_file (expires_on) where deleted_at is null and expires_on is not null;

-- An upload that comes in parts says how large it will be; one that comes as a form has none.
alter table staged_upload add column bytes int;
