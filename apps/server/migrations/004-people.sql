-- Lists of people and accounts: newest first, found by a part of a name or an address.
create index app_user_newest on app_user (created_at desc, id) where deleted_at is null;
create index app_user_account on app_user (account_id) where deleted_at is null and account_id is not null;
create index app_user_words on app_user using gin (name gin_trgm_ops, email gin_trgm_ops);
create index account_newest on account (created_at desc, id) where deleted_at is null;
