import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let stranger: TestUser;
const planId = uuidv7();

beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  stranger = await server.addUser({ role: 'accountUser', name: 'Mere Waka' });
  const body = {
    _id: planId,
    propertyName: 'Rātā Flat',
    contactName: 'Hana Rewi',
    email: `${uuidv7()}@farm.example`,
    physicalAddress: '12 Tōtara Road, Exampleton',
  };
  await server.call('/api/plan/create', { as: lead, body });
});
afterAll(() => server.close());

const ask = (id: string, as?: TestUser) =>
  server.call('/api/access-request', { body: { planId: id }, ...(as ? { as } : {}) });
const lettersToLead = async () =>
  (await server.mailer.outbox()).filter(({ to, subject }) => to === lead.email && subject.includes('access'));

test('nobody asks without a session', async () => {
  expect((await ask(planId)).status).toBe(401);
});

test('an id that is none is refused as such', async () => {
  expect((await ask('farm', stranger)).status).toBe(400);
});

test('who asks is told the same of a plan that is there and of one that is not', async () => {
  const there = await ask(planId, stranger);
  const nowhere = await ask(uuidv7(), stranger);
  expect(there.status).toBe(200);
  expect([nowhere.status, nowhere.body]).toEqual([there.status, there.body]);
});

test('the lead of the plan gets one letter, however often somebody asks on a day', async () => {
  await ask(planId, stranger);
  await expect.poll(async () => (await lettersToLead()).length, { timeout: 10_000 }).toBe(1);
  const [letter] = await lettersToLead();
  expect(letter?.text).toContain('Mere Waka');
  expect(letter?.text).toContain(`/plan/${planId}/manage-user-access`);
});

test('two who ask on one day are told to the lead both', async () => {
  const other = await server.addUser({ role: 'accountUser', name: 'Kiri Moana' });
  await ask(planId, stranger);
  await ask(planId, other);
  await expect.poll(async () => (await lettersToLead()).length, { timeout: 10_000 }).toBe(2);
  const texts = (await lettersToLead()).map(({ text }) => text);
  expect(texts.some((text) => text.includes('Mere Waka'))).toBe(true);
  expect(texts.some((text) => text.includes('Kiri Moana'))).toBe(true);
});

test('a day is one in New Zealand: who asks in its morning and its afternoon is told of once', async () => {
  server.clock.at = new Date('2026-12-01T20:00:00Z');
  const early = await server.addUser({ role: 'accountUser', name: 'Rangi Pene' });
  const morning = await ask(planId, early);
  server.clock.at = new Date('2026-12-02T02:00:00Z');
  const afternoon = await ask(planId, early);
  expect([morning.status, afternoon.status]).toEqual([200, 200]);
  const letters = await server.database.db
    .selectFrom('job')
    .select('dedupeKey')
    .where('dedupeKey', 'like', `access:${planId}:${early.id}:%`)
    .execute();
  expect(letters).toHaveLength(1);
});
