-- Networks write ids of devices in small letters, the label on a probe mostly in capitals: either is the same device. One written in the
-- very letters comes first.
create or replace view sensor_device as
select sensor.id as sensor_id, sensor.plan_id, sensor.device_id, drawn.id as feature_id
from sensor
left join lateral (
  select feature.id from feature
  where feature.plan_id = sensor.plan_id and feature.kind = 'device' and feature.deleted_at is null
    and case when sensor.feature_id is not null then feature.id = sensor.feature_id
      else upper(feature.attributes ->> 'id') in (upper(sensor.device_id), upper(sensor.dev_eui)) end
  order by
    (feature.attributes ->> 'id' = sensor.device_id) desc,
    (upper(feature.attributes ->> 'id') = upper(sensor.device_id)) desc
  limit 1) drawn on true;
