-- Writes outside of plans keep their op ids as well, so an op id names one write of the whole product and not one of a plan. What was
-- asked is kept as a digest: the same id with something else in it is another write, and refused.
delete from operation older using operation newer
  where older.op_id = newer.op_id and (older.at, older.plan_id) < (newer.at, newer.plan_id);
alter table operation drop constraint operation_pkey;
alter table operation alter column plan_id drop not null;
alter table operation add primary key (op_id);
-- Null for what was kept before there were digests.
alter table operation add column digest text;
