import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let accountId: string;
let port: number;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ env: { METRICS_PORT: String(port) } });
  accountId = await server.addAccount('Dairy co-operative');
  lead = await server.addUser({ role: 'accountUser', accountId });
  await server.addPlan({ lead, accountId });
  await server.database.db
    .insertInto('job')
    .values({
      id: '01900000-0000-7000-8000-00000000ffff',
      kind: 'mail',
      payload: '{"to":"a"}',
      state: 'failed',
      endedAt: new Date(),
      lastError: 'no',
    })
    .execute();
});
afterAll(() => server.close());

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('metrics count calls by declared route and status, without any id', async () => {
  await server.call('/api/auth/info', { as: lead });
  await server.call('/api/plan/01900000-0000-7000-8000-000000000001', { as: lead });
  const text = await scrape();
  expect(text).toMatch(
    /tussock_call_seconds_count\{method="GET",route="\/api\/auth\/info",status="200"\} [1-9]/,
  );
  expect(text).toMatch(/route="\/api\/plan\/:planId",status="40\d"/);
  expect(text).not.toContain('01900000-0000-7000-8000-000000000001');
});

test('metrics say how the process, its pool, the queue and the database are', async () => {
  const text = await scrape();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'tussock_streams_open',
  ])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
  expect(text).toContain('tussock_pool_connections{state="busy"}');
  expect(text).toContain('tussock_jobs{kind="mail",state="dead"} 1');
  expect(text).toContain('tussock_database_answers 1');
});

test('metrics count plans and people of each account, without names', async () => {
  const text = await scrape();
  expect(text).toContain(`tussock_account_plans{account="${accountId}"} 1`);
  expect(text).toContain(`tussock_account_people{account="${accountId}"} 1`);
  expect(text).not.toContain('Dairy');
});

test('metrics are not on the port of the calls', async () => {
  const answer = await server.call('/metrics');
  expect(answer.body).not.toContain('tussock_');
  expect((await fetch(`http://127.0.0.1:${port}/api/auth/info`)).status).toBe(404);
});
