import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { sql } from 'kysely';
import { kinds } from '@tussock/domain';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { openingTimer, signedInWindow, startBrowser } from './measure/browse.ts';
import { medianOf } from './measure/interleave.ts';
import { busyMs } from './measure/list-page.ts';
import { printMachine } from './measure/print-figures.ts';
import { serveBareMaps } from './sample/bare-maps.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

// The plan as a record in the browser, beside MapLibre alone with the same shapes in memory: from the network, from the device, one edit of
// somebody else, a thousand of them, and what it weighs.
const SIZES = (process.env['SIZES'] ?? '10000').split(',').map(Number);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const MAP = { width: 967, height: 849 };
const LONGEST_MS = 180_000;
/** Until what comes behind the first farm has come, for all alike, milliseconds. */
const REST_MS = 12_000;
/** As long as a page is looked at after something was changed, milliseconds. */
const LOOK_MS = 6_000;
const CHANGES = 1000;

const MEASURES = ['fetched', 'kept', 'edit', 'many', 'megabytes'] as const;
type Taken = Partial<Record<(typeof MEASURES)[number], number>>;
interface Feature {
  readonly _id: string;
  readonly featureType: string;
  readonly version: number;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The library and nothing else: the shapes are in memory before its time begins. */
const barePage = (bounds: readonly number[]): string => `<!doctype html>
<link rel="stylesheet" href="/maplibre-gl.css"><style>body{margin:0}#map{width:${MAP.width}px;height:${MAP.height}px}</style>
<div id="map"></div><script type="module">
import { Map, setWorkerUrl } from '/maplibre-gl.mjs';
setWorkerUrl('/maplibre-gl-worker.mjs');
const began = performance.now();
const data = await (await fetch('/data.json')).json();
const inMemory = performance.now();
const paint = { 'line-color': '#27AE60', 'line-width': 1.5 };
const map = (globalThis.map = new Map({ container: 'map', fadeDuration: 0, bounds: ${JSON.stringify(bounds)},
  fitBoundsOptions: { padding: 48 }, style: { version: 8,
    sources: { plan: { type: 'geojson', data, buffer: 8, promoteId: '_id' } },
    layers: [{ id: 'paper', type: 'background', paint: { 'background-color': '#f6f2e7' } },
      { id: 'areas', type: 'fill', source: 'plan', paint: { 'fill-color': '#27AE60', 'fill-opacity': 0.1 } },
      { id: 'lines', type: 'line', source: 'plan', paint }] } }));
map.once('idle', () => {
  document.body.dataset.fetched = performance.now();
  document.body.dataset.kept = performance.now() - (inMemory - began);
});
</script>`;

/** Milliseconds of the main thread that something costs, beside the same time of doing nothing. */
async function costOf(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const idleFrom = await busyMs(cdp);
  await page.waitForTimeout(LOOK_MS);
  const from = await busyMs(cdp);
  await act();
  await page.waitForTimeout(LOOK_MS);
  return (await busyMs(cdp)) - from - (from - idleFrom);
}

/** What the page holds of its own heap, once nothing is left lying about. */
async function megabytesOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

const watched = async (page: Page): Promise<CDPSession> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return cdp;
};

