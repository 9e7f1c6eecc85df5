import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgres } from '../platform/database/open-database.ts';
import { checkHistory } from '../testing/check-history.ts';
import { cluster } from '../testing/cluster-control.ts';
import { editOneThing, type Editing } from '../testing/edit-one-thing.ts';
import { featuresOf } from '../testing/features-of.ts';
import { followWithEngine, type EngineFollower } from '../testing/follow-with-engine.ts';
import { savesGoOn, startLoad, type Load } from '../testing/start-load.ts';
import { buildServer, type BuiltServer, type ServerProcess } from '../testing/start-process.ts';
import { factoriesOn, type TestUser } from '../testing/start-test-server.ts';

const ROUNDS = Number(process.env['OUTAGE_ROUNDS'] ?? 1);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
const WRITERS = 8;
/** Longer than any failover takes on a machine that does other things beside. */
const PATIENT = { timeout: 120_000, interval: 50 };

const databaseUrl = process.env['DATABASE_URL'] ?? '';
let built: BuiltServer;
let folder: string;
let lead: TestUser;
let planIds: readonly string[];
let servers: readonly ServerProcess[];
let urls: readonly string[];
let load: Load;
let editing: Editing;
let followers: readonly EngineFollower[];
const exits: (number | null)[] = [];
const recoveries: number[] = [];

async function addTrough(planId: string): Promise<string> {
  const featureId = uuidv7();
  const answer = await fetch(`${urls[0]}/api/plan/${planId}/feature/create`, {
    method: 'POST',
    headers: { cookie: lead.cookie, 'content-type': 'application/json', 'x-requested-with': 'tests' },
    body: JSON.stringify({
      _id: featureId,
      featureType: 'troughs',
      geometry: { type: 'Point', coordinates: [172.3, -42.8] },
      properties: { name: 'First', status: 'existing', material: 'concrete' },
    }),
  });
  expect(answer.status).toBe(200);
  return featureId;
}

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-failover-'));
  const database = await openPostgres(databaseUrl, () => {});
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  lead = await addUser({ role: 'providerStaff' });
  planIds = await Promise.all(Array.from({ length: 3 }, () => addPlan({ lead })));
  const editedPlanId = await addPlan({ lead });
  await database.close();
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' };
  servers = ['a', 'b'].map((name) => built.start(join(folder, name), [], settings));
  urls = await Promise.all(servers.map(({ url }) => url));
  for (const { ended } of servers) void ended.then(({ code }) => exits.push(code));
  followers = [0, 1].map((nth) => followWithEngine(urls, { planId: planIds[0] ?? '', as: lead, nth }));
  const thing = { planId: editedPlanId, featureId: await addTrough(editedPlanId), featureType: 'troughs' };
  load = startLoad(urls, { writers: WRITERS, planIds, as: lead });
  editing = editOneThing(urls, { people: 2, thing, as: lead });
});
afterAll(async () => {
  await Promise.all([load.stop(), editing.stop()]);
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(followers.map((follower) => follower.close()));
  await Promise.all(servers.map(({ ended }) => ended));
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

const goOn = (): Promise<number> => savesGoOn(load, urls, PATIENT);

describe('two servers under load on a cluster', () => {
  test.each(rounds)('save on after the machine with the primary has died (round %i)', async () => {
    await vi.waitFor(() => cluster('whole'), PATIENT);
    await goOn();
    const dead = await cluster('kill');
    recoveries.push(await goOn());
    expect(await cluster('primary')).not.toBe(dead);
    expect(exits).toEqual([]);
    await cluster('revive');
    await vi.waitFor(() => cluster('whole'), PATIENT);
  });
});

test('nothing that was acknowledged is lost, nothing is there twice, and pages that listened have all of it', async () => {
  await load.stop();
  const found = await featuresOf(urls[0], { planIds, as: lead });
  const rows = found.flatMap(({ results }) => results);
  const there = new Set(rows.map(({ _id }) => _id));
  const acknowledged = [...load.acknowledged.values()].flat();
  const recovered = recoveries.toSorted((one, other) => one - other).map((ms) => Math.round(ms / 100) / 10);
  process.stdout.write(
    `${JSON.stringify({
      rounds: ROUNDS,
      acknowledged: acknowledged.length,
      answers: Object.fromEntries(load.answers),
      secondsUntilBothSave: {
        median: recovered[Math.floor(recovered.length / 2)],
        longest: recovered.at(-1),
      },
      edited: editing.history.length,
    })}\n`,
  );
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  // Whoever could not save was told to try again, and nobody of a fault.
  expect([...load.answers.keys()].filter((answer) => !/^(200|503|no answer)/.test(answer))).toEqual([]);
  expect(new Set(rows.map(({ properties }) => properties.name)).size).toBe(rows.length);
  const ofFirst = found[0]?.results.length;
  await vi.waitFor(
    () => expect(followers.map((follower) => new Set(follower.names()).size)).toEqual([ofFirst, ofFirst]),
    PATIENT,
  );
});

test('what people saw of one thing that they edited together is a history without a breach', async () => {
  await editing.stop();
  const done = editing.history.filter((one) => one.kind === 'write' && one.outcome === 'done');
  expect(done.length).toBeGreaterThan(ROUNDS);
  expect(checkHistory(editing.history)).toEqual([]);
});
