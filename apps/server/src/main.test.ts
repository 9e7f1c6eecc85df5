import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openEmbedded, type OpenDatabase } from './platform/database/open-database.ts';
import { diskStore } from './platform/files/disk-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { buildServer, type BuiltServer, type ServerProcess } from './testing/start-process.ts';
import { factoriesOn, type TestUser } from './testing/start-test-server.ts';

const WRITERS = 4;
/** The server is killed once so many saves were acknowledged, with others under way. */
const SAVES_BEFORE_KILL = 12;

let built: BuiltServer;
let folder: string;
let lead: TestUser;
let planId: string;
/** Others beside it: of one plan only so many reports may wait. */
let otherPlanIds: readonly string[];
const OTHER_PLANS = 8;
const running: ServerProcess[] = [];

beforeAll(async () => {
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-process-'));
  const database = await openEmbedded({ folder });
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  lead = await addUser({ role: 'providerStaff' });
  planId = await addPlan({ lead });
  otherPlanIds = await Promise.all(Array.from({ length: OTHER_PLANS }, () => addPlan({ lead })));
  await database.close();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

function start(args: readonly string[] = [], settings = {}): ServerProcess {
  const server = built.start(folder, args, settings);
  running.push(server);
  return server;
}

const headers = () => ({
  cookie: lead.cookie,
  'content-type': 'application/json',
  'x-requested-with': 'tests',
});

const trough = (id: string) => ({
  _id: id,
  featureType: 'troughs',
  geometry: { type: 'Point', coordinates: [172.3, -42.8] },
  properties: { name: `Trough ${id.slice(-4)}`, status: 'existing', material: 'concrete' },
});

/** Saves troughs one after another, and keeps the ids of those that were acknowledged, until the server is gone. */
async function saveUntilItIsGone(url: string, acknowledged: string[], onSaved: () => void): Promise<void> {
  try {
    for (;;) {
      const id = uuidv7();
      const body = JSON.stringify(trough(id));
      const answer = await fetch(`${url}/api/plan/${planId}/feature/create`, {
        method: 'POST',
        headers: headers(),
        body,
      });
      if (answer.status !== 200) throw new Error(await answer.text());
      acknowledged.push(id);
      onSaved();
    }
  } catch (error) {
    // A connection that breaks is what this waits for; an answer that is no success is not.
    if (!(error instanceof TypeError)) throw error;
  }
}

const readFeatures = async (url: string) => {
  const answer = await fetch(`${url}/api/plan/${planId}/feature/all`, { headers: headers() });
  // The shape of the contract.
  return (await answer.json()) as { rev: number; results: { _id: string }[] };
};

describe('a server that is killed with SIGKILL during saves', () => {
  const acknowledged: string[] = [];

  test.each(['first', 'second', 'third'])('has every acknowledged save after the %s restart', async () => {
    const server = start();
    const url = await server.url;
    const enough = acknowledged.length + SAVES_BEFORE_KILL;
    const killWhenEnough = (): void => {
      if (acknowledged.length >= enough) server.kill('SIGKILL');
    };
    await Promise.all(
      Array.from({ length: WRITERS }, () => saveUntilItIsGone(url, acknowledged, killWhenEnough)),
    );
    await server.ended;

    const { rev, results } = await readFeatures(await start().url);
    const there = new Set(results.map(({ _id }) => _id));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    // Each save moved the plan by one: none is there by half, or twice.
    expect(rev).toBe(results.length);
  });
});

describe('a second process on one data folder', () => {
  test('refuses to start in one line, and the first goes on', async () => {
    const first = start();
    const url = await first.url;
    const second = await start().ended;
    expect(second.code).toBe(1);
    expect(second.complaint).toMatch(/^The data folder \S+ is in use by another Tussock\. .+\n$/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

test('SIGTERM ends it with success', async () => {
  const server = start();
  await server.url;
  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

/** Asks one thing after another over connections that are kept, until the server is gone; the statuses of the answers. */
async function askUntilItIsGone(url: string, statuses: number[]): Promise<void> {
  try {
    for (;;) {
      const answer = await fetch(`${url}/livez`);
      statuses.push(answer.status);
      await answer.text();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

test('SIGTERM ends it with success also while connections are kept, asked on, and opened ahead of need', async () => {
  const server = start();
  const url = await server.url;
  const opened = connect(Number(new URL(url).port), 'localhost');
  await once(opened, 'connect');
  opened.on('error', () => undefined);
  const statuses: number[] = [];
  const asking = Array.from({ length: WRITERS }, () => askUntilItIsGone(url, statuses));
  await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(SAVES_BEFORE_KILL));
  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await Promise.all(asking);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('SIGTERM refuses the reports that wait at once, in a sentence, and ends the one at hand', async () => {
  const server = start();
  const url = await server.url;
  const ask = async (ofPlan: string) => {
    const answer = await fetch(`${url}/api/plan/${ofPlan}/reporting/stock/pdf`, {
      method: 'POST',
      headers: headers(),
      body: '{}',
    });
    const said = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), said };
  };
  const asked = otherPlanIds.flatMap((id) => [id, id, id]).map(ask);
  await Promise.race(asked);
  server.kill('SIGTERM');
  const answers = await Promise.all(asked);
  expect((await server.ended).code).toBe(0);
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect([made.length > 0, refused.length > 0, made.length + refused.length]).toEqual([
    true,
    true,
    asked.length,
  ]);
  expect(made.filter(({ said }) => !said.startsWith('%PDF'))).toEqual([]);
  expect(
    refused.filter(
      ({ retryAfter, said }) => retryAfter === null || !said.includes('Tussock is being restarted'),
    ),
  ).toEqual([]);
});

test('--reset-demo begins with an empty database', async () => {
  const server = start(['--reset-demo']);
  const answer = await fetch(`${await server.url}/api/plan/${planId}`, { headers: headers() });
  expect(await answer.json()).toMatchObject({ errorCode: 101 });
});

describe('a server that cannot start says why in a sentence', () => {
  test('a database that is not there is named, without its password', async () => {
    const settings = { DATABASE_URL: 'postgres://farm:s3cret@127.0.0.1:9/plans' };
    const { code, complaint } = await start([], settings).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^DATABASE_URL: the database postgres:\/\/farm:…@127\.0\.0\.1:9\/plans .+ECONNREFUSED.+\n$/,
    );
    expect(complaint).not.toContain('s3cret');
  });

  test('a database server that never answers is given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    // A server on a port, so its address is one.
    const { port } = silent.address() as { port: number };
    const { code, complaint } = await start([], { DATABASE_URL: `postgres://farm@127.0.0.1:${port}/plans` })
      .ended;
    silent.close();
    expect(code).toBe(1);
    expect(complaint).toMatch(/^DATABASE_URL: .+timeout.+\n$/);
  });

  test('a data folder that cannot be written to is named, and so is a port in use', async () => {
    const { complaint } = await built.start(fileURLToPath(import.meta.url)).ended;
    expect(complaint).toMatch(/^DATA_DIR: the folder \S+main\.test\.ts cannot be written to .+\n$/);
    const nowhere = await built.start('/proc/nowhere').ended;
    expect([nowhere.code, nowhere.complaint]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR: the folder \/proc\/nowhere cannot be written to .+\n$/),
    ]);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const second = await start([], { PORT: String(port) }).ended;
    taken.close();
    expect(second.complaint).toMatch(/^Port \d+ is in use\. .+\n$/);
  });

  test('a database that a newer release has brought up to date is left alone', async () => {
    const newer = await mkdtemp(join(tmpdir(), 'tussock-newer-'));
    onTestFinished(() => rm(newer, { recursive: true, force: true }));
    const database = await openEmbedded({ folder: newer });
    await sql`insert into migration (name) values ('998-of-later.sql'), ('999-of-much-later.sql')`.execute(
      database.db,
    );
    await database.close();
    const { code, complaint } = await built.start(newer).ended;
    expect([code, complaint]).toEqual([
      1,
      'The database belongs to a newer release of Tussock (it has 998-of-later.sql, 999-of-much-later.sql). Start that release, or restore a backup from before it.\n',
    ]);
  });

  test('an address for others is named where anybody could sign in by the local provider', async () => {
    const { code, complaint } = await start([], { HOST: '0.0.0.0' }).ended;
    expect([code, complaint]).toEqual([
      1,
      'HOST: the local sign-in has no passwords and needs HOST to be this machine only (127.0.0.1). Name a provider by OIDC_ISSUER, or switch it off by DEV_IDP=0.\n',
    ]);
  });

  test('a land survey that answers no JSON is named where the demonstration is filled from it', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'tussock-empty-'));
    const survey = createHttpServer((_request, response) => response.end('<html>Sign in</html>'));
    survey.listen(0, '127.0.0.1');
    await once(survey, 'listening');
    onTestFinished(async () => {
      survey.close();
      await rm(empty, { recursive: true, force: true });
    });
    const { port } = survey.address() as { port: number };
    const settings = { DEMO: '1', LAND_SURVEY_URL: `http://127.0.0.1:${port}`, LAND_SURVEY_KEY: 'key' };
    const { code, complaint } = await built.start(empty, [], settings).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^LAND_SURVEY_URL: the demonstration could not be filled from the land survey: land survey sent no JSON: <html>.+ Leave LAND_SURVEY_URL out, or start with DEMO=0\.\n$/,
    );
  });
});

/** Filling the demonstration takes the most of it, on a machine that others use as well. */
const FILLING_TIMEOUT_MS = 120_000;

const storeIn = (folder: string) =>
  diskStore({ folder: join(folder, 'files'), publicUrl: 'http://localhost', secret: 'a secret of tests' });

/** A plan of a start that was killed, with a picture in two sizes; answers where they lie. */
async function layHalf(database: OpenDatabase, store: FileStore): Promise<readonly string[]> {
  const { db } = database;
  const at = new Date();
  const factories = factoriesOn(database, { at });
  const lead = await factories.addUser({ role: 'providerStaff' });
  const planId = await factories.addPlan({ lead });
  const picture = uuidv7();
  const keys = [`plans/${planId}/${picture}/large`, `plans/${planId}/${picture}/small`];
  for (const key of keys) await store.write(key, Buffer.from('bytes'), 'image/jpeg');
  const about = { purpose: 'photo', contentType: 'image/jpeg', bytes: 5, uploadedBy: lead.id };
  const file = { id: uuidv7(), planId, name: 'Gate.jpg', storedAs: picture, uploadedAt: at, ...about };
  await db.insertInto('planFile').values(file).execute();
  return keys;
}

test(
  'a first start that is killed leaves no half demonstration behind, and none of its files',
  async () => {
    const half = await mkdtemp(join(tmpdir(), 'tussock-half-'));
    const database = await openEmbedded({ folder: half });
    await database.db.insertInto('demonstration').values({ filledAt: null }).execute();
    const keys = await layHalf(database, storeIn(half));
    await database.close();
    const server = built.start(half, [], { DEMO: '1' });
    running.push(server);
    await server.url;
    server.kill('SIGTERM');
    await server.ended;
    const filled = await openEmbedded({ folder: half });
    const { db } = filled;
    const stage = await db.selectFrom('demonstration').select('filledAt').executeTakeFirstOrThrow();
    const plans = await db.selectFrom('plan').select('id').execute();
    const left = await db
      .selectFrom('appUser')
      .select('id')
      .where('email', 'like', '%@test.example')
      .execute();
    await filled.close();
    const files = await Promise.all(keys.map((key) => storeIn(half).sizeOf(key)));
    await rm(half, { recursive: true, force: true });
    expect(stage.filledAt).not.toBeNull();
    expect(plans).toHaveLength(3);
    expect(left).toEqual([]);
    expect(files).toEqual([undefined, undefined]);
  },
  FILLING_TIMEOUT_MS,
);
