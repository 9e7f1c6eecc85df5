-- The news of a day is asked for once for each reader every morning: found by the day, however much became of the plans before.
create index change_at on change (at);
