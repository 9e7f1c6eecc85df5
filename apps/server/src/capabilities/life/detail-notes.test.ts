import type { Values } from '@tussock/sync';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  owner = await server.addUser({ role: 'accountUser', name: 'Hana Rewi' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead, status: 'pendingConfirmation' });
  await server.giveRole(planId, owner, 'owner');
});

const say = (as: TestUser, set: Values, entityId = uuidv7()) =>
  replicaOf(server, as, planId).write([{ entity: 'detailNote', entityId, op: 'create', set: { ...set } }]);
/** A plan as somebody of an account starts it: nobody leads it. */
async function startPlan(as: TestUser): Promise<string> {
  const body = {
    _id: uuidv7(),
    propertyName: 'Rātā Flat',
    contactName: 'Aroha Tamatea',
    email: `${uuidv7()}@farm.example`,
    physicalAddress: '12 Tōtara Road',
  };
  expect(await server.call('/api/plan/create', { as, body })).toMatchObject({ status: 200 });
  return body._id;
}
const lettersTo = async ({ email }: TestUser) =>
  (
    await sql<{ payload: { subject: string; text: string } }>`select payload from job
      where kind = 'mail' and payload ->> 'to' = ${email} and payload ->> 'text' like ${`%${planId}%`}`.execute(
      server.database.db,
    )
  ).rows.map(({ payload }) => payload);

test('[RT-20] what the owner says to be wrong stays with the plan, and whoever leads it gets a letter', async () => {
  const id = uuidv7();
  expect(await say(owner, { block: 'boundary', text: 'The back block is missing' }, id)).toMatchObject({
    status: 200,
  });
  const row = (await replicaOf(server, lead, planId).load()).rows.get(id);
  expect(row).toMatchObject({
    values: { block: 'boundary', text: 'The back block is missing' },
    made: { by: { name: 'Hana Rewi' } },
  });
  const [letter, ...more] = await lettersTo(lead);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Tōtara Flat: boundary said to be wrong');
  expect(letter?.text).toContain('The back block is missing');
});

test('[RT-20] where nobody leads the plan, the consultant who started it and the administrators get the letter', async () => {
  const admin = await server.addUser({ role: 'providerAdmin', name: 'Rua Wiremu' });
  const accountId = await server.addAccount('Green Advice');
  const consultant = await server.addUser({ role: 'accountUser', accountId, name: 'Mere Waka' });
  const colleague = await server.addUser({ role: 'accountUser', accountId });
  planId = await startPlan(consultant);
  await server.giveRole(planId, owner, 'owner');
  expect(await say(owner, { block: 'people', text: 'Not our number' })).toMatchObject({ status: 200 });
  expect(await lettersTo(consultant)).toHaveLength(1);
  expect(await lettersTo(admin)).toHaveLength(1);
  expect(await lettersTo(colleague)).toEqual([]);
});

test('[RT-20] whoever says it gets no letter of it, though they answer for the plan', async () => {
  const admin = await server.addUser({ role: 'providerAdmin', name: 'Kiri Moana' });
  const accountId = await server.addAccount('Green Advice');
  const consultant = await server.addUser({ role: 'accountUser', accountId, name: 'Mere Waka' });
  planId = await startPlan(consultant);
  expect(await say(admin, { block: 'people', text: 'Not their number' })).toMatchObject({ status: 200 });
  expect(await lettersTo(consultant)).toHaveLength(1);
  expect(await lettersTo(admin)).toEqual([]);
});

test('[RT-20] it is taken off once it is right, and can be brought back', async () => {
  const entityId = uuidv7();
  await say(owner, { block: 'titles', text: 'One is sold' }, entityId);
  const part = { entity: 'detailNote', entityId };
  const as = replicaOf(server, lead, planId);
  expect(await as.write([{ ...part, op: 'delete', baseVersion: 1 }])).toMatchObject({ status: 200 });
  expect((await as.load()).rows.has(entityId)).toBe(false);
  expect(await as.write([{ ...part, op: 'restore' }])).toMatchObject({ status: 200 });
});

test.each([
  [{ block: 'boundary' }, 'text'],
  [{ block: 'weather', text: 'Wet' }, 'block'],
])('[RT-20] %j is refused beside the field', async (set, field) => {
  expect(await say(owner, set)).toMatchObject({ status: 400, fields: [{ field }] });
});

test('[RT-20] who may not confirm the details says nothing of them', async () => {
  const editor = await server.addUser({ role: 'providerStaff' });
  await server.giveRole(planId, editor, 'editor');
  expect(await say(editor, { block: 'people', text: 'No' })).toMatchObject({ status: 403 });
});
