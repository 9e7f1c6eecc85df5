import { readFile } from 'node:fs/promises';
import { exampleAttributes } from '@tussock/testkit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());

/** Takes the database back to before the migration, and runs it again. */
async function migrateAgain(): Promise<void> {
  const { db } = server.database;
  await sql`drop table soil_test, soil_sample_alias`.execute(db);
  const script = await readFile(new URL('../../../migrations/007-soil-tests.sql', import.meta.url), 'utf8');
  for (const statement of script.split(/;\s*\n/).filter((part) => part.trim() !== ''))
    await sql.raw(statement).execute(db);
}

async function addOldTransect(planId: string, attributes: object): Promise<string> {
  const id = uuidv7();
  const geometry = {
    type: 'LineString',
    coordinates: [
      [172.3, -42.8],
      [172.301, -42.8],
    ],
  };
  const { status } = await server.call(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: { _id: id, featureType: 'transect', geometry, properties: exampleAttributes.transect },
  });
  expect(status).toBe(200);
  await server.database.db
    .updateTable('feature')
    .set({ kindVersion: 1, attributes: JSON.stringify({ ...exampleAttributes.transect, ...attributes }) })
    .where('id', '=', id)
    .execute();
  return id;
}

test('[ENT-11] what transects held of their tests before becomes tests of their own, and nothing of it is lost', async () => {
  const planId = await server.addPlan({ lead });
  const newest = {
    sampleDate: '2026-02-01',
    labJobNumber: 'J1',
    labNumber: 'J1.1',
    laboratory: 'Valley',
    depth: 75,
  };
  const first = await addOldTransect(planId, {
    ...newest,
    interim: true,
    ph: 5.8,
    olsenPhosphorus: 17,
    history: [
      { date: '2020-02-01', ph: 5.5 },
      { date: '2023-02-01', sulphateSulphur: 8 },
    ],
  });
  // Without a result it is no test; one with the numbers of another keeps its results.
  await addOldTransect(planId, { sampleDate: '2026-02-02' });
  const second = await addOldTransect(planId, { ...newest, ph: 6 });
  await migrateAgain();

  const { body } = await server.call<{ results: Record<string, unknown>[] }>(
    `/api/plan/${planId}/soil-test/all`,
    { as: lead },
  );
  expect(body.results.map(({ transectId, details, results }) => ({ transectId, details, results }))).toEqual(
    expect.arrayContaining([
      {
        transectId: first,
        details: {
          sampledOn: '2026-02-01',
          sampleDepth: 75,
          laboratory: 'Valley',
          laboratoryJobNumber: 'J1',
          laboratoryNumber: 'J1.1',
          interim: true,
        },
        results: { ph: { value: 5.8 }, olsenPhosphorus: { value: 17 } },
      },
      {
        transectId: second,
        details: {
          sampledOn: '2026-02-01',
          sampleDepth: 75,
          laboratory: 'Valley',
          laboratoryJobNumber: 'J1',
        },
        results: { ph: { value: 6 } },
      },
      { transectId: first, details: { sampledOn: '2023-02-01' }, results: { sulphateSulphur: { value: 8 } } },
      { transectId: first, details: { sampledOn: '2020-02-01' }, results: { ph: { value: 5.5 } } },
    ]),
  );
  expect(body.results).toHaveLength(4);
  const features = await server.call<{ results: { properties: object }[] }>(
    `/api/plan/${planId}/feature/all`,
    { as: lead },
  );
  expect(Object.keys(features.body.results[0]?.properties ?? {})).not.toContain('history');
});
