-- Reports that were made: what, when, by whom and of which revision, so that any can be made again. The file itself is not kept: the same
-- revision gives the same report.
create table report_download (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  report text not null,
  -- What was chosen, as its call checked it.
  settings jsonb not null,
  rev int not null,
  -- The day that it shows.
  shown_day text not null check (shown_day ~ '^\d{4}-\d\d-\d\d$'),
  made_by uuid not null references app_user (id),
  made_at timestamptz not null,
  bytes int not null
);
create index report_download_of_plan on report_download (plan_id, id desc);
