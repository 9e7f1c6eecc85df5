import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

const PLANS = 1000;
const FEATURES = 10_000;
const PAGE = 20;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' }),
  { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
);
const { db } = database;
const { userId, cookie, planId } = await seedServer(db, { plans: PLANS, features: FEATURES });
await sql`analyze`.execute(db);

/** The call as a browser makes it, read to its last byte and not parsed. */
const call = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { headers: { cookie, 'x-requested-with': 'bench' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });

const barePage = async () => {
  await sql`select count(*) from plan p where exists (select 1 from plan_role r where r.plan_id = p.id and r.user_id = ${userId})`.execute(
    db,
  );
  await sql`select p.id, p.property_name, p.status, p.area_m2, p.created_at, p.updated_at, o.name, a.name as account, p.info->>'catchment' as catchment
    from plan p left join app_user o on o.id = p.owner_id left join account a on a.id = p.account_id
    where exists (select 1 from plan_role r where r.plan_id = p.id and r.user_id = ${userId})
    order by p.created_at desc limit ${PAGE}`.execute(db);
};
const bareFeatures = () =>
  sql`select id, kind, version, geojson, attributes, area_m2, length_m, created_at, updated_at
    from feature where plan_id = ${planId} and deleted_at is null order by created_at, id`.execute(db);

const listPath = `/api/plan/all?page=1&pageSize=${PAGE}&sort=createdAt&order=desc`;
const featuresPath = `/api/plan/${planId}/feature/all`;
printMachine();
console.log(
  `  engine: ${database.engine}; ${PLANS} plans, ${FEATURES} features (${((await call(featuresPath)) / 1e6).toFixed(1)} MB)`,
);
printFigures(
  `A page of ${PAGE} of ${PLANS} plans`,
  await interleave(
    [
      { name: 'bare SQL (count and page)', run: barePage },
      { name: `GET /api/plan/all`, run: () => call(listPath) },
    ],
    { rounds: 60, warmUps: 20 },
  ),
  { target: 3 },
);
printFigures(
  `${FEATURES} features of one plan`,
  await interleave(
    [
      { name: 'bare SQL (rows)', run: bareFeatures },
      { name: 'GET feature/all', run: () => call(featuresPath) },
    ],
    { rounds: 11, warmUps: 3 },
  ),
  { target: 3 },
);
const CHANGES = 100;
await sql`insert into plan_delta (plan_id, rev, ord, entity, entity_id, op, version, set_values, set_made, op_id, actor_id, at)
  select ${planId}, (row_number() over (order by id))::int, 0, kind, id, 'update', version + 1, attributes, '{}'::jsonb, gen_random_uuid(), ${userId}, now()
  from feature where plan_id = ${planId} order by id limit ${CHANGES}`.execute(db);
await sql`update plan set rev = ${CHANGES}, delta_floor = 0 where id = ${planId}`.execute(db);
const bareCatchUp = async () => {
  await sql`select rev, delta_floor from plan where id = ${planId}`.execute(db);
  await sql`select d.rev, d.ord, d.entity, d.entity_id, d.op, d.version, d.kind_version, d.set_values, d.set_made, d.op_id, d.actor_id, u.name, d.at
    from plan_delta d left join app_user u on u.id = d.actor_id
    where d.plan_id = ${planId} and d.rev > 0 and d.rev <= ${CHANGES} order by d.rev, d.ord limit 501`.execute(
    db,
  );
};
const head = JSON.parse(
  (await (await fetch(`${server.url}/api/plan/${planId}/replica`, { headers: { cookie } })).text()).split(
    '\n',
  )[0] ?? '',
) as { head: { view: string; schema: string } };
const sincePath = `/api/plan/${planId}/replica/since?rev=0&view=${head.head.view}&schema=${head.head.schema}`;
printFigures(
  `${CHANGES} changes of a plan since a revision`,
  await interleave(
    [
      { name: 'bare SQL (revision and rows)', run: bareCatchUp },
      { name: 'GET replica/since', run: () => call(sincePath) },
    ],
    { rounds: 60, warmUps: 20 },
  ),
  { target: 2 },
);
await server.close();
rmSync(folder, { recursive: true, force: true });
