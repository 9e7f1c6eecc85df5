import type { TaskReply } from '@tussock/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;

beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Rātā Flat' });
});
afterAll(() => server.close());

const order = (as: TestUser | null, body: unknown) =>
  server.call<{ _id: string }>(`/api/plan/${planId}/reporting/order`, {
    ...(as ? { as } : {}),
    method: 'POST',
    body,
  });
const tasks = async () =>
  (await server.call<{ results: TaskReply[] }>('/api/task/all', { as: lead })).body.results;

test('an order without a session, of an unknown report, or of a setting that the report does not have is refused', async () => {
  const good = { report: 'paddock', body: {} };
  expect((await order(null, good)).status).toBe(401);
  expect((await order(lead, { report: 'weather', body: {} })).status).toBe(400);
  expect((await order(lead, { report: 'paddock', body: { colour: 'red' } })).status).toBe(400);
  const guest = await server.addUser({ role: 'accountUser' });
  await server.giveRole(planId, guest, 'guest');
  expect((await order(guest, good)).status).toBe(403);
  expect(await tasks()).toEqual([]);
});

test('when several reports are ordered at once, each is made in turn, can be downloaded and is listed as made', async () => {
  const wanted = ['paddock', 'fenceline', 'map'].map((report) => order(lead, { report, body: {} }));
  const ids = (await Promise.all(wanted)).map(({ status, body }) => [status, body._id] as const);
  expect(ids.map(([status]) => status)).toEqual([200, 200, 200]);
  await expect
    .poll(async () => (await tasks()).map(({ state }) => state), { timeout: 60_000, interval: 200 })
    .toEqual(['done', 'done', 'done']);
  const file = await server.call(`/api/plan/${planId}/task/download/${ids[0]?.[1]}`, { as: lead });
  expect(readPdf(file.bytes).text).toContain('Rātā Flat');
  const made = await server.call<{ results: { report: string; bytes: number }[] }>(
    `/api/plan/${planId}/reporting/download`,
    { as: lead },
  );
  expect(made.body.results.map(({ report }) => report).toSorted()).toEqual(['fenceline', 'map', 'paddock']);
  expect(made.body.results.at(-1)?.bytes).toBe(file.bytes.byteLength);
});
