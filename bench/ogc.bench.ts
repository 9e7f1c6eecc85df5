import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '@tussock/domain';
import { sql } from 'kysely';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

/** Features of one kind, out by the standard at most half as long again as by the product's own call. */
const FEATURES = 10_000;
const NZTM = encodeURIComponent('http://www.opengis.net/def/crs/EPSG/0/2193');

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    LONGEST_LOOP_DELAY_MS: '60000',
  }),
  { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
);
const { cookie, planId } = await seedServer(database.db, { plans: 1, features: 3 * FEATURES });
// The standard gives a collection at a time: what is drawn as an area is one kind, the rest is left out.
const { id: kindId, wording } = kinds.paddock;
await sql`delete from feature where geojson ->> 'type' <> 'Polygon' or id not in (
  select id from feature where geojson ->> 'type' = 'Polygon' order by length(geojson::text) limit ${FEATURES})`.execute(
  database.db,
);
await sql`update feature set kind = ${kindId}`.execute(database.db);
await sql`vacuum analyze`.execute(database.db);

const call = async (path: string): Promise<{ text: string; bytes: number }> => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie, 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const text = await answer.text();
  return { text, bytes: text.length };
};
const own = () => call(`/api/plan/${planId}/feature/all?featureType=${wording.featureType}`);
const items = (query: string) => () =>
  call(`/ogc/${planId}/collections/${wording.featureType}/items?${query}`);

/** All pages, one after the other, as a GIS program reads them. */
async function inPages(): Promise<void> {
  let path = `/ogc/${planId}/collections/${wording.featureType}/items?limit=1000`;
  while (path !== '') {
    const { text } = await call(path);
    const { links } = JSON.parse(text) as { links: readonly { rel: string; href: string }[] };
    const next = links.find(({ rel }) => rel === 'next')?.href ?? '';
    path = next.slice(next.indexOf('/ogc/'));
  }
}

const { text: described } = await call(`/ogc/${planId}/collections/${wording.featureType}`);
const [west = 0, south = 0, east = 0, north = 0] =
  (JSON.parse(described) as { extent: { spatial: { bbox: number[][] } } }).extent.spatial.bbox[0] ?? [];

printMachine();
const sizes = [await own(), await items(`limit=${FEATURES}`)()].map(
  ({ bytes }) => `${Math.round(bytes / 1000)} kB`,
);
console.log(`  engine: ${database.engine}; ${FEATURES} features; ${sizes.join(' and ')}`);
printFigures(
  'Features out by OGC API Features (aim: 1.5 × the product’s own call)',
  await interleave(
    [
      { name: 'feature.all', run: own },
      { name: '/ogc, one page', run: items(`limit=${FEATURES}`) },
      { name: '/ogc, ten pages', run: inPages },
      { name: '/ogc in NZTM2000', run: items(`limit=${FEATURES}&crs=${NZTM}`) },
      {
        name: '/ogc, a box of a tenth',
        run: items(`limit=${FEATURES}&bbox=${[west, south, west + (east - west) / 10, north].join()}`),
      },
    ],
    { rounds: 15, warmUps: 3 },
  ),
);
await server.close();
rmSync(folder, { recursive: true, force: true });
