-- Networks that send readings, the sensors heard of, and what they measured. Times are UTC.

create table device_integration (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  name text not null,
  -- Which key of a payload is which reading, in which unit.
  mapping jsonb not null,
  -- Of the secret the network sends; the secret itself is shown once and kept nowhere.
  secret_hash bytea not null,
  version int not null default 1,
  created_at timestamptz not null,
  secret_made_at timestamptz not null,
  removed_at timestamptz
);
create index device_integration_plan on device_integration (plan_id) where removed_at is null;

-- Whatever sends readings under an id of the network. Which drawn device it is, is said by `feature_id`, or else by that device's own id.
create table sensor (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references plan (id),
  device_id text not null,
  dev_eui text,
  integration_id uuid not null references device_integration (id),
  feature_id uuid,
  first_heard_at timestamptz not null,
  unique (plan_id, device_id)
);
create index sensor_feature on sensor (plan_id, feature_id);

-- °C, dS/m and % of volume. No reference to `sensor`: the one statement that writes here has just found the sensor, and sensors stay.
create table sensor_reading (
  sensor_id uuid not null,
  at timestamptz not null,
  temp150 real,
  temp300 real,
  ec150 real,
  ec300 real,
  vwc150 real,
  vwc300 real,
  primary key (sensor_id, at)
) partition by range (at);
-- A job makes a partition for each month ahead; what lies outside of all months is kept here.
create table sensor_reading_other partition of sensor_reading default;

-- The newest value of each reading, so that a list need not search the readings.
create table device_latest (
  sensor_id uuid primary key references sensor (id),
  at timestamptz not null,
  temp150 real,
  temp150_at timestamptz,
  temp300 real,
  temp300_at timestamptz,
  ec150 real,
  ec150_at timestamptz,
  ec300 real,
  ec300_at timestamptz,
  vwc150 real,
  vwc150_at timestamptz,
  vwc300 real,
  vwc300_at timestamptz
) with (fillfactor = 70);

-- What was not kept: counted for each device, reason and key, with the last value as it came.
create table reading_refusal (
  integration_id uuid not null references device_integration (id),
  device_id text not null,
  reason text not null,
  subject text not null,
  sample text not null,
  count bigint not null,
  last_at timestamptz not null,
  primary key (integration_id, device_id, reason, subject)
);

-- The drawn device of each sensor, while it stands on the plan: the one it was given to, or else the one with its id.
create view sensor_device as
select sensor.id as sensor_id, sensor.plan_id, sensor.device_id, drawn.id as feature_id
from sensor
left join lateral (
  select feature.id from feature
  where feature.plan_id = sensor.plan_id and feature.kind = 'device' and feature.deleted_at is null
    and case when sensor.feature_id is not null then feature.id = sensor.feature_id
      else feature.attributes ->> 'id' = sensor.device_id or upper(feature.attributes ->> 'id') = upper(sensor.dev_eui) end
  order by (feature.attributes ->> 'id' = sensor.device_id) desc
  limit 1) drawn on true;