const shifted = ({ geometry }: Feature, by: number): Feature['geometry'] => {
  const move = (part: unknown): unknown =>
    Array.isArray(part) && typeof part[0] === 'number'
      ? [part[0] + by, part[1]]
      : (part as unknown[]).map(move);
  return { ...geometry, coordinates: move(geometry.coordinates) };
};

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const { db } = database;
const server = await startServer(
  readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    LONGEST_LOOP_DELAY_MS: '60000',
  }),
  { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
);
const browser = await startBrowser();
printMachine();
for (const size of SIZES) {
  const { cookie, planId, userId } = await seedServer(db, { plans: 1, features: size });
  const { rows } = await sql<Record<'west' | 'south' | 'east' | 'north', number>>`
    select min((bbox[1])[0]) as west, min((bbox[1])[1]) as south, max((bbox[0])[0]) as east, max((bbox[0])[1]) as north
    from feature where plan_id = ${planId}`.execute(db);
  const { west = 0, south = 0, east = 0, north = 0 } = rows[0] ?? {};
  const bounds = [west, south, east, north];
  await sql`update plan set boundary_bounds = ${JSON.stringify(bounds)}::jsonb where id = ${planId}`.execute(
    db,
  );
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const read = async (): Promise<{ text: string; features: readonly Feature[] }> => {
    const text = await (await fetch(`${server.url}/api/plan/${planId}/feature/all`, { headers })).text();
    return { text, features: (JSON.parse(text) as { results: readonly Feature[] }).results };
  };
  /** As somebody else saves them. */
  const save = async (changed: readonly Feature[], by: number): Promise<void> => {
    const send = changed.map(({ properties, ...one }) => ({
      _id: one._id,
      featureType: one.featureType,
      version: one.version,
      geometry: shifted({ properties, ...one }, by),
      properties,
    }));
    const body = JSON.stringify({ rows: send });
    const reply = await fetch(`${server.url}/api/plan/${planId}/feature/batch`, {
      method: 'POST',
      headers,
      body,
    });
    if (!reply.ok) throw new Error(await reply.text());
  };
  const { text, features } = await read();
  // Land units as they are seeded lack what a form asks for.
  const saved = (of: readonly Feature[]) =>
    of.filter(({ featureType }) => featureType === kinds.paddock.wording.featureType);
  const shapes = features.map(({ _id, geometry }) => ({ type: 'Feature', geometry, properties: { _id } }));
  const data = JSON.stringify({ type: 'FeatureCollection', features: shapes });
  const bare = await serveBareMaps(data, {
    bounds,
    server: { url: server.url, cookie },
    reply: text,
    ...MAP,
  });

  /** What a page weighs that has the shapes alone, and what it costs to hand its map one that moved, and many. */
  const changeShapes = async (page: Page, taken: Taken, source: string): Promise<void> => {
    const cdp = await watched(page);
    taken.megabytes = await megabytesOf(cdp);
    const update = (count: number, by: number) => {
      const change = saved(features)
        .slice(0, count)
        .map((one) => ({ id: one._id, newGeometry: shifted(one, by) }));
      return page.evaluate(`${source}.updateData({ update: ${JSON.stringify(change)} })`);
    };
    taken.edit = await costOf(page, cdp, () => update(1, 1e-5));
    taken.many = await costOf(page, cdp, () => update(CHANGES, 2e-5));
  };

  const measureBare = async (taken: Taken): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const address = new URL('/living.html', bare.mapLibre).href;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: barePage(bounds) }));
    await page.goto(address);
    const drawn = page.locator('body[data-kept]');
    await drawn.waitFor({ timeout: LONGEST_MS });
    taken.fetched = Number(await drawn.getAttribute('data-fetched'));
    taken.kept = Number(await drawn.getAttribute('data-kept'));
    await page.waitForTimeout(REST_MS);
    await changeShapes(page, taken, "map.getSource('plan')");
    await page.close();
  };
  const measureOwn = async (taken: Taken): Promise<void> => {
    const context = await signedInWindow(browser, server.url, userId);
    const page = await context.newPage();
    const drawn = `[data-map-farm=drawn][data-map-features="${features.length}"]`;
    const open = await openingTimer(page, drawn, LONGEST_MS);
    const address = `${server.url}/plan/${planId}/edit/map/draw`;
    taken.fetched = await open(address);
    await page.waitForTimeout(REST_MS);
    await page.goto('about:blank');
    taken.kept = await open(address);
    await page.waitForTimeout(REST_MS);
    const cdp = await watched(page);
    taken.megabytes = await megabytesOf(cdp);
    const standing = (await read()).features;
    taken.edit = await costOf(page, cdp, () => save(saved(standing).slice(0, 1), 1e-5));
    const moved = (await read()).features;
    taken.many = await costOf(page, cdp, () => save(saved(moved).slice(0, CHANGES), 1e-5));
    await context.close();
  };

  /** The product's own style and ground, without a record, a panel or a page around them (docs/design/performance-and-browsers.md). */
  const measureSame = async (taken: Taken): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const open = await openingTimer(page, 'body[data-drawn]', LONGEST_MS);
    taken.fetched = await open(bare.ownStyle);
    await page.waitForTimeout(REST_MS);
    await page.goto('about:blank');
    taken.kept = await open(bare.ownStyle);
    await page.waitForTimeout(REST_MS);
    await changeShapes(page, taken, 'map.getSource(featuresSource)');
    await page.close();
  };

  const contenders = [
    { name: 'MapLibre alone', run: measureBare },
    { name: 'the same style', run: measureSame },
    { name: 'the plan', run: measureOwn },
  ];
  const taken = contenders.map((): Taken[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { name, run }] of contenders.entries()) {
      const one: Taken = {};
      taken[index]?.push(one);
      await run(one).catch((error: unknown) =>
        console.log(`  ${name} came as far as ${Object.keys(one).at(-1)}: ${String(error).split('\n')[0]}`),
      );
    }
  console.log(
    `\n  ${size} features, beside MapLibre alone and beside the same style (targets: fetched 1.6 ×, kept on the device 1.3 ×, edit 1.2 ×, 1,000 changes 100 ms)`,
  );
  const medians = taken.map((all) => (key: (typeof MEASURES)[number]) => {
    const of = all.flatMap((one) => one[key] ?? []);
    // What was not asked of somebody has no figure.
    return of.length === 0 ? Number.NaN : medianOf(of);
  });
  for (const [index, { name }] of contenders.entries()) {
    const said = MEASURES.map((key) => {
      const value = medians[index]?.(key) ?? Number.NaN;
      const beside = (peer: number): string => (value / (medians[peer]?.(key) ?? Number.NaN)).toFixed(2);
      return `${key} ${value.toFixed(key === 'megabytes' ? 1 : 0)}${key === 'megabytes' ? ' MB' : ' ms'} ${beside(0)} × ${beside(1)} ×`;
    });
    console.log(`  ${name.padEnd(16)} ${said.join('   ')}`);
  }
  bare.close();
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
