-- Processes of this installation, so that an administrator sees which run: renewed each half minute, forgotten when they stop.
create unlogged table service_process (
  id uuid primary key,
  role text not null,
  version text not null,
  node_version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
-- The service's own audit log: by what was done, and by whom.
create index audit_of_action on audit (action, id desc);
create index audit_of_actor on audit (actor_id, id desc) where actor_id is not null;
