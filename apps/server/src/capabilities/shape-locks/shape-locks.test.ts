import { shapeLockIdOf } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
const featureId = uuidv7();
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const write = (
  op: 'create' | 'update',
  set: Values,
  { as = lead, id = shapeLockIdOf(planId, featureId) } = {},
) =>
  replicaOf(server, as, planId).write([
    { entity: 'shapeLock', entityId: id, op, set, base: {}, baseVersion: op === 'create' ? 0 : 1 },
  ]);
const locks = async () => {
  const { rows } = await replicaOf(server, lead, planId).load();
  return [...rows.values()].flatMap(({ entity, values }) => (entity === 'shapeLock' ? [values] : []));
};

test('a shape is locked and unlocked as an entry of the record, and locked by two it is locked once', async () => {
  expect(await write('create', { featureId, isLocked: true })).toMatchObject({ status: 200 });
  expect(await write('create', { featureId, isLocked: true })).toMatchObject({ status: 200 });
  expect(await locks()).toEqual([{ featureId, isLocked: true }]);
  expect(await write('update', { isLocked: null })).toMatchObject({ status: 200 });
  expect(await locks()).toEqual([{ featureId }]);
});

test('a lock under the id of another shape is refused, and so is whoever may only look', async () => {
  expect(await write('create', { featureId, isLocked: true }, { id: uuidv7() })).toMatchObject({
    status: 400,
  });
  const viewer = await server.addUser({ role: 'accountUser' });
  await server.giveRole(planId, viewer, 'viewer');
  expect(await write('create', { featureId, isLocked: true }, { as: viewer })).toMatchObject({ status: 403 });
  expect(await locks()).toEqual([]);
});
