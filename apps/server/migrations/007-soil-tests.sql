-- Soil tests of a transect, each with its own day, and the names that laboratories know transects by.
create table soil_test (
  plan_id uuid not null references plan (id),
  id uuid not null,
  transect_id uuid not null,
  -- Values of the declared fields of a test; `sampledOn` is 'YYYY-MM-DD'.
  details jsonb not null,
  -- By analyte: { "value": 2, "limit": "below" }.
  results jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (plan_id, id),
  foreign key (plan_id, transect_id) references feature (plan_id, id)
);
create index soil_test_transect on soil_test (plan_id, transect_id) where deleted_at is null;
-- One sample is one test, however often its file is imported.
create unique index soil_test_sample on soil_test (
  plan_id, lower(btrim(details ->> 'laboratoryJobNumber')), lower(btrim(details ->> 'laboratoryNumber'))
) where deleted_at is null and details ? 'laboratoryJobNumber' and details ? 'laboratoryNumber';

create table soil_sample_alias (
  plan_id uuid not null references plan (id),
  -- In small letters, without macrons and superfluous blanks.
  sample_name text not null,
  transect_id uuid not null,
  primary key (plan_id, sample_name),
  foreign key (plan_id, transect_id) references feature (plan_id, id)
);

-- Until now a transect held its newest test and a list of earlier ones: each becomes a test of its own.
with told as (
  select plan_id, id as transect_id, created_at, updated_at, 0 as nth, attributes ->> 'sampleDate' as sampled_on,
    jsonb_strip_nulls(jsonb_build_object(
      'sampleDepth', attributes -> 'depth', 'laboratory', attributes -> 'laboratory',
      'laboratoryJobNumber', attributes -> 'labJobNumber', 'laboratoryNumber', attributes -> 'labNumber',
      'interim', attributes -> 'interim')) as more,
    attributes as figures
  from feature where kind = 'transect' and kind_version = 1
  union all
  select plan_id, id, created_at, updated_at, earlier.nth::int, earlier.test ->> 'date', '{}'::jsonb, earlier.test
  from feature, jsonb_array_elements(coalesce(attributes -> 'history', '[]'::jsonb)) with ordinality as earlier (test, nth)
  where kind = 'transect' and kind_version = 1
), made as (
  select told.*,
    (select coalesce(jsonb_object_agg(analyte, jsonb_build_object('value', figures -> analyte)), '{}'::jsonb)
      from unnest(array['ph', 'olsenPhosphorus', 'potassium', 'calcium', 'magnesium', 'sulphateSulphur']) as analyte
      where figures ? analyte) as results,
    row_number() over (
      partition by plan_id, lower(btrim(more ->> 'laboratoryJobNumber')), lower(btrim(more ->> 'laboratoryNumber'))
      order by created_at, transect_id) as of_sample
  from told
)
insert into soil_test (plan_id, id, transect_id, details, results, created_at, updated_at)
select plan_id, gen_random_uuid(), transect_id,
  jsonb_build_object('sampledOn', sampled_on)
    -- Two transects may have named one sample: the number stays with the first.
    || case when of_sample = 1 then more else more - 'laboratoryNumber' end,
  results, created_at, updated_at
from made where sampled_on is not null and results <> '{}'::jsonb;
