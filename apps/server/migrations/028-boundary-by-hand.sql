-- What people say of a boundary beside its titles: an outline for a farm whose titles cannot be asked for, and the names of blocks.
create table boundary_by_hand (
  plan_id uuid primary key references plan (id),
  content jsonb not null
);
