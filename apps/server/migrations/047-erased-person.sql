-- A deleted person whose name, address and sign-in were erased: what was theirs is somebody's, and nobody's by name.
alter table app_user add column erased_at timestamptz;
