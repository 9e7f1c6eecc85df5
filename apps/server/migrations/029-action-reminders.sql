-- On which day somebody was reminded of an action by hand: once a day is enough, whoever asks.
create table action_reminder (
  plan_id uuid not null,
  action_id uuid not null,
  -- 'YYYY-MM-DD' in New Zealand.
  day text not null,
  reminded_by uuid not null references app_user (id),
  primary key (plan_id, action_id, day),
  foreign key (plan_id, action_id) references plan_action (plan_id, id) on delete cascade
);
