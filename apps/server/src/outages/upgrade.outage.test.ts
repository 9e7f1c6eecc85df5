import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgres } from '../platform/database/open-database.ts';
import { featuresOf } from '../testing/features-of.ts';
import { followWithEngine, type EngineFollower } from '../testing/follow-with-engine.ts';
import { startLoad, savesGoOn, type Load } from '../testing/start-load.ts';
import { buildServer, type BuiltServer, type ServerProcess } from '../testing/start-process.ts';
import { factoriesOn, type TestUser } from '../testing/start-test-server.ts';

const ROUNDS = Number(process.env['OUTAGE_ROUNDS'] ?? 1);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
const WRITERS = 8;
const PATIENT = { timeout: 60_000, interval: 50 };

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const proxyUrl = process.env['PROXY_URL'] ?? '';
const ports = (process.env['COPY_PORTS'] ?? '').split(' ');
/** The folder of the release before, built; without one this release takes over from itself. */
const previousFolder = process.env['PREVIOUS_RELEASE'];

let previous: BuiltServer;
let next: BuiltServer;
let folder: string;
let lead: TestUser;
let planIds: readonly string[];
let servers: ServerProcess[];
let load: Load;
let followers: readonly EngineFollower[];

const start = (built: BuiltServer, nth: number): ServerProcess =>
  built.start(join(folder, String(nth)), [], {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    PORT: ports[nth] ?? '',
  });

/** Waits until the proxy leads to a copy. */
const isAskedAgain = (nth: number): Promise<void> =>
  vi.waitFor(async () => {
    const { status, headers } = await fetch(`${proxyUrl}/readyz`);
    expect([status, headers.get('x-copy')]).toEqual([200, nth === 0 ? 'a' : 'b']);
  }, PATIENT);

/** Ends one copy as a container is ended, and starts another release in its place. */
async function replace(nth: number, built: BuiltServer): Promise<number | null | undefined> {
  const former = servers[nth];
  former?.kill('SIGTERM');
  const { code } = (await former?.ended) ?? {};
  const server = start(built, nth);
  servers[nth] = server;
  await server.url;
  await isAskedAgain(nth);
  return code;
}

beforeAll(async () => {
  next = buildServer();
  previous = previousFolder === undefined ? next : buildServer(previousFolder);
  folder = await mkdtemp(join(tmpdir(), 'tussock-upgrade-'));
  servers = [start(previous, 0), start(previous, 1)];
  await Promise.all(servers.map(({ url }) => url));
  // The schema goes ahead of the programs, as `db:migrate` brings it.
  const database = await openPostgres(databaseUrl, () => {});
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  lead = await addUser({ role: 'providerStaff' });
  planIds = await Promise.all(Array.from({ length: 3 }, () => addPlan({ lead })));
  await database.close();
  await Promise.all([0, 1].map(isAskedAgain));
  load = startLoad([proxyUrl], { writers: WRITERS, planIds, as: lead });
  followers = [0, 1].map((nth) => followWithEngine([proxyUrl], { planId: planIds[0] ?? '', as: lead, nth }));
});
afterAll(async () => {
  await load.stop();
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(followers.map((follower) => follower.close()));
  await Promise.all(servers.map(({ ended }) => ended));
  await next.remove();
  if (previous !== next) await previous.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('two copies behind a proxy, under eight writers', () => {
  test.each(rounds)('are replaced one after the other, and no call is refused (round %i)', async () => {
    for (const nth of [0, 1]) {
      await savesGoOn(load, [proxyUrl], PATIENT);
      expect(await replace(nth, next)).toBe(0);
    }
    await savesGoOn(load, [proxyUrl], PATIENT);
    expect([...load.answers.keys()]).toEqual(['200']);
  });
});

test('everything that was acknowledged is there once, and pages that listened have all of it', async () => {
  await load.stop();
  const acknowledged = [...load.acknowledged.values()].flat();
  const rows = (await featuresOf(proxyUrl, { planIds, as: lead })).flatMap(({ results }) => results);
  process.stdout.write(
    `${JSON.stringify({ rounds: ROUNDS, saves: acknowledged.length, longestWaitMs: Math.round(load.longestWaitMs()) })}\n`,
  );
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual(acknowledged.toSorted());
  const ofFirst = load.acknowledged.get(planIds[0] ?? '')?.length;
  await vi.waitFor(
    () => expect(followers.map((follower) => follower.names().length)).toEqual([ofFirst, ofFirst]),
    PATIENT,
  );
});
