import type { PlanListItem } from '@tussock/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listed = async (query: string, as: TestUser) => {
  const { body } = await server.call<{ results: PlanListItem[] }>(`/api/plan/all${query}`, { as });
  return body.results.map(({ propertyName }) => propertyName);
};

test('[API-LIST-1] names stand in the order of their letters, whatever the macrons and capitals', async () => {
  const lead = await server.addUser({ role: 'providerStaff' });
  for (const propertyName of ['Zelkova', 'Ōpua', 'awa', 'Oak', 'Ākitio', 'Pine'])
    await server.addPlan({ lead, propertyName });
  expect(await listed('?sort=propertyName&order=asc', lead)).toEqual([
    'Ākitio',
    'awa',
    'Oak',
    'Ōpua',
    'Pine',
    'Zelkova',
  ]);
});

test('[API-LIST-1] numbers in names stand in the order in which people count', async () => {
  const lead = await server.addUser({ role: 'providerStaff' });
  for (const propertyName of ['Farm 10', 'Farm 2', 'farm 1', 'Farm 2 North', 'Farm 02b'])
    await server.addPlan({ lead, propertyName });
  expect(await listed('?sort=propertyName&order=asc&search=farm', lead)).toEqual([
    'farm 1',
    'Farm 2',
    'Farm 2 North',
    'Farm 02b',
    'Farm 10',
  ]);
});

test('[API-LIST-1] states stand in the order of a plan’s life', async () => {
  const lead = await server.addUser({ role: 'providerStaff' });
  for (const status of ['archived', 'active', 'pendingConfirmation', 'approved', 'submitted']) {
    const planId = await server.addPlan({ lead, propertyName: status });
    await sql`update plan set status = ${status} where id = ${planId}`.execute(server.database.db);
  }
  expect(await listed('?sort=status&order=asc', lead)).toEqual([
    'pendingConfirmation',
    'active',
    'submitted',
    'approved',
    'archived',
  ]);
});

test('[UI-5] a plan is found by the adviser that the list shows beside it', async () => {
  const lead = await server.addUser({ role: 'providerStaff' });
  const accountId = await server.addAccount('Tōtara Advice');
  await server.addPlan({ lead, accountId, propertyName: 'Advised' });
  await server.addPlan({ lead, propertyName: 'Alone' });
  expect(await listed('?search=totara%20advice', lead)).toEqual(['Advised']);
});
