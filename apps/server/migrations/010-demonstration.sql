-- How far the demonstration is: one row while it is made and ever after. A database that was in use before is not touched.
create table demonstration (
  is_only boolean primary key default true check (is_only),
  filled_at timestamptz
);
insert into demonstration (filled_at) select now() where exists (select 1 from app_user);
