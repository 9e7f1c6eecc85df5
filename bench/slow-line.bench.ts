import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { openEmbedded } from '../apps/server/src/platform/database/open-database.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { seedServer } from './sample/seed-server.ts';

/** A line in the country: 400 kbit/s each way, and 150 ms to the answer. */
const LINE = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const ROUNDS = 3;
const FEATURES = 200;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openEmbedded();
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

/** Opens a page with an empty cache over the slow line, and waits for what makes it of use. */
async function open(browser: Browser, path: string, ready: string): Promise<Opened> {
  const context = await signedInWindow(browser, server.url, userId);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  let bytes = 0;
  const late: string[] = [];
  const started = performance.now();
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  if (process.env['TRACE_REQUESTS'])
    page.on('requestfinished', (request) => {
      const at = Math.round(performance.now() - started);
      late.push(`${at} ${new URL(request.url()).pathname}`);
    });
  await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
  await page.waitForSelector(ready, { state: 'attached', timeout: 120_000 });
  const readyMs = performance.now() - started;
  const firstPictureMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  if (late.length > 0) console.log(late.join('\n'));
  await context.close();
  return { firstPictureMs, readyMs, kilobytes: bytes / 1000 };
}

const PAGES = [
  {
    name: 'dashboard, its farms to open',
    path: '/dashboard',
    ready: '.first-farms a, table tbody tr th a',
    target: 3000,
  },
  { name: 'dashboard whole, its rows', path: '/dashboard', ready: 'table tbody tr th a', target: 3000 },
  {
    name: 'Draw, map and kinds',
    path: `/plan/${planId}/edit/map/draw`,
    ready: 'body:has([data-map-state]:not([data-map-started=no])) button:has-text("Paddock")',
    target: 8000,
  },
] as const;

const browser = await startBrowser();
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
try {
  printMachine();
  for (const { name, path, ready, target } of PAGES) {
    const opened: Opened[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opened.push(await open(browser, path, ready));
    const middle = (read: (one: Opened) => number): number => medianOf(opened.map(read));
    console.log(
      `${name}: first picture ${seconds(middle((one) => one.firstPictureMs))}, of use after ${seconds(middle((one) => one.readyMs))} (target ${seconds(target)}), ${Math.round(middle((one) => one.kilobytes))} kB`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
