import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
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

const FEATURES = 10_000;
const ROUNDS = 5;
/** The part of the window that the map has beside the panel: the bare page gets the same. */
const MAP = { width: 967, height: 849 };

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openEmbedded();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  {
    database,
    rateLimitScale: 1e6,
    webFolder: resolve('apps/web/dist'),
  },
);
const { cookie, planId, userId } = await seedServer(database.db, { plans: 1, features: FEATURES });
const { rows } = await sql<{ west: number; south: number; east: number; north: number }>`
  select min((bbox[1])[0]) as west, min((bbox[1])[1]) as south, max((bbox[0])[0]) as east, max((bbox[0])[1]) as north
  from feature where plan_id = ${planId}`.execute(database.db);
const { west, south, east, north } = rows[0] ?? { west: 0, south: 0, east: 0, north: 0 };
const bounds = [west, south, east, north];
await sql`update plan set boundary_bounds = ${JSON.stringify(bounds)}::jsonb where id = ${planId}`.execute(
  database.db,
);

const reply = await fetch(`${server.url}/api/plan/${planId}/feature/all`, { headers: { cookie } });
const { results } = (await reply.json()) as {
  results: { _id: string; geometry: unknown; properties: { name: string } }[];
};
const data = JSON.stringify({
  type: 'FeatureCollection',
  features: results.map(({ _id, geometry, properties }) => ({
    type: 'Feature',
    id: _id,
    geometry,
    properties: { _id, name: properties.name },
  })),
});

/** MapLibre and nothing else: the same shapes, a fill and a line, no names. */
const barePage = `<!doctype html><link rel="stylesheet" href="/maplibre-gl.css"><style>body{margin:0}#map{width:${MAP.width}px;height:${MAP.height}px}</style>
<div id="map"></div><script type="module">
import { Map, setWorkerUrl } from '/maplibre-gl.mjs';
setWorkerUrl('/maplibre-gl-worker.mjs');
const map = new Map({ container: 'map', fadeDuration: 0, bounds: ${JSON.stringify(bounds)}, fitBoundsOptions: { padding: 48 },
  style: { version: 8, sources: { plan: { type: 'geojson', data: '/data.json', buffer: 8 } }, layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': '#f6f2e7' } },
    { id: 'areas', type: 'fill', source: 'plan', paint: { 'fill-color': '#27AE60', 'fill-opacity': 0.1, 'fill-antialias': false } },
    { id: 'lines', type: 'line', source: 'plan', paint: { 'line-color': '#27AE60', 'line-width': 1.5 } } ] } });
map.once('idle', () => { document.body.dataset.idle = 'yes'; });
</script>`;
const bare = createServer((request, answer) => {
  const name = request.url ?? '/';
  if (name === '/') return answer.setHeader('content-type', 'text/html').end(barePage);
  if (name === '/data.json') return answer.setHeader('content-type', 'application/json').end(data);
  if (!name.startsWith('/maplibre-gl')) return answer.writeHead(404).end();
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return answer.setHeader('content-type', type).end(readFileSync(`node_modules/maplibre-gl/dist${name}`));
});
await new Promise<void>((listening) => {
  bare.listen(0, '127.0.0.1', listening);
});
const address = bare.address();
const bareUrl = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`;

async function open(browser: Browser, url: string, drawn: string): Promise<number> {
  const context = await signedInWindow(browser, server.url, userId);
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(url);
  await page.waitForSelector(drawn, { state: 'attached', timeout: 60_000 });
  const wall = performance.now() - start;
  await context.close();
  return wall;
}

const browser = await startBrowser();
const walls = { bare: [] as number[], product: [] as number[] };
for (let round = -1; round < ROUNDS; round += 1) {
  const bareWall = await open(browser, bareUrl, 'body[data-idle=yes]');
  const productWall = await open(
    browser,
    `${server.url}/plan/${planId}/edit/map/draw`,
    '[data-map-state=idle][data-map-features="10000"]',
  );
  if (round < 0) continue;
  walls.bare.push(bareWall);
  walls.product.push(productWall);
}
printMachine();
const [bareMs, productMs] = [medianOf(walls.bare), medianOf(walls.product)];
console.log(`\n  Opening a plan of ${FEATURES} features, to the first full map (target: within 1.5 ×)`);
console.log(`  bare MapLibre page   ${bareMs.toFixed(0).padStart(7)} ms`);
console.log(
  `  the drawing screen   ${productMs.toFixed(0).padStart(7)} ms   ${(productMs / bareMs).toFixed(2)} ×`,
);

await browser.close();
bare.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
