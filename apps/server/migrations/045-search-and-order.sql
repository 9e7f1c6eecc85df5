-- Search and order of names as columns of their own: folding 10,000 names at each query took most of a list's time. The domain folds the
-- same way (fold-search.ts); a test holds the two against each other. The bodies are bound when they are created, so that a dump restores.
create function fold_search(words text) returns text immutable parallel safe
  return btrim(lower(regexp_replace(regexp_replace(regexp_replace(normalize(coalesce(words, ''), NFD),
    U&'[\0300-\036f]', '', 'g'), U&'[''\2019\2018\02bc\02bb`\00b4]', '', 'g'), U&'[-\2010\2011\2013\2014/\\s\00a0]+', ' ', 'g')));

-- 'Farm 2' before 'Farm 10': each number is written with 20 digits.
create function name_order(name text) returns text immutable parallel safe
  return regexp_replace(regexp_replace(fold_search(name), '(\d+)', '00000000000000000000\1', 'g'), '\d*(\d{20})', '\1', 'g');

-- Texts are joined by a line break, which no folded text holds.
alter table plan
  add column name_order text collate "C" not null generated always as (name_order(property_name)) stored,
  add column search_text text not null generated always as (
    fold_search(property_name) || E'\n' || fold_search(info ->> 'physicalAddress') || E'\n' || fold_search(info ->> 'catchment')
  ) stored;
alter table app_user
  add column name_order text collate "C" not null generated always as (name_order(name)) stored,
  add column search_text text not null generated always as (fold_search(name) || E'\n' || fold_search(email)) stored;
alter table account
  add column name_order text collate "C" not null generated always as (name_order(name)) stored,
  add column search_text text not null generated always as (fold_search(name) || E'\n' || fold_search(admin_email)) stored;

drop index plan_name;
drop index app_user_words;
create index plan_search on plan using gin (search_text gin_trgm_ops);
create index plan_by_name on plan (name_order, id);
create index plan_by_update on plan (updated_at desc, id);
create index app_user_search on app_user using gin (search_text gin_trgm_ops);
create index boundary_layer_title_number on boundary_layer using gin (fold_search(properties ->> 'titleNumber') gin_trgm_ops)
  where layer = 'cadastral';
create index plan_action_open on plan_action (plan_id, due_day) where deleted_at is null and state in ('agreed', 'inProgress');
