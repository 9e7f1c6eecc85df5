import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { openPostgres } from '../platform/database/open-database.ts';
import { diskStore } from '../platform/files/disk-store.ts';
import { operate } from '../testing/operate.ts';
import { buildServer, type BuiltServer, type ServerProcess } from '../testing/start-process.ts';
import { startLoad } from '../testing/start-load.ts';
import { factoriesOn, type TestUser } from '../testing/start-test-server.ts';

const ROUNDS = Number(process.env['RESTORE_ROUNDS'] ?? 1);
const PLANS = Number(process.env['RESTORE_PLANS'] ?? 20);
const FEATURES_OF_A_PLAN = 100;
const FILES = 50;
const WRITERS = 8;
const SAVES_BEFORE = 40;
const PATIENT = { timeout: 60_000, interval: 50 };
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

const server = process.env['DATABASE_URL'] ?? '';
const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
let admin: pg.Client;
let built: BuiltServer;
let root: string;
let lead: TestUser;
let planIds: readonly string[];
const running: ServerProcess[] = [];
const figures: Record<string, number>[] = [];

async function emptyDatabase(name: string): Promise<string> {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  return urlOf(name);
}

/** Fills a database with plans of a hundred features, and a folder with files. */
async function fill(url: string, folder: string): Promise<void> {
  const database = await openPostgres(url, () => {});
  const { addUser, addPlan } = factoriesOn(database, { at: new Date() });
  lead = await addUser({ role: 'providerStaff' });
  const ids: string[] = [];
  for (let plan = 0; plan < PLANS; plan += 1) ids.push(await addPlan({ lead }));
  planIds = ids;
  await sql`
    insert into feature (plan_id, id, kind, kind_version, name, attributes, geojson, bbox)
    select plan.id, gen_random_uuid(), 'paddock', 1, 'Paddock ' || number, '{"use": "pasture"}',
      jsonb_build_object('type', 'Polygon', 'coordinates', (select jsonb_agg(jsonb_build_array(172 + random(), -43 + random())) from generate_series(1, 12))),
      '(172,-43),(171,-44)'
    from plan, generate_series(1, ${FEATURES_OF_A_PLAN}) number`.execute(database.db);
  const files = diskStore({
    folder: join(folder, 'files'),
    publicUrl: 'http://localhost',
    secret: 'k'.repeat(32),
  });
  for (let file = 0; file < FILES; file += 1)
    await files.write(
      `plans/${ids[0] ?? ''}/file-${file}/original`,
      Buffer.alloc(200_000, file),
      'text/plain',
    );
  await database.close();
}

function startOn(url: string, folder: string): ServerProcess {
  const started = built.start(folder, [], { DATABASE_URL: url, TRUST_PROXY: 'loopback' });
  running.push(started);
  return started;
}

/** Changes of a database, each as one line; of those that the other has as well. */
async function changesOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(
    'select change::text as line from change order by plan_id, rev, ord',
  );
  await client.end();
  return rows.map(({ line }) => line);
}

async function featureIdsAt(url: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from feature');
  await client.end();
  return new Set(rows.map(({ id }) => id));
}

beforeAll(async () => {
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  built = buildServer();
  root = await mkdtemp(join(tmpdir(), 'tussock-drill-'));
});
afterAll(async () => {
  for (const process of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await admin.end();
  await built.remove();
  await rm(root, { recursive: true, force: true });
});

test.each(rounds)(
  'what was saved before a backup under eight writers is there after everything is destroyed and restored (round %i)',
  async (round) => {
    const [url, folder, backup] = [
      await emptyDatabase(`drill_${round}`),
      join(root, `home-${round}`),
      join(root, `backup-${round}`),
    ];
    await fill(url, folder);
    const first = startOn(url, folder);
    const load = startLoad([await first.url], { writers: WRITERS, planIds, as: lead });
    const saved = (): readonly string[] => [...load.acknowledged.values()].flat();
    await vi.waitFor(() => expect(saved().length).toBeGreaterThan(SAVES_BEFORE), PATIENT);

    const before = saved();
    const backupFrom = performance.now();
    await operate(['backup', '--to', backup], { DATABASE_URL: url, DATA_DIR: folder });
    const backupMs = performance.now() - backupFrom;
    const during = saved().length - before.length;
    await vi.waitFor(() => expect(saved().length).toBeGreaterThan(before.length + during), PATIENT);
    first.kill('SIGKILL');
    await load.stop();
    const lost = await changesOf(url);

    const destroyed = performance.now();
    await admin.query(`drop database drill_${round} with (force)`);
    await rm(folder, { recursive: true });
    const [again, place] = [await emptyDatabase(`drill_${round}_again`), join(root, `again-${round}`)];
    await operate(['restore', '--from', backup], { DATABASE_URL: again, DATA_DIR: place });
    const restoreMs = performance.now() - destroyed;
    const second = startOn(again, place);
    const secondUrl = await second.url;
    const more = startLoad([secondUrl], { writers: 1, planIds, as: lead });
    await vi.waitFor(() => expect(more.savesOf(secondUrl)).toBeGreaterThan(0), PATIENT);
    const rtoMs = performance.now() - destroyed;
    await more.stop();
    second.kill('SIGKILL');

    const there = await featureIdsAt(again);
    expect(before.filter((id) => !there.has(id))).toEqual([]);
    const kept = new Set(lost);
    const own = new Set([...more.acknowledged.values()].flat());
    const foreign = (await changesOf(again)).filter(
      (line) => !kept.has(line) && ![...own].some((id) => line.includes(id)),
    );
    expect(foreign).toEqual([]);
    for (let file = 0; file < FILES; file += 1)
      expect(
        await readFile(join(place, `files/kept/plans/${planIds[0] ?? ''}/file-${file}/original`)),
      ).toEqual(Buffer.alloc(200_000, file));
    figures.push({ plans: PLANS, saves: before.length, during, backupMs, restoreMs, rtoMs });
  },
);
