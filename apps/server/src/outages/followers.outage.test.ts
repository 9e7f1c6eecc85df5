import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../platform/database/open-database.ts';
import { followWithEngine, type EngineFollower } from '../testing/follow-with-engine.ts';
import { postgres } from '../testing/postgres-control.ts';
import { buildServer, type BuiltServer, type ServerProcess } from '../testing/start-process.ts';
import { startLoad, type Load } from '../testing/start-load.ts';
import { factoriesOn, type TestUser } from '../testing/start-test-server.ts';

const FOLLOWERS = 50;
const SAVES_BETWEEN = 10;
const PATIENT = { timeout: 60_000, interval: 50 };

const databaseUrl = process.env['DATABASE_URL'] ?? '';
let built: BuiltServer;
let folder: string;
let lead: TestUser;
let planId: string;
let servers: ServerProcess[];
let urls: readonly string[];
let load: Load;
let followers: readonly EngineFollower[];
const start = (name: string, settings = {}): ServerProcess =>
  built.start(join(folder, name), [], { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback', ...settings });

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-followers-'));
  const database = await openPostgres(databaseUrl, () => {});
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  lead = await addUser({ role: 'providerStaff' });
  planId = await addPlan({ lead });
  await database.close();
  servers = [start('a'), start('b')];
  urls = await Promise.all(servers.map(({ url }) => url));
  followers = Array.from({ length: FOLLOWERS }, (_, nth) =>
    followWithEngine(urls, { planId, as: lead, nth }),
  );
});
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(followers.map((follower) => follower.close()));
  await Promise.all(servers.map(({ ended }) => ended));
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

const saved = (): readonly string[] => load.acknowledged.get(planId) ?? [];
async function moreIsSaved(): Promise<void> {
  const before = saved().length;
  await vi.waitFor(() => expect(saved().length).toBeGreaterThan(before + SAVES_BETWEEN), PATIENT);
}

/** Nothing is saved any more: how long it takes until everybody has all of it. */
async function everybodyCatchesUp(): Promise<number> {
  await load.stop();
  const from = performance.now();
  await vi.waitFor(() => {
    const { rev, count } = { rev: saved().length + before, count: saved().length + before };
    expect(followers.filter((follower) => follower.rev() !== rev)).toEqual([]);
    expect(followers.filter((follower) => follower.names().length !== count)).toEqual([]);
  }, PATIENT);
  before += saved().length;
  return Math.round(performance.now() - from);
}
let before = 0;
const save = (): void => {
  load = startLoad(urls, { writers: 4, planIds: [planId], as: lead });
};

test('fifty pages that listen catch up by themselves while one server is killed, and PostgreSQL started again', async () => {
  await vi.waitFor(() => expect(followers.filter(({ rev }) => rev() < 0)).toEqual([]), PATIENT);
  save();
  await moreIsSaved();
  const undisturbed = await everybodyCatchesUp();

  save();
  await moreIsSaved();
  servers[1]?.kill('SIGKILL');
  await moreIsSaved();
  servers[1] = start('b', { PORT: new URL(urls[1] ?? '').port });
  await servers[1].url;
  await moreIsSaved();
  const afterKill = await everybodyCatchesUp();

  save();
  await moreIsSaved();
  await postgres('stop');
  await postgres('start');
  await moreIsSaved();
  const afterRestart = await everybodyCatchesUp();

  save();
  await moreIsSaved();
  servers[0]?.kill('SIGKILL');
  await postgres('stop');
  await postgres('start');
  servers[0] = start('a', { PORT: new URL(urls[0] ?? '').port });
  await servers[0].url;
  await moreIsSaved();
  const afterBoth = await everybodyCatchesUp();
  const cuts = followers.map((follower) => follower.cuts());
  process.stdout.write(
    `${JSON.stringify({ followers: FOLLOWERS, saved: before, caughtUpMs: { undisturbed, afterKill, afterRestart, afterBoth }, cuts: Math.max(...cuts) })}\n`,
  );
  const names = followers.map((follower) => new Set(follower.names()).size);
  expect(new Set(names)).toEqual(new Set([before]));
});
