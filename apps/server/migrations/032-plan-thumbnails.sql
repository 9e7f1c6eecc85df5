-- A plan's boundary as the list of plans draws it; written with the boundary, and once for the boundaries there are.
alter table plan add column thumbnail jsonb not null default '[]';
insert into job (id, kind, payload) values (gen_random_uuid(), 'drawThumbnails', '{}');
