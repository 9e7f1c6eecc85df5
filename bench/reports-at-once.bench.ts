import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

// What 20 reports that are asked for at once do to everybody else, and what the first document after a start costs.
const REPORTS = 20;
const FEATURES = 500;
const LOOKS = 300;
const BETWEEN_LOOKS_MS = 20;
const WARM_ROUNDS = 7;
/** So many of one plan may wait. */
const OF_ONE_PLAN = 3;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const start = () =>
  startServer(
    readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' }),
    { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
  );
const server = await start();
const { cookie, planId } = await seedServer(database.db, { plans: 50, features: FEATURES });
await sql`analyze`.execute(database.db);
const planIds = (await database.db.selectFrom('plan').select('id').execute()).map(({ id }) => id);
const headers = { cookie, 'x-requested-with': 'bench', 'content-type': 'application/json' };

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const at = (share: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const look = async () => (await fetch(`${server.url}/api/plan/all?page=1&pageSize=20`, { headers })).text();
const report = async (ofPlan: string): Promise<number> => {
  const answer = await fetch(`${server.url}/api/plan/${ofPlan}/reporting/paddock/pdf`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  await answer.arrayBuffer();
  return answer.status;
};

async function looksWhile(isOver: () => boolean): Promise<readonly number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    taken.push(await msOf(look));
    await wait(BETWEEN_LOOKS_MS);
  }
  return taken;
}

printMachine();
console.log(`  engine: ${database.engine}; 50 plans, one of ${FEATURES} features`);

// As the product does when it has started, behind whoever calls meanwhile.
await server.warm();
const first = await msOf(() => report(planId));
const warm: number[] = [];
for (let round = 0; round < WARM_ROUNDS; round++) warm.push(await msOf(() => report(planId)));
console.log(
  `\n  The first document after a start: ${(first / at(0.5, warm)).toFixed(2)} × a warm one (target: 2 ×; ${first.toFixed(0)} and ${at(0.5, warm).toFixed(0)} ms)`,
);

let looks = 0;
const idle = await looksWhile(() => looks++ >= LOOKS);
const asked = Array.from({ length: REPORTS }, (_, index) =>
  report(index < OF_ONE_PLAN ? planId : (planIds[index] ?? planId)),
);
let isDone = false;
const all = Promise.all(asked).finally(() => (isDone = true));
const busy = await looksWhile(() => isDone);
const statuses = await all;
console.log(
  `  A page of plans while ${REPORTS} reports are made: p95 ${(at(0.95, busy) / at(0.95, idle)).toFixed(2)} × idle (target: 2 ×; ${at(0.95, idle).toFixed(1)} and ${at(0.95, busy).toFixed(1)} ms, ${busy.length} looks); answers: ${[...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(', ')}`,
);
await server.close();
rmSync(folder, { recursive: true, force: true });
