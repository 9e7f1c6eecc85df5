import type { FeatureReply, PlanFile, PresignedData, SoilTestReply } from '@tussock/contract';
import { startingMapping } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { devicesOf, uplinkBody } from './device-plan.ts';
import { pictureOf } from './example-images.ts';
import { startTestServer, type TestAnswer, type TestServer, type TestUser } from './start-test-server.ts';
import { uploadFile } from './upload-file.ts';

let server: TestServer;
let admin: TestUser;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin' });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

/** Asks for something so many times at once. */
const atOnce = <T>(count: number, ask: (nth: number) => Promise<TestAnswer<T>>): Promise<TestAnswer<T>[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)));
/** How many answers there were of each status. */
function statuses(answers: readonly TestAnswer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const point = (nth = 0) => ({ type: 'Point', coordinates: [172.3 + nth / 1000, -42.8] });
const addFeature = (featureType: string, geometry: object, properties: object) =>
  server.call<FeatureReply>(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: { _id: uuidv7(), featureType, geometry, properties },
  });

test('of 20 devices with one id that come at once, one is made and the others are told why not', async () => {
  const answers = await atOnce(20, () =>
    server.call<FeatureReply>(`/api/plans/${planId}/device`, {
      as: lead,
      body: {
        id: 'PROBE-1',
        geometry: point(),
        properties: { name: 'North probe', status: 'existing', deviceType: 'soilProbe' },
      },
    }),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 400: 19 });
  expect(await devicesOf(server, lead, planId).devices()).toHaveLength(1);
});

test('a device is not given an id that another has, and keeps its own when it is saved again', async () => {
  const farm = devicesOf(server, lead, planId);
  await farm.addDevice('PROBE-1');
  await farm.addDevice('PROBE-2');
  const save = (id: string) =>
    server.call(`/api/plans/${planId}/device/PROBE-2`, {
      as: lead,
      method: 'PUT',
      body: { properties: { id, name: 'South probe', status: 'existing', deviceType: 'soilProbe' } },
    });
  const taken = await save('PROBE-1');
  expect([taken.status, taken.body.fields?.[0]?.field]).toEqual([400, 'id']);
  expect((await save('PROBE-2')).status).toBe(200);
});

test('of 17 integrations that are made at once a plan keeps ten', async () => {
  const answers = await atOnce(17, (nth) =>
    server.call(`/api/plans/${planId}/integration`, {
      as: lead,
      body: { _id: uuidv7(), name: `Network ${nth}`, mapping: startingMapping },
    }),
  );
  expect(statuses(answers)).toEqual({ 200: 10, 400: 7 });
  expect((await devicesOf(server, lead, planId).integrations()).results).toHaveLength(10);
});

test('of six who renew a secret at once, those whose secret would not work are told that somebody else was first', async () => {
  const farm = devicesOf(server, lead, planId);
  const { id } = await farm.addIntegration();
  const answers = await atOnce(6, () =>
    server.call<{ secret: string }>(`/api/plans/${planId}/integration/${id}/rotate`, {
      as: lead,
      method: 'POST',
    }),
  );
  const given = answers.filter(({ status }) => status === 200);
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['staleVersion']));
  const uplink = uplinkBody('soil-1', server.clock.at, { Temp150: 15 });
  const sent = await Promise.all(given.map(({ body }) => farm.send({ id, secret: body.secret }, uplink)));
  expect(sent.filter(({ status }) => status === 202)).toHaveLength(1);
});

test('batches over the same features in opposite order are all saved', async () => {
  const made = await atOnce(12, (nth) =>
    addFeature('troughs', point(nth), { name: `T${nth}`, status: 'existing', material: 'concrete' }),
  );
  const rows = (versions: number) =>
    made.map(({ body }) => ({
      _id: body._id,
      version: versions,
      featureType: 'troughs',
      properties: { name: 'Renamed', status: 'existing', material: 'concrete' },
    }));
  const save = (batch: object[]) =>
    server.call(`/api/plan/${planId}/feature/batch`, { as: lead, body: { rows: batch } });
  const answers = await Promise.all([save(rows(1)), save(rows(1).reverse())]);
  expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
  expect(statuses([await save(rows(2).reverse())])).toEqual({ 200: 1 });
});

describe('one laboratory sample', () => {
  const line = {
    type: 'LineString',
    coordinates: [
      [172.3, -42.8],
      [172.301, -42.8],
    ],
  };
  const sample = (transectId: string) => ({
    transectId,
    details: {
      sampledOn: '2026-06-18',
      sampleDepth: 75,
      laboratoryJobNumber: 'J1',
      laboratoryNumber: '7',
    },
    results: { ph: { value: 5.8 } },
  });

  test('that comes eight times at once is one test', async () => {
    const { body } = await addFeature('transect', line, { ...exampleAttributes.transect, name: 'T1' });
    const answers = await atOnce(8, () =>
      server.call<SoilTestReply>(`/api/plan/${planId}/soil-test/create`, {
        as: lead,
        body: { _id: uuidv7(), ...sample(body._id) },
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 400: 7 });
  });

  test('that is imported eight times at once is added once, and left alone by the others', async () => {
    const { body } = await addFeature('transect', line, { ...exampleAttributes.transect, name: 'T1' });
    const answers = await atOnce(8, () =>
      server.call<{ new: number; left: number }>(`/api/plan/${planId}/soil-test/import`, {
        as: lead,
        body: { rows: [sample(body._id)], aliases: [] },
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 8 });
    expect(answers.reduce((sum, answer) => sum + answer.body.new, 0)).toBe(1);
  });
});

test('one upload that is used six times at once is one file', async () => {
  const { filePath, presignedData } = (
    await server.call<{ filePath: string; presignedData: PresignedData }>(
      `/api/plan/${planId}/file/presigned-url`,
      { as: lead, body: { purpose: 'photo', contentType: 'image/jpeg' } },
    )
  ).body;
  await uploadFile(presignedData, await pictureOf(400, 300), 'image/jpeg');
  const answers = await atOnce(6, () =>
    server.call<PlanFile>(`/api/plan/${planId}/file/attach`, {
      as: lead,
      body: { filePath, purpose: 'photo', name: 'Creek.jpg' },
    }),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 400: 5 });
});

test('six plans made at once for one new owner are six plans of one person', async () => {
  const email = `${uuidv7()}@farm.example`;
  const answers = await atOnce(6, (nth) =>
    server.call<{ _id: string }>('/api/plan/create', {
      as: lead,
      body: {
        _id: uuidv7(),
        propertyName: `Rātā Flat ${nth}`,
        contactName: 'Hana Rewi',
        email,
        physicalAddress: '1 Tōtara Road',
      },
    }),
  );
  expect(statuses(answers)).toEqual({ 200: 6 });
  const owners = await server.database.db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(owners).toHaveLength(1);
});

test('one user or account that is made six times at once is one, and nobody is told of a fault of ours', async () => {
  const user = {
    _id: uuidv7(),
    name: 'Hana Rewi',
    email: `${uuidv7()}@tussock.example`,
    role: 'providerStaff',
  };
  const account = { _id: uuidv7(), name: 'River Advice', adminEmail: `${uuidv7()}@tussock.example` };
  const users = await atOnce(6, () =>
    server.call('/api/auth/provider/user/create', { as: admin, body: user }),
  );
  const accounts = await atOnce(6, () =>
    server.call('/api/auth/account/create', { as: admin, body: account }),
  );
  expect([...users, ...accounts].filter(({ status }) => status >= 500)).toEqual([]);
  expect(statuses(accounts)).toEqual({ 200: 6 });
});
