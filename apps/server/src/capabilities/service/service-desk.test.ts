import type { FailedJob, ServiceFinding, ServiceState, SignedInPerson } from '@tussock/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin', name: 'Mere Parata' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('job').where('kind', 'in', ['mail', 'neverDone']).execute();
});

const state = async () => (await server.call<ServiceState>('/api/service/state', { as: admin })).body;
const failed = async () =>
  (await server.call<{ results: FailedJob[]; total: number }>('/api/service/job/failed', { as: admin })).body;
const act = (verb: 'retry' | 'discard', id: string, as = admin) =>
  server.call(`/api/service/job/${verb}/${id}`, { as, method: 'POST' });
const addFailed = async (payload: object = { to: 'anika@farm.example' }): Promise<string> => {
  const id = uuidv7();
  await server.database.db
    .insertInto('job')
    .values({
      id,
      kind: 'neverDone',
      payload: JSON.stringify(payload),
      state: 'failed',
      attempts: 36,
      endedAt: sql<Date>`now()`,
      lastError: '550 no such mailbox',
    })
    .execute();
  return id;
};
const jobOf = (id: string) =>
  server.database.db
    .selectFrom('job')
    .select(['state', 'attempts', 'endedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const actionsAbout = async (jobId: string) => {
  const { rows } = await sql<{ action: string; actorId: string }>`
    select action, actor_id from audit where detail ->> 'jobId' = ${jobId}`.execute(server.database.db);
  return rows.map(({ action, actorId }) => [action, actorId]);
};

test('the state names the database, its newest migration, this process and what is on record', async () => {
  const { database, processes, farms, backup } = await state();
  expect(database.migration).toMatch(/^\d{3}-/);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(processes).toEqual([
    expect.objectContaining({ role: 'all', version: '0.1.0', nodeVersion: process.version }),
  ]);
  expect([farms.plans, backup]).toEqual([0, { madeAt: null, provedAt: null }]);
});

test('a killed process is no longer listed', async () => {
  await sql`
    insert into service_process (id, role, version, node_version, started_at, seen_at)
    values (${uuidv7()}, 'worker', '0.1.0', 'v20', now(), now() - interval '3 minutes')`.execute(
    server.database.db,
  );
  expect((await state()).processes.map(({ role }) => role)).toEqual(['all']);
});

test('the queue counts what waits and what failed, kind by kind', async () => {
  await addFailed();
  await addFailed();
  const line = (await state()).queue.find(({ kind }) => kind === 'neverDone');
  expect(line).toEqual({
    kind: 'neverDone',
    waiting: 0,
    planned: 0,
    running: 0,
    failed: 2,
    oldestDueAt: null,
  });
});

test('failed work is listed with its fault and without what it was about', async () => {
  const id = await addFailed();
  const { results, total } = await failed();
  expect([results, total]).toEqual([
    [
      expect.objectContaining({
        _id: id,
        kind: 'neverDone',
        attempts: 36,
        error: '550 no such mailbox',
        canRetry: true,
      }),
    ],
    1,
  ]);
  expect(JSON.stringify(results)).not.toContain('anika');
});

test('failed work that is started again waits with all its attempts, and the log says who did it', async () => {
  const id = await addFailed();
  expect((await act('retry', id)).status).toBe(200);
  expect(await jobOf(id)).toEqual({ state: 'waiting', attempts: 0, endedAt: null });
  expect(await actionsAbout(id)).toEqual([['retryJob', admin.id]]);
  expect((await act('retry', id)).status).toBe(404);
});

test('what it was about is needed to start it again; it can still be discarded', async () => {
  const id = await addFailed({});
  expect((await failed()).results.map(({ canRetry }) => canRetry)).toEqual([false]);
  expect((await act('retry', id)).status).toBe(404);
  expect((await act('discard', id)).status).toBe(200);
  expect((await jobOf(id)).state).toBe('cancelled');
  expect([(await failed()).total, await actionsAbout(id)]).toEqual([0, [['discardJob', admin.id]]]);
});

test('work that its person has asked for again meanwhile is not started twice', async () => {
  const planId = await server.addPlan({ lead: admin });
  const same = { kind: 'neverDone', planId, askedBy: admin.id, payload: JSON.stringify({ leftOut: [] }) };
  const [first, again] = [uuidv7(), uuidv7()];
  await server.database.db
    .insertInto('job')
    .values({ id: first, ...same, state: 'failed', endedAt: sql<Date>`now()` })
    .execute();
  await server.database.db
    .insertInto('job')
    .values({ id: again, ...same })
    .execute();
  expect((await act('retry', first)).status).toBe(404);
  expect((await act('discard', first)).status).toBe(200);
});

test('an id that is none and one of nothing are answered alike', async () => {
  expect((await act('retry', 'nonsense')).status).toBe(404);
  expect((await act('discard', uuidv7())).status).toBe(404);
});

test('staff of the provider may not look after the installation', async () => {
  const staff = await server.addUser({ role: 'providerStaff' });
  expect((await act('discard', await addFailed(), staff)).status).toBe(403);
  expect((await server.call('/api/service/state', { as: staff })).status).toBe(403);
});

test('who is signed in is listed with their role, device and account; ended sessions are not', async () => {
  const accountId = await server.addAccount('Hill Advice');
  const adviser = await server.addUser({ role: 'accountUser', accountId, name: 'Anika Rao' });
  await server.call('/api/auth/info', { as: adviser });
  const signedIn = async () =>
    (await server.call<{ results: SignedInPerson[] }>('/api/service/signed-in', { as: admin })).body.results;
  expect((await signedIn()).find(({ name }) => name === 'Anika Rao')).toMatchObject({
    role: 'accountUser',
    accountName: 'Hill Advice',
  });
  await server.database.db
    .updateTable('session')
    .set({ revokedAt: server.clock.at })
    .where('userId', '=', adviser.id)
    .execute();
  expect((await signedIn()).map(({ name }) => name)).not.toContain('Anika Rao');
});

test('a check says what works, and what to do where a service is away', async () => {
  const unreachable = await startTestServer({
    env: { LAND_SURVEY_URL: 'http://127.0.0.1:9', LAND_SURVEY_KEY: 'k' },
  });
  onTestFinished(() => unreachable.close());
  const as = await unreachable.addUser({ role: 'providerAdmin' });
  const { status, body } = await unreachable.call<{ results: readonly ServiceFinding[] }>(
    '/api/service/check',
    {
      as,
      method: 'POST',
    },
  );
  expect(status).toBe(200);
  const of = (subject: string) => body.results.filter((finding) => finding.subject === subject);
  expect(of('files')).toEqual([
    { subject: 'files', state: 'well', says: 'a file was written, read, listed and removed', advice: null },
  ]);
  expect(of('land survey')).toEqual([
    expect.objectContaining({ state: 'fault', advice: expect.any(String) }),
  ]);
  // The schema is not looked at beside a server that runs on it.
  expect(of('schema').filter(({ state }) => state !== 'well')).toEqual([]);
});
