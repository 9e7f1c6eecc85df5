import { kinds, shapeLockIdOf } from '@tussock/domain';
import type { RecordPart } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const here = { type: 'Point', coordinates: [172.5, -43.1] };
const there = { type: 'Point', coordinates: [172.6, -43.1] };
const words = 'This shape is locked. Unlock it first, then change it.';

let server: TestServer;
let lead: TestUser;
let planId: string;
let featureId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  featureId = uuidv7();
  expect(await batch({ geometry: here, properties })).toMatchObject({ status: 200 });
  await record(lockPart('create', { featureId, isLocked: true }));
});

const properties = { name: 'By the gate', status: 'existing', material: 'concrete' };
const batch = (over: object) =>
  server.call<{ message: string | string[] }>(`/api/plan/${planId}/feature/batch`, {
    as: lead,
    body: { rows: [{ _id: featureId, featureType: 'troughs', ...over }] },
  });
const record = (...parts: readonly RecordPart[]) => replicaOf(server, lead, planId).write([...parts]);
const lockPart = (op: 'create' | 'update', set: RecordPart['set']): RecordPart => ({
  entity: 'shapeLock',
  entityId: shapeLockIdOf(planId, featureId),
  op,
  set,
  base: {},
  baseVersion: op === 'create' ? 0 : 1,
});
const featurePart = (set: RecordPart['set']): RecordPart => ({
  entity: kinds.trough.id,
  entityId: featureId,
  op: 'update',
  set,
  base: {},
  baseVersion: 1,
});
const storedShape = async () => {
  const { rows } = await replicaOf(server, lead, planId).load();
  return rows.get(featureId)?.values['geometry'];
};

test('the shape of what is locked is changed neither by the record nor by a batch, and it is said why', async () => {
  expect(await record(featurePart({ geometry: there }))).toMatchObject({
    status: 409,
    code: 'shapeLocked',
    message: [words],
  });
  expect(await batch({ version: 1, geometry: there, properties })).toMatchObject({
    status: 409,
    body: { message: words },
  });
  expect(await storedShape()).toEqual(here);
});

test('the values of what is locked are changed, also beside the same shape', async () => {
  expect(await record(featurePart({ name: 'By the shed' }))).toMatchObject({ status: 200 });
  expect(await batch({ version: 2, geometry: here, properties })).toMatchObject({ status: 200 });
});

test('a write that unlocks it changes it as well, in whichever order its parts come', async () => {
  expect(
    await record(featurePart({ geometry: there }), lockPart('update', { isLocked: null })),
  ).toMatchObject({ status: 200 });
  expect(await storedShape()).toEqual(there);
});

test('one write that changes and locks a shape is refused whole', async () => {
  await record(lockPart('update', { isLocked: null }));
  const locking = { ...lockPart('update', { isLocked: true }), baseVersion: 2 };
  expect(await record(featurePart({ geometry: there }), locking)).toMatchObject({ status: 409 });
  expect(await storedShape()).toEqual(here);
});
