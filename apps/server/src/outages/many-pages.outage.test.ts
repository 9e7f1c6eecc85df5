import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../platform/database/open-database.ts';
import { followEvents, type Following } from '../testing/follow-events.ts';
import { readLines } from '../testing/replica-of.ts';
import { startLoad } from '../testing/start-load.ts';
import { buildServer, type BuiltServer, type ServerProcess } from '../testing/start-process.ts';
import { factoriesOn, type TestUser } from '../testing/start-test-server.ts';

/** A person may have twelve pages open at once. */
const PEOPLE = 50;
const PAGES_OF_EACH = 10;
const SAVES = 40;
const PATIENT = { timeout: 120_000, interval: 100 };

const databaseUrl = process.env['DATABASE_URL'] ?? '';
let built: BuiltServer;
let folder: string;
let people: readonly TestUser[];
let lead: TestUser;
let planId: string;
let servers: readonly ServerProcess[];
let urls: readonly string[];
let pages: readonly Following[];

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-pages-'));
  const database = await openPostgres(databaseUrl, () => {});
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  people = await Promise.all(Array.from({ length: PEOPLE }, () => addUser({ role: 'providerAdmin' })));
  lead = await addUser({ role: 'providerStaff' });
  planId = await addPlan({ lead });
  await database.close();
  servers = ['a', 'b'].map((name) =>
    built.start(join(folder, name), [], { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' }),
  );
  urls = await Promise.all(servers.map(({ url }) => url));
}, PATIENT.timeout);
afterAll(async () => {
  for (const page of pages) page.close();
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The pages of one person, every other one at the other server, each of them at the revision that the plan is at. */
async function openPages(person: TestUser, nth: number): Promise<readonly Following[]> {
  const headers = { cookie: person.cookie, 'x-forwarded-for': `10.1.0.${nth}` };
  const whole = await fetch(`${urls[0]}/api/plan/${planId}/replica`, { headers });
  const { head } = readLines(new Uint8Array(await whole.arrayBuffer()));
  const path = `/api/plan/${planId}/replica/stream?rev=${head.rev}&view=${head.view}`;
  return Promise.all(
    Array.from({ length: PAGES_OF_EACH }, (_, page) =>
      followEvents(`${urls[page % urls.length]}${path}`, person, {
        'x-forwarded-for': `10.1.${page}.${nth}`,
      }),
    ),
  );
}
const revsTo = ({ heard }: Following): readonly unknown[] =>
  heard.filter(({ event }) => event === 'change').map(({ data }) => data['rev']);

test('five hundred pages at two processes are all told of every save, each once and in its order', async () => {
  pages = (await Promise.all(people.map(openPages))).flat();
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 500 }, () => 200));
  await vi.waitFor(() => expect(pages.filter(({ heard }) => heard.length === 0)).toEqual([]), PATIENT);

  const load = startLoad(urls, { writers: 2, planIds: [planId], as: lead });
  const saved = (): number => load.acknowledged.get(planId)?.length ?? 0;
  await vi.waitFor(() => expect(saved()).toBeGreaterThanOrEqual(SAVES), PATIENT);
  await load.stop();

  const from = performance.now();
  const all = Array.from({ length: saved() }, (_, nth) => nth + 1);
  await vi.waitFor(
    () => expect(pages.filter((page) => revsTo(page).length < all.length)).toEqual([]),
    PATIENT,
  );
  const caughtUpMs = Math.round(performance.now() - from);
  process.stdout.write(`${JSON.stringify({ pages: pages.length, saved: all.length, caughtUpMs })}\n`);
  expect(new Set(pages.map((page) => revsTo(page).join(' ')))).toEqual(new Set([all.join(' ')]));
  expect(pages.filter((page) => page.isOver())).toEqual([]);
  expect(new Set(load.answers.keys())).toEqual(new Set(['200']));
});
