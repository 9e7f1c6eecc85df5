import type { Values } from '@tussock/sync';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../platform/mail/mailer.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let worker: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.at = new Date('2026-11-01T00:00:00Z');
  owner = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
  worker = await server.addUser({ role: 'accountUser', name: 'Bridget Reid' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
  await sql`update plan set owner_id = ${owner.id} where id = ${planId}`.execute(server.database.db);
  await server.giveRole(planId, owner, 'owner');
  await server.giveRole(planId, worker, 'editor');
});

async function agree(title: string, values: Values = {}): Promise<string> {
  const entityId = uuidv7();
  const set = { sectionKey: 'waterways', title, grade: 'good', state: 'agreed', ...values };
  const written = await replicaOf(server, lead, planId).write([
    { entity: 'action', entityId, op: 'create', set },
  ]);
  expect(written).toMatchObject({ status: 200 });
  return entityId;
}
const path = () => `/api/plan/${planId}/actions/reminders`;
const remind = (actionIds: readonly string[], as: TestUser | null = lead) =>
  server.call<{ letters: number; actions: number }>(path(), {
    ...(as ? { as } : {}),
    method: 'POST',
    body: { actionIds },
  });
async function lettersTo(user: TestUser): Promise<readonly Letter[]> {
  const { rows } = await sql<{ payload: Letter }>`
    select payload from job where kind = 'mail' and payload->>'to' = ${user.email} and dedupe_key like 'remind:%'
    order by run_at`.execute(server.database.db);
  return rows.map(({ payload }) => payload);
}

test('nobody is reminded by somebody without a session or without the right to change actions', async () => {
  const id = await agree('Fence');
  expect((await remind([id], null)).status).toBe(401);
  const reader = await server.addUser({ role: 'accountUser' });
  await server.giveRole(planId, reader, 'viewer');
  expect((await remind([id], reader)).status).toBe(403);
  expect((await remind([])).status).toBe(400);
});

test('each person gets one letter, with a way to every action of theirs and by whom it was asked', async () => {
  const fence = await agree('Fence the swamp', { responsibleId: worker.id, dueOn: '2026-11-30' });
  const poles = await agree('Plant poles', { responsibleId: worker.id });
  const trough = await agree('Move the trough');
  expect((await remind([fence, poles, trough])).body).toEqual({ letters: 2, actions: 3 });
  const [letter, ...others] = await lettersTo(worker);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('2 actions to do: Kōtare Flats');
  expect(letter?.text).toContain('Tom Sinclair reminds you of this:');
  expect(letter?.text).toContain('Fence the swamp: due 30 November 2026, in 29 days');
  expect(letter?.text).toContain(`/plan/${planId}/view/actions/${poles}`);
  const [ofOwner] = await lettersTo(owner);
  expect(ofOwner?.text).toContain('Move the trough: no day is set');
});

test('nobody is reminded of an action twice on one day, whoever asks; the next day they are', async () => {
  const fence = await agree('Fence', { responsibleId: worker.id });
  const poles = await agree('Poles', { responsibleId: worker.id });
  await remind([fence]);
  expect((await remind([fence, poles], owner)).body).toEqual({ letters: 1, actions: 1 });
  expect((await remind([fence, poles])).body).toEqual({ letters: 0, actions: 0 });
  server.clock.at = new Date('2026-11-02T00:00:00Z');
  expect((await remind([fence])).body).toEqual({ letters: 1, actions: 1 });
});

test('two who ask at once send one letter', async () => {
  const fence = await agree('Fence', { responsibleId: worker.id });
  await Promise.all([remind([fence]), remind([fence], owner)]);
  expect(await lettersTo(worker)).toHaveLength(1);
});

test('before it is sent, it is told who would get a letter of what', async () => {
  const fence = await agree('Fence', { responsibleId: worker.id });
  const trough = await agree('Trough');
  await agree('Done long ago', { state: 'cancelled' });
  await remind([fence]);
  const { body } = await server.call<{ results: object[] }>(path(), { as: lead });
  expect(body.results).toEqual([
    { actionId: fence, personId: worker.id, personName: 'Bridget Reid', isRemindedToday: true },
    { actionId: trough, personId: owner.id, personName: 'Hana Rewi', isRemindedToday: false },
  ]);
});

test('on a farm without an owner the lead is told of what nobody was given', async () => {
  const trough = await agree('Mend the trough');
  await sql`update plan set owner_id = null where id = ${planId}`.execute(server.database.db);
  const { body } = await server.call<{ results: object[] }>(path(), { as: lead });
  expect(body.results).toEqual([
    { actionId: trough, personId: lead.id, personName: 'Tom Sinclair', isRemindedToday: false },
  ]);
});

test('actions of another plan, and those that are not open, send nothing', async () => {
  const closed = await agree('Closed', { state: 'proposed' });
  const there = await agree('There');
  planId = await server.addPlan({ lead });
  expect((await remind([there, closed])).body).toEqual({ letters: 0, actions: 0 });
});
