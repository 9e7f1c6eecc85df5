import type { PlanSketch } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const draw = (featureType: string, geometry: object, properties: object) =>
  server.call(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: { _id: uuidv7(), featureType, geometry, properties },
  });
const sketch = async (): Promise<PlanSketch> =>
  (await server.call<PlanSketch>(`/api/plan/${planId}/feature/sketch`, { as: lead })).body;

test('a plan on which nothing is drawn has an empty sketch', async () => {
  expect(await sketch()).toEqual({ box: null, boundary: [], features: [] });
});

test('a sketch has what is drawn, by its name and in steps on the box of all of it', async () => {
  const ring = [
    [172.3, -42.8],
    [172.304, -42.8],
    [172.304, -42.796],
    [172.3, -42.796],
    [172.3, -42.8],
  ];
  await draw(
    kinds.paddock.wording.featureType,
    { type: 'Polygon', coordinates: [ring] },
    { name: 'Woolshed', status: 'existing', use: 'pasture' },
  );
  await draw(
    kinds.trough.wording.featureType,
    { type: 'Point', coordinates: [172.302, -42.798] },
    { ...exampleAttributes.trough, name: 'Gate trough' },
  );
  const { box, boundary, features } = await sketch();
  expect([box, boundary]).toEqual([[172.3, -42.8, 172.304, -42.796], []]);
  // From the south-western corner, anticlockwise; the trough stands in the middle, half of 4096 steps from each side.
  expect(features).toEqual([
    {
      featureType: kinds.paddock.wording.featureType,
      name: 'Woolshed',
      areas: [[[0, 4096, 4096, 0, 0, -4096, -4096, 0, 0, 4096]]],
    },
    { featureType: kinds.trough.wording.featureType, name: 'Gate trough', point: [2048, 2048] },
  ]);
});

test('what was deleted, or stands no more, is not in it', async () => {
  const at = (longitude: number) => ({ type: 'Point', coordinates: [longitude, -42.8] });
  const { featureType } = kinds.trough.wording;
  await draw(featureType, at(172.31), { ...exampleAttributes.trough, status: 'removed' });
  const { body } = await server.call<{ _id: string }>(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: {
      _id: uuidv7(),
      featureType,
      geometry: at(172.32),
      properties: exampleAttributes.trough,
    },
  });
  await draw(featureType, at(172.33), { ...exampleAttributes.trough, name: 'Here' });
  await server.call(`/api/plan/${planId}/feature/delete/${body._id}?featureType=${featureType}`, {
    as: lead,
    method: 'DELETE',
  });
  const { features } = await sketch();
  expect(features.map(({ name }) => name)).toEqual(['Here']);
});
