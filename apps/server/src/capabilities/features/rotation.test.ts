import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.304, -42.8],
      [172.304, -42.796],
      [172.3, -42.796],
      [172.3, -42.8],
    ],
  ],
};

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  server.clock.at = new Date('2026-11-20T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

test('a paddock whose use is changed in a new season keeps the one that has passed, and its report shows both', async () => {
  const _id = uuidv7();
  const pasture = { name: 'Front', status: 'existing', use: 'pasture', pastureSpecies: 'tallFescue' };
  const body = { _id, featureType: 'paddocks', geometry, properties: pasture };
  await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body });
  await sql`update feature set updated_at = '2026-05-01T00:00:00Z' where id = ${_id}`.execute(
    server.database.db,
  );
  const kale = { name: 'Front', status: 'existing', use: 'crop', cropGroup: 'fodder', crop: 'kale' };
  const saved = await server.call<{ properties: object }>(
    `/api/plan/${planId}/feature/update/${_id}?featureType=paddocks`,
    { as: lead, method: 'PUT', body: { geometry, properties: kale } },
  );
  expect(saved.body).toMatchObject({
    properties: { rotation: [{ fromJuly: 2025, use: 'pasture', pastureSpecies: 'tallFescue' }] },
  });
  const report = await server.call(`/api/plan/${planId}/reporting/paddock/pdf`, { as: lead, body: {} });
  expect(readPdf(report.bytes).text).toMatch(
    /This season, 2026\/27\s+2025\/26[\s\S]*Front\s+Crop: Kale\s+Pasture: Tall fescue/u,
  );
});

test('the same of a paddock that is changed with others at once', async () => {
  const _id = uuidv7();
  const pasture = { name: 'Back', status: 'existing', use: 'pasture', pastureSpecies: 'tallFescue' };
  const row = { _id, featureType: 'paddocks' };
  const send = (rows: readonly object[]) =>
    server.call(`/api/plan/${planId}/feature/batch`, { as: lead, body: { rows } });
  await send([{ ...row, geometry, properties: pasture }]);
  await sql`update feature set updated_at = '2026-05-01T00:00:00Z' where id = ${_id}`.execute(
    server.database.db,
  );
  const kale = { name: 'Back', status: 'existing', use: 'crop', cropGroup: 'fodder', crop: 'kale' };
  await send([{ ...row, version: 1, properties: kale }]);
  const stored = await server.call<{ results: readonly { _id: string; properties: object }[] }>(
    `/api/plan/${planId}/feature/all`,
    { as: lead },
  );
  expect(stored.body.results.find((one) => one._id === _id)?.properties).toMatchObject({
    rotation: [{ fromJuly: 2025, use: 'pasture', pastureSpecies: 'tallFescue' }],
  });
});
