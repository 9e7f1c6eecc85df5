import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { layCountryLine, type CountryLine } from './measure/country-line.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

/** 400 kbit/s each way, and 10 Mbit/s. */
const SLOW = { bytesPerSecond: 50_000, roundTripMs: 150 };
const QUICK = { bytesPerSecond: 1_250_000, roundTripMs: 40 };
/** How long somebody stays at a first visit, so that the service worker has kept the product. */
const STAYING_MS = 90_000;
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
  readonly line: CountryLine;
  /** Where somebody comes from, its code in the cache; from nowhere, with an empty one, where it is left out. */
  readonly after?: { readonly path: string; readonly ready: string; readonly stayedMs: number };
}

/** Opens a page with an empty cache over the slow line, after another where one is named, and waits for what makes it of use. */
async function open(browser: Browser, { path, ready, line: speed, after }: MeasuredPage): Promise<Opened> {
  const context = await signedInWindow(browser, server.url, userId);
  const line = await layCountryLine(server.url, speed);
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
  // Until then a map that has started is an empty one.
  ready: 'body:has([data-map-farm=drawn]) button:has-text("Paddock")',
};
const FARM = { path: `/plan/${planId}/view/farm`, ready: 'body:has([data-map-farm=drawn])' };

/** Budgets of docs/design/performance-and-browsers.md, milliseconds. */
const PAGES: readonly MeasuredPage[] = [
  { name: 'list, first visit', ...LIST, line: SLOW, target: 8000 },
  { name: 'Draw, its map and tools, first visit', ...DRAW, line: SLOW, target: 25_000 },
  { name: 'list, second visit', ...LIST, line: SLOW, after: { ...LIST, stayedMs: STAYING_MS }, target: 2000 },
  { name: 'Draw, second visit', ...DRAW, line: SLOW, after: { ...DRAW, stayedMs: STAYING_MS }, target: 3000 },
  { name: 'farm page, first visit', ...FARM, line: QUICK, target: 2000 },
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
