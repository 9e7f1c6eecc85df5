import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

/** Farms of a region: every list call within 100 ms (median). */
const PLANS = 10_000;
const ACTIONS = 12;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' }),
  { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
);
const { db } = database;
const { userId, cookie, planId } = await seedServer(db, { plans: PLANS, features: 100 });
await sql`update app_user set role = 'providerAdmin' where id = ${userId}`.execute(db);
await sql`insert into app_user (id, email, name, role)
  select gen_random_uuid(), 'owner' || n || '@farm.example', 'Hēmi Owner ' || n, 'accountUser' from generate_series(1, ${PLANS}::int) n`.execute(
  db,
);
await sql`with owners as (select id, row_number() over (order by email) n from app_user where email like 'owner%'),
    plans as (select id, row_number() over (order by created_at) n from plan)
  update plan set owner_id = owners.id, area_m2 = 1000000, updated_at = now() - make_interval(mins => plans.n::int)
  from plans join owners using (n) where plan.id = plans.id`.execute(db);
await sql`insert into plan_action (plan_id, id, content, made)
  select plan.id, gen_random_uuid(),
    jsonb_build_object('title', 'Fence the stream ' || n, 'sectionKey', 'water', 'state', case when n % 3 = 0 then 'agreed' else 'done' end),
    jsonb_build_object('dueDay', '2026-0' || (1 + n % 9) || '-15')
  from plan, generate_series(1, ${ACTIONS}::int) n`.execute(db);
await sql`insert into boundary_layer (plan_id, layer, id, ordinal, properties, geojson, drawn, area_m2)
  select plan.id, 'cadastral', 't' || n, n, jsonb_build_object('titleNumber', 'CB' || (abs(hashtext(plan.id::text)) % 90000) || '/' || n), '{}', '{}', 1
  from plan, generate_series(1, 2) n`.execute(db);
await sql`vacuum analyze`.execute(db);

const call = async (path: string): Promise<void> => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie, 'x-requested-with': 'bench' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
};
const list = (query: string) => () => call(`/api/plan/all?page=1&pageSize=20&${query}`);

printMachine();
console.log(`  engine: ${database.engine}; ${PLANS} plans with ${ACTIONS} actions and 2 titles each`);
printFigures(
  'Lists of plans, of an administrator (aim: 100 ms each)',
  await interleave(
    [
      { name: 'bare SQL (count)', run: () => sql`select count(*) from plan`.execute(db) },
      { name: 'newest', run: list('sort=createdAt&order=desc') },
      {
        name: 'by name, page 200',
        run: () => call('/api/plan/all?page=200&pageSize=20&sort=propertyName&order=asc'),
      },
      { name: 'by owner', run: list('sort=ownerName&order=asc') },
      { name: 'by open actions', run: list('sort=openActions&order=desc') },
      { name: 'search by name', run: list('sort=createdAt&order=desc&search=totara%2077') },
      { name: 'search by owner', run: list('sort=createdAt&order=desc&search=hemi%20owner%2099') },
      { name: 'search by title', run: list('sort=createdAt&order=desc&search=cb4321') },
      { name: 'facets', run: () => call('/api/plan/facets') },
      { name: 'facets of a search', run: () => call('/api/plan/facets?search=totara') },
      {
        name: 'users, by name',
        run: () => call('/api/auth/provider/user/all?page=1&pageSize=20&sort=name&order=asc'),
      },
      { name: 'GET /api/plan/{id}', run: () => call(`/api/plan/${planId}`) },
    ],
    { rounds: 15, warmUps: 3 },
  ),
);
await server.close();
rmSync(folder, { recursive: true, force: true });
