import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestUser,
} from '../testing/start-test-server.ts';

/** More than may wait for one plan, and many times the connections there are. */
const WRITERS = 60;

let server: TestServer;
let lead: TestUser;
let heldPlanId: string;
let otherPlanId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  [heldPlanId, otherPlanId] = [await server.addPlan({ lead }), await server.addPlan({ lead })];
});
afterAll(() => server.close());

const save = (planId: string): Promise<TestAnswer> =>
  server.call(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: {
      _id: uuidv7(),
      featureType: 'troughs',
      geometry: { type: 'Point', coordinates: [172.3, -42.8] },
      properties: { name: 'Bull paddock', status: 'existing', material: 'concrete' },
    },
  });

test('a plan that somebody holds for good stops nobody but those who write to it, and they are told when to try again', async () => {
  const holder = await server.database.db.startTransaction().execute();
  await holder.selectFrom('plan').select('id').where('id', '=', heldPlanId).forUpdate().execute();

  const answered: TestAnswer[] = [];
  const writers = Array.from({ length: WRITERS }, async () => void answered.push(await save(heldPlanId)));
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(0));
  expect((await save(otherPlanId)).status).toBe(200);
  expect((await server.call(`/api/plan/${heldPlanId}/feature/all`, { as: lead })).status).toBe(200);
  expect((await server.call('/readyz')).status).toBe(200);

  await Promise.all(writers);
  expect(new Set(answered.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['503 planBusy']),
  );
  expect(answered.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(WRITERS).fill('3'));

  await holder.rollback().execute();
  expect((await save(heldPlanId)).status).toBe(200);
});
