-- The heights and streams around a farm as reports drew them: a report as at a past day stands on the ground of that day, whatever the
-- surveys have changed since. A row for each time that they had changed.
create table plan_ground (
  plan_id uuid not null references plan (id) on delete cascade,
  -- West, south, east and north of what is shown, in degrees.
  box text not null,
  seen_at timestamptz not null,
  -- Of the content before it was packed.
  sha256 bytea not null,
  content bytea not null,
  primary key (plan_id, box, seen_at)
);
