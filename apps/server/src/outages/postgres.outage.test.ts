import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgres } from '../platform/database/open-database.ts';
import { buildServer, type BuiltServer, type ServerProcess } from '../testing/start-process.ts';
import { factoriesOn, type TestUser } from '../testing/start-test-server.ts';
import { postgres } from '../testing/postgres-control.ts';
import { featuresOf } from '../testing/features-of.ts';
import { savesGoOn, startLoad, type Load } from '../testing/start-load.ts';

const ROUNDS = Number(process.env['OUTAGE_ROUNDS'] ?? 2);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
const WRITERS = 8;
/** Long enough for anything that waits on PostgreSQL to give up: an answer is waited for 25 s. */
const PATIENT = { timeout: 30_000, interval: 50 };

const databaseUrl = process.env['DATABASE_URL'] ?? '';
let built: BuiltServer;
let folder: string;
let lead: TestUser;
let planIds: readonly string[];
let servers: readonly ServerProcess[];
let urls: readonly string[];
let load: Load;
const exits: (number | null)[] = [];
const recoveries: Record<string, number[]> = { stop: [], cut: [], 'stand-still': [] };
const readiness: number[] = [];

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-outage-'));
  const database = await openPostgres(databaseUrl, () => {});
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  lead = await addUser({ role: 'providerStaff' });
  planIds = await Promise.all(Array.from({ length: 3 }, () => addPlan({ lead })));
  await database.close();
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' };
  servers = ['a', 'b'].map((name) => built.start(join(folder, name), [], settings));
  urls = await Promise.all(servers.map(({ url }) => url));
  for (const { ended } of servers) void ended.then(({ code }) => exits.push(code));
  load = startLoad(urls, { writers: WRITERS, planIds, as: lead });
});
afterAll(async () => {
  await load.stop();
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

const goOn = (): Promise<number> => savesGoOn(load, urls, PATIENT);

const refusals = (): number =>
  [...load.answers].filter(([answer]) => answer.startsWith('503')).reduce((sum, [, count]) => sum + count, 0);
async function somebodyIsRefused(): Promise<void> {
  const before = refusals();
  await vi.waitFor(() => expect(refusals()).toBeGreaterThan(before), PATIENT);
}

/** What each server says of its readiness, and how long the slowest of them took to say so. */
async function askReadiness(): Promise<readonly number[]> {
  const from = performance.now();
  const answers = await Promise.all(urls.map((url) => fetch(`${url}/readyz`)));
  readiness.push(performance.now() - from);
  return answers.map(({ status }) => status);
}

describe('two servers under load, whose PostgreSQL', () => {
  test.each(rounds)('is stopped at once and started again, save on (round %i)', async () => {
    await goOn();
    await postgres('stop');
    await somebodyIsRefused();
    expect(await askReadiness()).toEqual([503, 503]);
    await postgres('start');
    recoveries['stop']?.push(await goOn());
    expect(await askReadiness()).toEqual([200, 200]);
    expect(exits).toEqual([]);
  });

  test.each(rounds)('cuts their connections, save on (round %i)', async () => {
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    await goOn();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    recoveries['cut']?.push(await goOn());
    await admin.end();
    expect(exits).toEqual([]);
  });

  test.each(rounds)('stands still for a moment, say so and save on (round %i)', async () => {
    await goOn();
    await postgres('stand-still');
    const said = await askReadiness();
    await postgres('go-on');
    expect(said).toEqual([503, 503]);
    recoveries['stand-still']?.push(await goOn());
    expect(exits).toEqual([]);
  });

  test('stands still for longer than anybody waits, answer every call that is at hand, and save on', async () => {
    await postgres('stand-still');
    await somebodyIsRefused();
    await postgres('go-on');
    await goOn();
    expect(exits).toEqual([]);
  });
});

test('nothing that was acknowledged is lost, nothing is there twice, and no answer was a fault of ours', async () => {
  await load.stop();
  const found = await featuresOf(urls[0], { planIds, as: lead });
  const there = new Set(found.flatMap(({ results }) => results.map(({ _id }) => _id)));
  const acknowledged = [...load.acknowledged.values()].flat();
  process.stdout.write(
    `${JSON.stringify({
      rounds: ROUNDS,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !there.has(id)).length,
      exits: exits.length,
      answers: Object.fromEntries(load.answers),
      longestWaitMs: Math.round(load.longestWaitMs()),
      readyzMs: spread(readiness),
      recoveryMs: Object.fromEntries(
        Object.entries(recoveries).map(([kind, times]) => [kind, spread(times)]),
      ),
    })}\n`,
  );
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  expect(found.map(({ rev }) => rev)).toEqual(found.map(({ results }) => results.length));
  expect([...load.answers.keys()].filter((answer) => !/^(200|503 \w+)$/.test(answer))).toEqual([]);
});

/** The median and the greatest of some times. */
const spread = (times: readonly number[]): { median: number; longest: number } => {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    longest: Math.round(sorted.at(-1) ?? 0),
  };
};
