import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, onTestFinished, test } from 'vitest';
import { serverRoot } from '../configuration/server-root.ts';
import { migrate } from './migrate.ts';

const migrations = new URL('migrations/', serverRoot);
const PLAN = '00000000-0000-4000-8000-000000000001';
const PERSON = '00000000-0000-4000-8000-000000000002';
const idOf = (number: number): string => `00000000-0000-4000-8000-00000000010${number}`;

const BEFORE = `
  insert into app_user (id, name, email, role) values ('${PERSON}', 'Hana', 'hana@farm.example', 'providerStaff');
  insert into plan (id, status, property_name, info, created_by) values ('${PLAN}', 'draft', 'Flat', '{}', '${PERSON}');
  insert into job (id, kind, payload, done_at, dead_at) values
    ('${idOf(1)}', 'mail', '{"to":"a"}', null, null),
    ('${idOf(2)}', 'mail', '{"to":"b"}', '2026-11-01T00:00:00Z', null),
    ('${idOf(3)}', 'mail', '{"to":"c"}', null, '2026-11-02T00:00:00Z');
  insert into task (id, plan_id, kind, asked_by, asked_at, settings, state, ended_at, file_name) values
    ('${idOf(4)}', '${PLAN}', 'planBook', '${PERSON}', '2026-11-03T00:00:00Z', '{"a":1}', 'waiting', null, null),
    ('${idOf(5)}', '${PLAN}', 'planBook', '${PERSON}', '2026-11-04T00:00:00Z', '{"a":2}', 'done', '2026-11-05T00:00:00Z', 'x.pdf');`;

test('a database with jobs and tasks of the two former queues is migrated, and every row is in the one queue with its state', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-migrations-'));
  const database = await PGlite.create({ extensions: { pg_trgm } });
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const runner = {
    script: async (text: string) => void (await database.exec(text)),
    rows: async (text: string) => (await database.query<Record<string, unknown>>(text)).rows,
  };
  await cp(migrations, folder, { recursive: true, filter: (path) => !/0(4[89]|[5-9]\d)-[^/]*$/.test(path) });
  await migrate(runner, pathToFileURL(`${folder}/`));
  await database.exec(BEFORE);
  await migrate(runner, migrations);
  expect(
    await runner.rows(`
      select right(id::text, 1) as id, kind, state, payload, max_attempts as tries, plan_id is not null as "hasPlan", file_name as file
      from job where asked_by is not null or kind = 'mail' order by id`),
  ).toEqual([
    { id: '1', kind: 'mail', state: 'waiting', payload: { to: 'a' }, tries: 36, hasPlan: false, file: null },
    { id: '2', kind: 'mail', state: 'done', payload: { to: 'b' }, tries: 36, hasPlan: false, file: null },
    { id: '3', kind: 'mail', state: 'failed', payload: { to: 'c' }, tries: 36, hasPlan: false, file: null },
    { id: '4', kind: 'planBook', state: 'waiting', payload: { a: 1 }, tries: 3, hasPlan: true, file: null },
    { id: '5', kind: 'planBook', state: 'done', payload: { a: 2 }, tries: 3, hasPlan: true, file: 'x.pdf' },
  ]);
});
