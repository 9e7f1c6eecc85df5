import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { kinds } from '@tussock/domain';
import type { Browser } from '@playwright/test';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
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
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

// A list of the plan with 10,000 features of several kinds, against a virtual list of the same cells and nothing else.

const FEATURES = 10_000;
const FEW = 100;
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
);
const many = await seedServer(database.db, { plans: 1, features: FEATURES });
const few = await seedServer(database.db, { plans: 1, features: FEW });

const bare = await serveBareList(FEATURES, [
  'Paddock',
  'Existing',
  'Pasture',
  'Flat (0-7)',
  '3.25 ha',
  'Ryegrass',
  '',
]);

const openAs = (browser: Browser, userId: string, url: string): Promise<Opened> =>
  openWatched(browser, { server: server.url, userId, url, sign: `${BARE_LIST} [data-row="5"]` });

/** Main-thread milliseconds from the last key of a search to the shorter list. */
async function filterMs({ page, cdp }: Opened, words: string): Promise<number> {
  const box = page.getByRole('searchbox').first();
  await page.evaluate(`document.querySelector('[data-feature-grid]').scrollTop = 0`);
  const rows = await page.locator('[data-feature-grid] [role=grid]').getAttribute('aria-rowcount');
  const before = await busyMs(cdp);
  await box.fill(words);
  await page.locator(`[data-feature-grid] [role=grid]:not([aria-rowcount="${rows ?? ''}"])`).waitFor();
  const spent = (await busyMs(cdp)) - before;
  await box.fill('');
  await page.locator(`[data-feature-grid] [role=grid][aria-rowcount="${rows ?? ''}"]`).waitFor();
  return spent;
}

/** Main-thread milliseconds of a feature's form, from its page to the form that can be typed into. */
async function formMs(browser: Browser, { userId, cookie, planId }: typeof many): Promise<number> {
  const reply = await fetch(
    `${server.url}/api/plan/${planId}/feature/all?featureType=${kinds.paddock.wording.featureType}`,
    { headers: { cookie } },
  );
  const { results } = (await reply.json()) as { results: { _id: string }[] };
  const context = await signedInWindow(browser, server.url, userId);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(
    `${server.url}/plan/${planId}/view/${kinds.paddock.wording.route}/${results[0]?._id ?? ''}`,
  );
  await page.waitForLoadState('networkidle');
  const before = await busyMs(cdp);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  const spent = (await busyMs(cdp)) - before;
  await context.close();
  return spent;
}

const browser = await startBrowser();
const listOf = ({ planId }: typeof many): string =>
  `${server.url}/plan/${planId}/view/other?kind=${kinds.paddock.id}`;
const bareList = await openAs(browser, many.userId, bare.url);
const list = await openAs(browser, many.userId, listOf(many));
const shortList = await openAs(browser, few.userId, listOf(few));
const figures = { bareFrame: [] as number[], frame: [] as number[], filter: [] as number[], shortFilter: [] as number[], form: [] as number[], shortForm: [] as number[] }; // prettier-ignore
for (let round = -1; round < ROUNDS; round += 1) {
  const taken = {
    bareFrame: await scrollFrameMs(bareList, BARE_LIST),
    frame: await scrollFrameMs(list, BARE_LIST),
    filter: await filterMs(list, `Tōtara ${31 + 3 * round}`),
    shortFilter: await filterMs(shortList, `Tōtara ${31 + 3 * round}`),
    form: await formMs(browser, many),
    shortForm: await formMs(browser, few),
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
console.log(`\n  Main-thread time, plan of ${FEATURES} features of several kinds, map beside the list`);
say('one frame of scrolling the paddocks', [figures.frame, figures.bareFrame], 'a bare virtual list');
say('search typed, to the shorter list', [figures.filter, figures.shortFilter], `a plan of ${FEW} features`);
say('a paddock’s form opened from its page', [figures.form, figures.shortForm], `a plan of ${FEW} features`);

await browser.close();
bare.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
