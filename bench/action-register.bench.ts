import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allSections } from '@tussock/domain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import type { Database } from '../apps/server/src/platform/database/open-database.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { startBrowser } from './measure/browse.ts';
import {
  BARE_LIST,
  busyMs,
  openWatched,
  scrollFrameMs,
  serveBareList,
  type Opened,
} from './measure/list-page.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { seedServer, type SeededServer } from './sample/seed-server.ts';
import { openBenchDatabase } from './sample/bench-database.ts';

// The register of a plan with 2,000 actions, against a virtual list of the same cells and nothing else, and against a plan of 100.

const ACTIONS = 2000;
const FEW = 100;
const ROUNDS = 5;
const LIST = '[role=table][aria-label=Actions] > [role=rowgroup]';
const PEOPLE = ['Bridget Reid', 'Hana Rewi', 'Tom Sinclair', ''];
const STATES = ['agreed', 'agreed', 'inProgress', 'proposed', 'done'];

/** Actions of every section, state and person, over four years of days. */
async function addActions(db: Database, { planId }: SeededServer, count: number): Promise<void> {
  const sections = allSections();
  const rows = Array.from({ length: count }, (_, index) => {
    const section = sections[index % sections.length];
    const day = new Date(Date.UTC(2025, 0, 1 + ((index * 37) % 1460))).toISOString().slice(0, 10);
    const who = PEOPLE[index % PEOPLE.length];
    const content = {
      sectionKey: section?.key,
      title: `${section?.subOutcomes[0]?.actions[0]?.label ?? 'Action'} ${index}`,
      grade: 'good',
      state: STATES[index % STATES.length],
      dueOn: day,
      plannedCost: 100 * (index % 90),
      notes: 'What was said of it when it was agreed.',
      ...(who ? { responsibleName: who } : {}),
    };
    return sql`(${planId}, ${uuidv7()}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify({ dueDay: day })}::jsonb)`;
  });
  await sql`insert into plan_action (plan_id, id, content, made) values ${sql.join(rows)}`.execute(db);
}

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
);
const many = await seedServer(database.db, { plans: 1, features: FEW });
const few = await seedServer(database.db, { plans: 1, features: FEW });
await addActions(database.db, many, ACTIONS);
await addActions(database.db, few, FEW);
const bare = await serveBareList(ACTIONS, [
  'Fence lakes and rivers',
  'River flat',
  'Bridget',
  '30 Nov',
  'Agreed',
  '$400',
]);

const countOf = (page: Opened['page']) =>
  page.getByRole('table', { name: 'Actions' }).getAttribute('aria-rowcount');

/** Main-thread milliseconds from the last key of a search to the shorter list. */
async function filterMs({ page, cdp }: Opened, words: string): Promise<number> {
  const rows = await countOf(page);
  const before = await busyMs(cdp);
  await page.getByRole('searchbox').first().fill(words);
  await page.locator(`[role=table][aria-label=Actions]:not([aria-rowcount="${rows ?? ''}"])`).waitFor();
  const spent = (await busyMs(cdp)) - before;
  await page.getByRole('searchbox').first().fill('');
  await page.locator(`[role=table][aria-label=Actions][aria-rowcount="${rows ?? ''}"]`).waitFor();
  return spent;
}

const browser = await startBrowser();
const open = ({ userId, planId }: SeededServer) =>
  openWatched(browser, {
    server: server.url,
    userId,
    url: `${server.url}/plan/${planId}/view/actions`,
    sign: `${LIST} [role=row]`,
  });
const bareList = await openWatched(browser, {
  server: server.url,
  userId: many.userId,
  url: bare.url,
  sign: `${BARE_LIST} [data-row="5"]`,
});
const [list, shortList] = [await open(many), await open(few)];
const figures = { bareFrame: [] as number[], frame: [] as number[], filter: [] as number[], shortFilter: [] as number[] }; // prettier-ignore
for (let round = -1; round < ROUNDS; round += 1) {
  const words = PEOPLE[(round + 1) % 3] ?? '';
  const taken = {
    bareFrame: await scrollFrameMs(bareList, BARE_LIST),
    frame: await scrollFrameMs(list, LIST),
    filter: await filterMs(list, words),
    shortFilter: await filterMs(shortList, words),
  };
  if (round < 0) continue;
  for (const [key, value] of Object.entries(taken)) figures[key as keyof typeof figures].push(value);
}
printMachine();
const say = (title: string, [own, other]: readonly [number[], number[]], against: string): void => {
  const [mine, theirs] = [medianOf(own), medianOf(other)];
  console.log(
    `  ${title.padEnd(40)} ${mine.toFixed(1).padStart(8)} ms, ${against} ${theirs.toFixed(1)} ms: ${(mine / theirs).toFixed(2)} ×`,
  );
};
console.log(`\n  Main-thread time, register of ${ACTIONS} actions`);
say('one frame of scrolling the actions', [figures.frame, figures.bareFrame], 'a bare virtual list');
say('search typed, to the shorter list', [figures.filter, figures.shortFilter], `a plan of ${FEW} actions`);

await browser.close();
bare.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
