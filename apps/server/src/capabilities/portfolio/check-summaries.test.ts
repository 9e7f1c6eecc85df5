import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSummaries } from '../../platform/things/plan-summary-store.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { checkSummaries, fillSummaries } from './check-summaries.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await fillSummaries(server);
});

const log = { error: vi.fn() };
const check = () => checkSummaries({ ...server, log });
const summary = async () => (await readSummaries(server.database.db, [planId])).get(planId)?.summary;

async function write(values: Values): Promise<void> {
  const set = { sectionKey: 'waterways', title: 'Fence the wetland', grade: 'good', ...values };
  const { status } = await replicaOf(server, lead, planId).write([
    { entity: 'action', entityId: uuidv7(), op: 'create', set },
  ]);
  expect(status).toBe(200);
}

test('a write of an action is in the summary of its plan at once', async () => {
  await write({ state: 'agreed', dueOn: '2026-12-03' });
  await write({ state: 'inProgress', dueOn: '2026-11-30' });
  await write({ state: 'proposed', dueOn: '2026-10-01' });
  expect(await summary()).toMatchObject({
    leadId: lead.id,
    openActions: 2,
    dueDays: ['2026-11-30', '2026-12-03'],
    nextDay: '2026-11-30',
  });
  expect(await check()).toEqual([]);
});

test('a write of the details is in the summary of its plan at once', async () => {
  const body = {
    propertyName: 'Kōtare Flats',
    contactName: 'Hana Rewi',
    email: 'hana@tussock.example',
    physicalAddress: '1 Hill Road',
    region: 'otago',
    catchment: 'Kiwi Creek',
    inspections: [{ on: '2025-03-04', about: 'Consent 12', result: 'complies' }],
  };
  const { status } = await server.call(`/api/plan/${planId}/update`, { as: lead, method: 'PUT', body });
  expect(status).toBe(200);
  expect(await summary()).toMatchObject({
    region: 'otago',
    catchment: 'Kiwi Creek',
    lastInspectedOn: '2025-03-04',
  });
  expect(await check()).toEqual([]);
});

test('a planted difference is found, reported and mended', async () => {
  await write({ state: 'agreed', dueOn: '2026-12-03' });
  await server.database.db
    .updateTable('planSummary')
    .set({ openActions: 9, region: 'otago' })
    .where('planId', '=', planId)
    .execute();
  log.error.mockClear();
  expect(await check()).toEqual([{ planId, fields: ['region', 'openActions'] }]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { planId, fields: ['region', 'openActions'] },
    expect.any(String),
  );
  expect(await check()).toEqual([]);
  expect(await summary()).toMatchObject({ region: null, openActions: 1 });
});

test('a summary that is missing, or of another revision, is filled after a start', async () => {
  await server.database.db.deleteFrom('planSummary').where('planId', '=', planId).execute();
  await fillSummaries(server);
  expect(await summary()).toMatchObject({ status: 'active' });
  await server.database.db
    .updateTable('plan')
    .set({ status: 'submitted', rev: 5 })
    .where('id', '=', planId)
    .execute();
  await fillSummaries(server);
  expect(await summary()).toMatchObject({ status: 'submitted', isToReview: true });
});
