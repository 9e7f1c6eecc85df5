import { randomBytes } from 'node:crypto';
import { abilitiesOnPlan } from '@tussock/domain';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../platform/database/open-database.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { followEvents } from '../../testing/follow-events.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { featureReader } from '../features/index.ts';
import { loadReplica, readRecordRows } from './load-replica.ts';

const url = new URL(process.env['DATABASE_URL'] ?? '');
/** So rarely that what is heard in a test is no sign of life. */
const BEAT_MS = 600_000;

const name = `test_${randomBytes(8).toString('hex')}`;
let admin: pg.Client;
let one: TestServer;
let other: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const start = async () =>
    startTestServer({ beatMs: BEAT_MS, database: await openPostgres(own.href, () => undefined) });
  one = await start();
  other = await start();
  lead = await one.addUser({ role: 'providerStaff' });
});
beforeEach(async () => {
  planId = await one.addPlan({ lead });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await admin.end();
});

const entity = 'trough';
const set = {
  geometry: { type: 'Point', coordinates: [172.3, -42.8] },
  name: 'Trough',
  status: 'existing',
  material: 'concrete',
};
const create = (server: TestServer) =>
  replicaOf(server, lead, planId).write([{ entity, entityId: uuidv7(), op: 'create', set }]);
const follow = async (server: TestServer) => {
  const { head } = await replicaOf(server, lead, planId).load();
  const path = `/api/plan/${planId}/replica/stream?rev=${head.rev}&view=${head.view}`;
  const following = await followEvents(server.url + path, lead);
  await following.next('beat');
  return following;
};

test('what is saved by way of one server arrives by the stream of the other', async () => {
  const following = await follow(other);
  await create(one);
  expect((await following.next('change')).data).toMatchObject({ rev: 1, changes: [{ op: 'create', set }] });
  following.close();
});

test('many who write at once by way of both servers leave no gap', async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => create(nth % 2 === 0 ? one : other)),
  );
  const revs = results.map(({ rev }) => rev ?? 0).toSorted((first, second) => first - second);
  expect(revs).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1));
  const { body } = await replicaOf(other, lead, planId).since(0);
  expect(body.changes.map(({ rev }) => rev)).toEqual(revs);
});

test('given a server lost its listening connection, then what is saved meanwhile and afterwards is sent, each once and in order', async () => {
  const following = await follow(other);
  const ended = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = $1`,
    [name],
  );
  expect(ended.rowCount).toBeGreaterThan(0);
  await create(one);
  expect((await following.next('change')).data).toMatchObject({ rev: 1 });
  await create(one);
  expect((await following.next('change')).data).toMatchObject({ rev: 2 });
  following.close();
});

/** Reads features, after another server has saved one: by then it is known up to which revision is read. */
const readingAfterAnother: RecordReader = {
  ...featureReader,
  read: async (trx, id) => {
    await create(other);
    return featureReader.read(trx, id);
  },
};

test('a record is read in one look: what is saved while it is read is not of the revision that it says it is of', async () => {
  expect(await readRecordRows(one, [readingAfterAnother], { planId })).toEqual({ rev: 0, lines: [] });
  expect((await readRecordRows(one, [featureReader], { planId })).lines).toHaveLength(1);
});

test('and so is the record that a browser is sent', async () => {
  const caller = {
    userId: lead.id,
    name: 'Tom Sinclair',
    email: lead.email,
    role: 'providerStaff',
    accountId: null,
  } as const;
  const plan = {
    planId,
    roles: ['lead'],
    heldRoles: ['lead'],
    abilities: abilitiesOnPlan('providerStaff', ['lead']),
  } as const;
  const services = { database: one.database, clock: { now: () => one.clock.at } };
  const answer = await loadReplica(services, [readingAfterAnother], { caller, plan });
  if (!('chunks' in answer)) throw new Error('A record is sent in pieces.');
  const sent: string[] = [];
  for await (const chunk of answer.chunks) sent.push(String(chunk));
  const [head, ...parts] = sent.join('').trim().split('\n');
  expect(JSON.parse(head ?? '')).toMatchObject({ head: { rev: 0 } });
  expect(parts.flatMap((line) => (JSON.parse(line) as { rows?: unknown[] }).rows ?? [])).toEqual([]);
});
