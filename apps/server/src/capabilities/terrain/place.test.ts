import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const square = (west: number, size: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.6],
      [west + size, -43.6],
      [west + size, -43.6 + size],
      [west, -43.6 + size],
      [west, -43.6],
    ],
  ],
});
const layer = {
  type: 'FeatureCollection',
  source: 'Sampleshire Council, July 2026',
  features: [{ type: 'Feature', geometry: square(172, 1), properties: { catchment: 'Example River' } }],
};

let server: TestServer;
let lead: TestUser;
beforeAll(async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'tussock-catchments-')), 'catchments.json');
  await writeFile(path, JSON.stringify(layer));
  server = await startTestServer({ env: { CATCHMENTS_FILE: path } });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());

async function havePlan(west: number): Promise<string> {
  const planId = await server.addPlan({ lead });
  const geojson = JSON.stringify(square(west, 0.01));
  await server.database.db
    .insertInto('boundaryLayer')
    .values({
      planId,
      layer: 'boundary',
      id: '1',
      ordinal: 0,
      geojson,
      drawn: geojson,
      areaM2: 1,
      properties: '{}',
    })
    .execute();
  return planId;
}
const placeOf = (planId: string, as: TestUser | undefined = lead) =>
  server.call(`/api/plan/${planId}/place`, as ? { as } : {});
const unknown = { catchment: null, surfaceWaterAllocationZone: null };

test('a plan hears the catchment its boundary lies in, whose layer it is, and nothing where the layer ends', async () => {
  const { source } = layer;
  expect((await placeOf(await havePlan(172.4))).body).toEqual({
    catchment: 'Example River',
    surfaceWaterAllocationZone: null,
    source,
  });
  expect((await placeOf(await havePlan(175))).body).toEqual({ ...unknown, source });
});

test('a plan without a boundary lies nowhere, and a stranger hears nothing of one', async () => {
  const planId = await server.addPlan({ lead });
  expect((await placeOf(planId)).body).toEqual({ ...unknown, source: null });
  const stranger = await server.addUser({ role: 'accountUser' });
  expect(await placeOf(planId, stranger)).toMatchObject({ status: 403 });
});
