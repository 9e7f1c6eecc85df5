-- How often an address has made a call within the running minute, counted over all copies of the server. Lost in a crash, which costs nothing.
create unlogged table call_count (
  -- SHA-256 of the address and the call.
  key bytea primary key,
  count int not null,
  ends_at timestamptz not null
);
