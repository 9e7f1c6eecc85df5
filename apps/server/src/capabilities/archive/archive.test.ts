import type { ReplyOf, TaskReply, uploadArchive } from '@tussock/contract';
import { TERMS_VERSION } from '@tussock/domain';
import { unzipSync } from 'fflate';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import type { PlanArchive } from './plan-archive.ts';

let from: TestServer;
let lead: TestUser;
let planId: string;
let to: TestServer;
let importer: TestUser;

const staff = { id: '', email: 'staff@tussock.example' };

beforeAll(async () => {
  from = await startTestServer({ env: { DEMO: '1', DEV_IDP: '1' } });
  const { id } = await from.database.db
    .updateTable('appUser')
    .set({ acceptedTermsVersion: TERMS_VERSION, acceptedTermsAt: new Date() })
    .where('email', '=', staff.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  lead = await from.addSession({ ...staff, id });
  const { planId: fullest } = await from.database.db
    .selectFrom('planAction')
    .select('planId')
    .groupBy('planId')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  planId = fullest;
  to = await startTestServer();
  importer = await to.addUser({ role: 'providerStaff', email: staff.email, name: 'The same person' });
}, 180_000);
afterAll(async () => {
  await from.close();
  await to.close();
});

async function take(server: TestServer, as: TestUser, ofPlan: string): Promise<Uint8Array> {
  const ordered = await server.call<{ _id: string }>(`/api/plan/${ofPlan}/archive/order`, {
    as,
    method: 'POST',
  });
  const find = async () =>
    (await server.call<{ results: TaskReply[] }>('/api/task/all', { as })).body.results.find(
      ({ _id }) => _id === ordered.body._id,
    );
  await expect.poll(async () => (await find())?.state, { timeout: 60_000 }).toMatch(/done|failed/);
  expect((await find())?.fault).toBeNull();
  return (await server.call(`/api/plan/${ofPlan}/task/download/${ordered.body._id}`, { as })).bytes;
}

async function send(server: TestServer, as: TestUser, zip: Uint8Array): Promise<string> {
  const body = { uploadId: uuidv7(), bytes: zip.length };
  const begun = await server.call<ReplyOf<typeof uploadArchive>>('/api/plan/archive/upload', { as, body });
  expect(begun.status).toBe(200);
  for (const { presignedData, from: first, to: last } of begun.body.missing)
    await uploadFile(presignedData, zip.subarray(first, last), 'application/zip');
  return begun.body.filePath;
}

const bringIn = async (server: TestServer, as: TestUser, zip: Uint8Array) =>
  server.call<{ _id: string; propertyName: string }>('/api/plan/archive/bring-in', {
    as,
    body: { filePath: await send(server, as, zip) },
  });

const jsonIn = (zip: Uint8Array, path: string): unknown =>
  JSON.parse(Buffer.from(unzipSync(zip)[path] ?? []).toString('utf8'));
const planIn = (zip: Uint8Array) => jsonIn(zip, 'plan.json') as PlanArchive;

test('the fullest farm comes in elsewhere as an equal plan', async () => {
  const zip = await take(from, lead, planId);
  const came = await bringIn(to, importer, zip);
  console.log(Object.keys(unzipSync(zip)).join('\n').slice(0, 3000), zip.length);
  expect([came.status, came.body.message]).toEqual([200, undefined]);
  const again = await take(to, importer, came.body._id);
  const [one, other] = [planIn(zip), planIn(again)];
  const keyed = (plan: PlanArchive) => new Map(plan.rows.map((row) => [row.id, row]));
  const there = keyed(other);
  const differing = one.rows.filter((row) => JSON.stringify(row) !== JSON.stringify(there.get(row.id)));
  console.log(differing.length, one.rows.length, other.rows.length);
  for (const row of differing.slice(0, 6))
    console.log(JSON.stringify(row).slice(0, 1500), '\n', JSON.stringify(there.get(row.id))?.slice(0, 1500));
  expect(other.boundary).toEqual(one.boundary);
}, 180_000);
