import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { layCountryLine } from './measure/country-line.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

/** 400 kbit/s each way. */
const LINE = { bytesPerSecond: 50_000, roundTripMs: 150 };
/** How long somebody looks at the list before a farm is opened, and how long whoever was here before stayed. */
const LOOKING_MS = 10_000;
const STAYING_MS = 60_000;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const FEATURES = 200;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
);
const { planId, userId } = await seedServer(database.db, { plans: 20, features: FEATURES });
const { rows } = await sql<{ west: number; south: number; east: number; north: number }>`
  select min((bbox[1])[0]) as west, min((bbox[1])[1]) as south, max((bbox[0])[0]) as east, max((bbox[0])[1]) as north
  from feature where plan_id = ${planId}`.execute(database.db);
const { west, south, east, north } = rows[0] ?? { west: 0, south: 0, east: 0, north: 0 };
await sql`update plan set boundary_bounds = ${JSON.stringify([west, south, east, north])}::jsonb where id = ${planId}`.execute(
  database.db,
);

interface Opened {
  /** Something is on the page: no white screen any more. */
  readonly firstPictureMs: number;
  readonly readyMs: number;
  readonly kilobytes: number;
}

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** What is there once it is of use. */
  readonly ready: string;
  readonly target: number;
  /** What somebody does with it then: it is of use once that is done. */
  readonly act?: (page: Page) => Promise<void>;
  /** Where somebody comes from, its code in the cache; from nowhere, with an empty one, where it is left out. */
  readonly after?: { readonly path: string; readonly ready: string; readonly stayedMs: number };
}

/** Opens a page with an empty cache over the slow line, after another where one is named, and waits for what makes it of use. */
async function open(browser: Browser, { path, ready, act, after }: MeasuredPage): Promise<Opened> {
  const context = await signedInWindow(browser, server.url, userId);
  const line = await layCountryLine(server.url, LINE);
  const page = await context.newPage();
  if (process.env['TRACE_REQUESTS']) {
    const began = performance.now();
    context.on('requestfinished', async (request) => {
      const at = Math.round(performance.now() - began);
      const { responseBodySize } = await request.sizes();
      console.log(
        `${at} ms ${responseBodySize} B ${new URL(request.url()).pathname}${request.serviceWorker() ? ' (worker)' : ''}`,
      );
    });
  }
  if (after) {
    await page.goto(`${line.url}${after.path}`, { waitUntil: 'commit' });
    await page.waitForSelector(after.ready, { state: 'attached', timeout: 120_000 });
    await page.waitForTimeout(after.stayedMs);
  }
  const before = line.downBytes();
  const started = performance.now();
  await page.goto(`${line.url}${path}`, { waitUntil: 'commit' });
  await page.waitForSelector(ready, { state: 'attached', timeout: 120_000 });
  await act?.(page);
  const readyMs = performance.now() - started;
  const kilobytes = (line.downBytes() - before) / 1000;
  const firstPictureMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  await line.close();
  return { firstPictureMs, readyMs, kilobytes };
}

const LIST = { path: '/dashboard', ready: 'table tbody tr th a' };
const DRAW = {
  path: `/plan/${planId}/edit/map/draw`,
  // Until then a map that has started is an empty one: what draws it comes after it.
  ready: 'body:has([data-map-farm=drawn]) button:has-text("Paddock")',
};

/** A kind can be chosen, while the farm is on its way. */
const CHOICES = { ...DRAW, ready: 'button:has-text("Paddock")' };

/** The farm is seen and a kind can be chosen. */
const PICTURE = {
  ...DRAW,
  ready: 'body:has([data-plain-features]:not([data-plain-features="0"])) button:has-text("Paddock")',
};

/** A kind is chosen, and three corners of a new area are put on the farm that is seen. */
async function drawArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Paddock', exact: true }).first().click();
  await page.getByRole('toolbar', { name: 'Drawing' }).waitFor();
  const map = page.getByRole('application', { name: 'Map of the farm' });
  for (const position of [
    { x: 300, y: 200 },
    { x: 500, y: 220 },
    { x: 480, y: 400 },
  ])
    await map.click({ position });
  await page.getByRole('button', { name: 'Finish' }).waitFor();
}

const PAGES: readonly MeasuredPage[] = [
  {
    name: 'dashboard, its farms to read, search and open',
    path: '/dashboard',
    ready: '.first-farms a, table tbody tr th a',
    target: 3000,
  },
  { name: 'dashboard, its table to filter and choose in', ...LIST, target: 3000 },
  { name: 'Draw, its things to choose, from nowhere', ...CHOICES, target: 8000 },
  { name: 'Draw, the farm seen and its things to choose, from nowhere', ...PICTURE, target: 8000 },
  {
    name: 'Draw, an area drawn on the farm that is seen, from nowhere',
    ...PICTURE,
    act: drawArea,
    target: 8000,
  },
  { name: 'Draw, the full map and kinds, from nowhere', ...DRAW, target: 8000 },
  {
    name: `Draw, after ${LOOKING_MS / 1000} s on the list`,
    ...DRAW,
    after: { ...LIST, stayedMs: LOOKING_MS },
    target: 8000,
  },
  {
    name: 'Draw, by somebody who was here before',
    ...DRAW,
    after: { ...DRAW, stayedMs: STAYING_MS },
    target: 8000,
  },
];

const browser = await startBrowser();
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
try {
  printMachine();
  for (const wanted of PAGES.filter(({ name }) => name.includes(process.env['ONLY'] ?? ''))) {
    const opened: Opened[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opened.push(await open(browser, wanted));
    const middle = (read: (one: Opened) => number): number => medianOf(opened.map(read));
    console.log(
      `${wanted.name}: first picture ${seconds(middle((one) => one.firstPictureMs))}, of use after ${seconds(middle((one) => one.readyMs))} (target ${seconds(wanted.target)}), ${Math.round(middle((one) => one.kilobytes))} kB`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
