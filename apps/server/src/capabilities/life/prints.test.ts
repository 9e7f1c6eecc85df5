import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { orderMissingPrints } from './index.ts';

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  owner = await server.addUser({ role: 'accountUser' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, owner, 'owner');
});

const submit = () => server.call(`/api/plan/${planId}/life/submit`, { as: lead, body: {} });
const keepPrint = (fileKey: string, size: number) =>
  server.database.db
    .insertInto('planVersionFile')
    .values({ planId, number: 1, fileKey, size, sha256: 'ab'.repeat(32), madeAt: server.clock.at })
    .execute();

test('a version whose print was never made is printed once more, and not again while it is being made', async () => {
  await submit();
  const { db } = server.database;
  const prints = async () => {
    const tasks = await db
      .selectFrom('job')
      .select(['state', 'payload'])
      .where('planId', '=', planId)
      .where('kind', '=', 'versionBook')
      .orderBy('createdAt')
      .execute();
    return tasks.map(({ state }) => state);
  };
  const ground = { database: server.database, clock: { now: () => server.clock.at } };
  await orderMissingPrints(ground);
  expect(await prints()).toEqual(['waiting']);
  await db
    .updateTable('job')
    .set({ state: 'failed', endedAt: server.clock.at })
    .where('planId', '=', planId)
    .execute();
  await orderMissingPrints(ground);
  await orderMissingPrints(ground);
  expect((await prints()).toSorted()).toEqual(['failed', 'waiting']);
  await db
    .updateTable('job')
    .set({ state: 'failed', endedAt: server.clock.at })
    .where('planId', '=', planId)
    .execute();
  const weekLater = new Date(server.clock.at.getTime() + 8 * 86_400_000);
  await orderMissingPrints({ ...ground, clock: { now: () => weekLater } });
  expect(await prints()).toEqual(['failed', 'failed']);
  await db
    .updateTable('job')
    .set({ state: 'done', endedAt: server.clock.at })
    .where('planId', '=', planId)
    .execute();
  await keepPrint('x', 1);
  await orderMissingPrints(ground);
  expect(await prints()).toEqual(['done', 'done']);
});

test('the print of a version is fetched as it was kept, and that it was is noted', async () => {
  await submit();
  const print = new TextEncoder().encode('the print of version 1');
  const fileKey = `versions/${planId}.pdf`;
  await server.files.write(fileKey, print, 'application/pdf');
  await keepPrint(fileKey, print.byteLength);
  const fetched = await server.call(`/api/plan/${planId}/version/pdf/1`, { as: owner });
  expect([fetched.status, Buffer.from(fetched.bytes)]).toEqual([200, Buffer.from(print)]);
  const noted = await server.database.db
    .selectFrom('audit')
    .select(['actorId', 'detail'])
    .where('planId', '=', planId)
    .where('action', '=', 'download')
    .execute();
  expect(noted).toEqual([{ actorId: owner.id, detail: { call: 'version.pdf', versionNumber: 1 } }]);
});
