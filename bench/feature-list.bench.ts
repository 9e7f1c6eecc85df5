import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { kinds } from '@tussock/domain';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { openEmbedded } from '../apps/server/src/platform/database/open-database.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { seedServer } from './sample/seed-server.ts';

// A list of the plan with 10,000 features of several kinds, against a virtual list of the same cells and nothing else.

const FEATURES = 10_000;
const FEW = 100;
const ROUNDS = 5;
const FRAMES = 90;
/** Three rows and a bit: no frame is spared new rows. */
const STEP_PX = 120;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openEmbedded();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
);
const many = await seedServer(database.db, { plans: 1, features: FEATURES });
const few = await seedServer(database.db, { plans: 1, features: FEW });

const bare = createServer((_request, answer) => {
  answer.setHeader('content-type', 'text/html').end(barePage);
});
await new Promise<void>((listening) => {
  bare.listen(0, '127.0.0.1', listening);
});
const address = bare.address();
const bareUrl = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`;

/** Rows of the window only, moved by `top`; as many cells as the list of paddocks shows. */
const barePage = `<!doctype html><style>
body{margin:0;font:14px sans-serif}#scroller{height:640px;width:900px;overflow:auto}#body{position:relative;height:${FEATURES * 36}px}
.row{position:absolute;display:grid;grid-template-columns:repeat(8,9rem);height:36px}.row>div{overflow:hidden;white-space:nowrap}</style>
<div id="scroller" data-feature-grid><div id="body"></div></div><script>
const rows = Array.from({ length: ${FEATURES} }, (_, i) => ['Paddock ' + i, 'Existing', 'Pasture', 'Flat (0-7)', '3.25 ha', 'Ryegrass', '', i]);
const scroller = document.getElementById('scroller'), body = document.getElementById('body'), shown = new Map();
function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / 36) - 8), last = Math.min(rows.length, first + 34);
  for (const [i, row] of shown) if (i < first || i >= last) { row.remove(); shown.delete(i); }
  for (let i = first; i < last; i++) if (!shown.has(i)) {
    const row = document.createElement('div'); row.className = 'row'; row.style.top = i * 36 + 'px'; row.dataset.row = i;
    for (const text of rows[i]) { const cell = document.createElement('div'); cell.textContent = text; row.append(cell); }
    body.append(row); shown.set(i, row);
  }
}
scroller.addEventListener('scroll', draw); draw();
</script>`;

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

async function openAs(browser: Browser, userId: string, url: string): Promise<Opened> {
  const context = await signedInWindow(browser, server.url, userId);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(url);
  await page.waitForSelector('[data-feature-grid] [data-row="5"]', { timeout: 60_000 });
  // What the page still has to do at leisure is not the list's.
  await page.waitForLoadState('networkidle');
  return { page, cdp, close: () => context.close() };
}

/** Milliseconds that the page's main thread has worked so far. */
async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page: so many frames, each a step further down. */
const SCROLL = `new Promise((done) => {
  const list = document.querySelector('[data-feature-grid]');
  let left = ${FRAMES};
  const next = () => {
    if (left-- === 0) return done();
    list.scrollTop += ${STEP_PX};
    requestAnimationFrame(next);
  };
  next();
})`;

/** Main-thread milliseconds of one frame while the list is scrolled frame by frame. */
async function scrollFrameMs({ page, cdp }: Opened): Promise<number> {
  const before = await busyMs(cdp);
  await page.evaluate(SCROLL);
  return ((await busyMs(cdp)) - before) / FRAMES;
}

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
const bareList = await openAs(browser, many.userId, bareUrl);
const list = await openAs(browser, many.userId, listOf(many));
const shortList = await openAs(browser, few.userId, listOf(few));
const figures = { bareFrame: [] as number[], frame: [] as number[], filter: [] as number[], shortFilter: [] as number[], form: [] as number[], shortForm: [] as number[] }; // prettier-ignore
for (let round = -1; round < ROUNDS; round += 1) {
  const taken = {
    bareFrame: await scrollFrameMs(bareList),
    frame: await scrollFrameMs(list),
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
