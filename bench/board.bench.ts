import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fillSummaries } from '../apps/server/src/capabilities/portfolio/index.ts';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedPortfolio } from './sample/seed-portfolio.ts';
import { seedServer } from './sample/seed-server.ts';

/** Farms of a provider: board and filter within 100 ms (median). */
const PLANS = 2000;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const { db } = database;
const { cookie, userId } = await seedServer(db, { plans: PLANS, features: 100 });
await seedPortfolio(db);
await fillSummaries({ database });
await sql`vacuum analyze`.execute(db);
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' }),
  { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
);

const call = (path: string) => async (): Promise<void> => {
  const answer = await fetch(`${server.url}/api/portfolio/${path}`, {
    headers: { cookie, 'x-requested-with': 'bench' },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
};
const bare = () =>
  sql`select plan.*, summary.* from plan join plan_summary summary on summary.plan_id = plan.id
    where exists (select 1 from plan_role role where role.plan_id = plan.id and role.user_id = ${userId})
    order by summary.next_day, plan.name_order limit 50`.execute(db);

printMachine();
console.log(`  engine: ${database.engine}; ${PLANS} plans with 12 actions each, of one person who leads all`);
printFigures(
  'Board of a provider (aim: 100 ms each)',
  await interleave(
    [
      { name: 'bare SQL of a page', run: bare },
      { name: 'board', run: call('plans?pageSize=50') },
      {
        name: 'board, overdue, by area',
        run: call('plans?pageSize=50&need=overdue&sort=areaHectares&order=desc'),
      },
      { name: 'board, by region, last page', run: call('plans?pageSize=50&group=region&page=40') },
      { name: 'figures', run: call('figures') },
      { name: 'figures, overdue in Otago', run: call('figures?need=overdue&region=otago') },
      { name: 'actions', run: call('actions?pageSize=50') },
      { name: 'actions, overdue, by person', run: call('actions?pageSize=50&overdue=true&sort=who') },
      { name: 'figures of actions', run: call('actions/figures') },
    ],
    { rounds: 15, warmUps: 3 },
  ),
);
await server.close();
rmSync(folder, { recursive: true, force: true });
