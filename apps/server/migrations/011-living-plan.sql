-- What became of the things of a plan's record, revision by revision, as whoever keeps the record applies it. Unlike the log of changes it
-- tells no history: it holds what differs, is sent by what a reader may see, and is cut off at the old end.
create table plan_delta (
  plan_id uuid not null,
  rev bigint not null,
  ord int not null,
  entity text not null,
  entity_id uuid not null,
  op text not null check (op in ('create', 'update', 'delete')),
  -- Of the thing, after it.
  version int not null,
  kind_version int,
  -- Of a new thing everything, of one that was there what differs; null takes a value away.
  set_values jsonb,
  set_made jsonb,
  actor_id uuid not null,
  op_id uuid not null,
  at timestamptz not null,
  primary key (plan_id, rev, ord)
);
create index plan_delta_age on plan_delta (at);

-- From here on the deltas are whole; what was written before there were any is not among them.
alter table plan add column delta_floor bigint not null default 0;
update plan set delta_floor = rev;

-- The revision that a write moved its plan to: whoever asks again is told.
alter table operation add column rev bigint;

-- Its caption can be changed by several people, as everything else.
alter table plan_file add column version int not null default 1;

create index feature_deleted on feature (plan_id, deleted_at) where deleted_at is not null;
create index soil_test_deleted on soil_test (plan_id, deleted_at) where deleted_at is not null;

-- Tests go with their transect from now on; those that were left behind were shown to nobody.
update soil_test set deleted_at = feature.deleted_at, version = soil_test.version + 1
  from feature
  where feature.plan_id = soil_test.plan_id and feature.id = soil_test.transect_id
    and feature.deleted_at is not null and soil_test.deleted_at is null;

-- Who has a plan open, and where; of no worth after a crash.
create unlogged table presence (
  plan_id uuid not null,
  user_id uuid not null,
  tab_id uuid not null,
  place text,
  entity_id uuid,
  at timestamptz not null,
  primary key (plan_id, user_id, tab_id)
);

-- Whoever holds a plan open is asked again for the right to it when anything changes that the right hangs on.
create function tell_access_changed() returns trigger language plpgsql as $$
declare
  told jsonb;
begin
  if tg_op = 'DELETE' then told := to_jsonb(old); else told := to_jsonb(new); end if;
  perform pg_notify('access_changed', jsonb_build_object(tg_argv[0], told -> tg_argv[1])::text);
  return null;
end $$;
create trigger access_by_role after insert or update or delete on plan_role
  for each row execute function tell_access_changed('planId', 'plan_id');
create trigger access_by_account after update of account_id on plan
  for each row when (old.account_id is distinct from new.account_id)
  execute function tell_access_changed('planId', 'id');
create trigger access_by_person after update of role, account_id, deleted_at on app_user
  for each row execute function tell_access_changed('userId', 'id');
create trigger access_by_session after update of revoked_at or delete on session
  for each row execute function tell_access_changed('userId', 'user_id');
create trigger access_by_account_end after update of deleted_at on account
  for each row execute function tell_access_changed('accountId', 'id');
