-- A plan that has a lead or an owner keeps one, whatever takes roles or people away. Asked when the transaction ends, so that a
-- lead may be handed over in it; the plan is held meanwhile, so that two people cannot each take what the other leaves.
create function refuse_plan_left_alone(of_plan uuid, lost_role text) returns void language plpgsql as $$
begin
  perform 1 from plan where id = of_plan for update;
  if found and not exists (
    select 1 from plan_role join app_user on app_user.id = plan_role.user_id
    where plan_role.plan_id = of_plan and plan_role.role = lost_role
      and plan_role.expires_at is null and app_user.deleted_at is null)
  then
    raise exception using errcode = 'TSK01', message = (
      select 'The plan of ' || property_name || ' would be left without '
        || case lost_role when 'lead' then 'a lead' else 'an owner' end || '. Name another person first.'
      from plan where id = of_plan);
  end if;
end $$;

create function plan_role_is_not_the_last() returns trigger language plpgsql as $$
begin
  if old.role in ('lead', 'owner') then perform refuse_plan_left_alone(old.plan_id, old.role); end if;
  return null;
end $$;
create constraint trigger plan_keeps_its_people after update or delete on plan_role
  deferrable initially deferred for each row execute function plan_role_is_not_the_last();

create function user_is_not_the_last() returns trigger language plpgsql as $$
begin
  if old.deleted_at is null and new.deleted_at is not null then
    perform refuse_plan_left_alone(held.plan_id, held.role)
    from (select plan_id, role from plan_role
          where user_id = new.id and role in ('lead', 'owner') order by plan_id) as held;
  end if;
  return null;
end $$;
create constraint trigger plan_keeps_its_people after update of deleted_at on app_user
  deferrable initially deferred for each row execute function user_is_not_the_last();
