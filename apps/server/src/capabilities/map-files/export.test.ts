import type { TaskReply } from '@tussock/contract';
import { kinds, mapFormatIds, mapFormats, type ReadMapFile } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let guest: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  guest = await server.addUser({ role: 'accountUser' });
  planId = await server.addPlan({ lead, propertyName: 'Tōtara Flat' });
  await server.giveRole(planId, guest, 'guest');
  const made = [kinds.trough.id, kinds.waterTank.id].map((entity, index) => ({
    entity,
    entityId: uuidv7(),
    op: 'create' as const,
    set: {
      name: 'Pūkeko',
      status: 'existing',
      geometry: { type: 'Point', coordinates: [172.3 + index / 100, -42.8] },
    },
  }));
  expect(await replicaOf(server, lead, planId).write(made)).toMatchObject({ status: 200 });
}, 120_000);
afterAll(() => server.close());

async function take(body: { format: string; kinds: readonly string[] }) {
  const path = `/api/plan/${planId}/map-file/order`;
  const ordered = await server.call<{ _id: string }>(path, { as: lead, body });
  const find = async () =>
    (await server.call<{ results: TaskReply[] }>('/api/task/all', { as: lead })).body.results.find(
      ({ _id }) => _id === ordered.body._id,
    );
  await expect.poll(async () => (await find())?.state, { timeout: 60_000 }).toMatch(/done|failed/);
  expect((await find())?.fault).toBeNull();
  return server.call(`/api/plan/${planId}/task/download/${ordered.body._id}`, { as: lead });
}

test.each(mapFormatIds)('the plan is taken out as %s and read back in', async (format) => {
  const { bytes, headers } = await take({ format, kinds: [kinds.trough.id] });
  expect(headers.get('content-disposition')).toContain(mapFormats[format].writtenAs.ending);
  const filePath = await sendMapFile(server, { as: lead, planId }, bytes);
  const readAs = format === 'dxf' ? { system: 2193 } : {};
  const body = { filePath, fileName: 'back', readAs };
  const answer = await server.call<ReadMapFile>(`/api/plan/${planId}/map-file/read`, { as: lead, body });
  expect(answer.body.rows.map(({ geometry }) => geometry?.type)).toEqual(['Point']);
});

test('several kinds as CSV are tables of their own in one ZIP', async () => {
  const { bytes, headers } = await take({ format: 'csv', kinds: [] });
  expect(headers.get('content-disposition')).toContain('.zip');
  expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b]);
});

test('a format that is not there is refused, and a guest takes nothing out', async () => {
  const path = `/api/plan/${planId}/map-file/order`;
  expect(await server.call(path, { as: lead, body: { format: 'tab', kinds: [] } })).toMatchObject({
    status: 400,
  });
  expect(await server.call(path, { as: guest, body: { format: 'csv', kinds: [] } })).toMatchObject({
    status: 403,
  });
});
