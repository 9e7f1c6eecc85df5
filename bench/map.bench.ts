import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { openEmbedded } from '../apps/server/src/platform/database/open-database.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { serveBareMaps } from './sample/bare-maps.ts';
import { seedServer } from './sample/seed-server.ts';

// The drawing screen beside bare pages of MapLibre and OpenLayers that show the same shapes: opening, moving, picking.
const SIZES = process.env['LARGE'] ? [1000, 10_000, 50_000] : [1000, 10_000];
const ROUNDS = 3;
/** The part of the window that the map has beside the panel: the bare pages get the same. */
const MAP = { width: 967, height: 849 };
const MOVES = 24;
const STEP_PX = 8;
const ZOOMS = 4;

interface Taken {
  readonly open: number;
  readonly frame: number;
  readonly pick: number;
}

/** Where the map stands in the window, and what says that something was picked. */
interface Contender {
  readonly name: string;
  readonly url: string;
  readonly drawn: string;
  readonly left: number;
  readonly picked: string;
}

/** Runs in the page, which has no types here: the moments of its frames from now on. */
const KEEP_FRAMES = `{
  const moments = (globalThis.frameMoments = []);
  const tick = (at) => { moments.push(at); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}`;

/** The usual time between two frames while something is done, milliseconds. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(KEEP_FRAMES);
  await act();
  const moments = await page.evaluate<readonly number[]>('globalThis.frameMoments');
  return medianOf(moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)));
}

async function measure(browser: Browser, contender: Contender, userId: string): Promise<Taken> {
  const context = await signedInWindow(browser, server.url, userId);
  const page = await context.newPage();
  const from = performance.now();
  await page.goto(contender.url);
  await page.waitForSelector(contender.drawn, { state: 'attached', timeout: 180_000 });
  const open = performance.now() - from;
  const [x, y] = [contender.left + MAP.width / 2, MAP.height / 2];
  const frame = await framesWhile(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= MOVES; step++) await page.mouse.move(x + step * STEP_PX, y + step);
    await page.mouse.up();
    for (let step = 0; step < ZOOMS; step++) await page.mouse.wheel(0, -120);
  });
  await page.waitForTimeout(1500); // until the zoom has come to rest, for all alike
  const asked = performance.now();
  await page.mouse.click(x, y);
  await page.waitForSelector(contender.picked, { state: 'attached', timeout: 60_000 });
  const pick = performance.now() - asked;
  await context.close();
  return { open, frame, pick };
}

const server = await (async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
  const database = await openEmbedded();
  const running = await startServer(
    readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
  );
  return { ...running, folder };
})();
const { db } = server.database;
const browser = await startBrowser();
printMachine();
for (const size of SIZES) {
  const { cookie, planId, userId } = await seedServer(db, { plans: 1, features: size });
  const { rows } = await sql<{ west: number; south: number; east: number; north: number }>`
    select min((bbox[1])[0]) as west, min((bbox[1])[1]) as south, max((bbox[0])[0]) as east, max((bbox[0])[1]) as north
    from feature where plan_id = ${planId}`.execute(db);
  const { west, south, east, north } = rows[0] ?? { west: 0, south: 0, east: 0, north: 0 };
  const bounds = [west, south, east, north];
  await sql`update plan set boundary_bounds = ${JSON.stringify(bounds)}::jsonb where id = ${planId}`.execute(
    db,
  );
  const reply = await fetch(`${server.url}/api/plan/${planId}/feature/all`, { headers: { cookie } });
  const { results } = (await reply.json()) as {
    results: { _id: string; geometry: unknown; properties: { name: string } }[];
  };
  const features = results.map(({ _id, geometry, properties: { name } }) => ({
    type: 'Feature',
    geometry,
    properties: { _id, name },
  }));
  const data = JSON.stringify({ type: 'FeatureCollection', features });
  const bare = await serveBareMaps(data, { bounds, ...MAP });
  const page = { drawn: 'body[data-drawn]', left: 0, picked: 'body[data-picked]' };
  const contenders: readonly Contender[] = [
    { name: 'bare MapLibre page', url: bare.mapLibre, ...page },
    { name: 'bare OpenLayers page', url: bare.openLayers, ...page },
    {
      name: 'the drawing screen',
      url: `${server.url}/plan/${planId}/edit/map/draw`,
      drawn: `[data-map-state=idle][data-map-features="${size}"]`,
      left: 1440 - MAP.width,
      picked: '[aria-label="Change its shape"]',
    },
  ];
  const taken = new Map<string, Taken[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of contenders)
      taken.get(contender.name)?.push(await measure(browser, contender, userId));
  const medians = contenders.map(({ name }) => {
    const all = taken.get(name) ?? [];
    const of = (key: keyof Taken): number => medianOf(all.map((one) => one[key]));
    return { name, open: of('open'), frame: of('frame'), pick: of('pick') };
  });
  const [first] = medians;
  console.log(`\n  ${size} features (targets: opening 1.3 ×, the rest 1.2 × of bare MapLibre)`);
  for (const one of medians) {
    const said = (['open', 'frame', 'pick'] as const).map(
      (key) =>
        `${key} ${one[key].toFixed(0).padStart(6)} ms ${(one[key] / (first?.[key] ?? 1)).toFixed(2)} ×`,
    );
    console.log(`  ${one.name.padEnd(22)} ${said.join('   ')}`);
  }
  bare.close();
}
await browser.close();
await server.close();
rmSync(server.folder, { recursive: true, force: true });
