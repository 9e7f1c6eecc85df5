import type { PlanInfoReply, PlanVersionItem } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn, jsonIn, planIn, take, withoutSignature, withPlan } from '../../testing/plan-archives.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import type { PlanArchive } from './plan-archive.ts';

const KEY = 'the-key-of-this-installation-0123456789';
const OTHER_KEY = 'the-key-of-another-installation-9876543';
const NOBODY = '00000000-0000-0000-0000-000000000000';

let home: TestServer;
let renewed: TestServer;
let elsewhere: TestServer;
let lead: TestUser;
let mere: TestUser;
let stranger: TestUser;
let planId: string;

beforeAll(async () => {
  home = await startTestServer({ env: { SESSION_KEY: KEY } });
  renewed = await startTestServer({
    database: { ...home.database, close: () => Promise.resolve() },
    env: { SESSION_KEY: OTHER_KEY, SESSION_KEY_FORMER: KEY },
    taskKinds: {},
  });
  elsewhere = await startTestServer({ env: { SESSION_KEY: OTHER_KEY } });
  lead = await home.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  mere = await home.addUser({ role: 'providerStaff', name: 'Mere Parata', email: 'mere@provider.example' });
  stranger = await elsewhere.addUser({ role: 'providerStaff', name: 'A stranger' });
  planId = await home.addPlan({ lead, propertyName: 'Tōtara Flat' });
  await home.giveRole(planId, mere, 'reviewer');
  const action = { sectionKey: 'waterways', title: 'Fence the creek', grade: 'good', state: 'done', doneReason: 'Seen by all' }; // prettier-ignore
  await home.giveRole(planId, mere, 'editor');
  const done = await replicaOf(home, mere, planId).write([
    { entity: 'action', entityId: uuidv7(), op: 'create', set: action },
  ]);
  expect(done).toMatchObject({ status: 200 });
  const life = (what: string, as: TestUser, body: object) =>
    home.call(`/api/plan/${planId}/life/${what}`, { as, body });
  expect((await life('submit', lead, {})).status).toBe(200);
  const said = { versionNumber: 1, nextOn: '2099-01-31', note: 'Well done' };
  expect((await life('approve', mere, said)).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await renewed.close();
  await home.close();
  await elsewhere.close();
});

let packed: Promise<Uint8Array> | undefined;
const takeZip = (): Promise<Uint8Array> => (packed ??= take(home, lead, planId));

const recordOf = async (server: TestServer, as: TestUser, id: string) => [
  ...(await replicaOf(server, as, id).load()).rows.values(),
];
const approvalIn = async (server: TestServer, as: TestUser, id: string) =>
  (await recordOf(server, as, id)).find(
    ({ entity, values }) => entity === 'approval' && values['approvalType'] === 'provider',
  );
const standingOf = async (server: TestServer, as: TestUser, id: string) =>
  (await server.call<PlanInfoReply>(`/api/plan/${id}`, { as })).body.status;

/** The same plan with another approval than was given. */
const withApproval = (change: object) => (plan: PlanArchive) => ({
  ...plan,
  rows: plan.rows.map((row) =>
    row.entity === 'approval'
      ? { ...row, made: { ...row.made, decidedBy: { id: mere.id, name: 'Mere Parata', at: '2026-03-02T00:00:00Z' } }, ...change } // prettier-ignore
      : row,
  ),
});

test('a ZIP that this installation made brings back whose word was given, and the plan begins in progress', async () => {
  const came = await bringIn(home, lead, await takeZip());
  expect(await approvalIn(home, lead, came.body._id)).toMatchObject({
    values: { decision: 'approved', note: 'Well done' },
    made: { decidedBy: { id: mere.id, name: 'Mere Parata' } },
  });
  expect(await standingOf(home, lead, came.body._id)).toBe('active');
}, 60_000);

test('while the key is changed, what the former one signed still counts', async () => {
  const came = await bringIn(renewed, lead, await takeZip());
  expect(await approvalIn(renewed, lead, came.body._id)).toMatchObject({
    values: { decision: 'approved' },
    made: { decidedBy: { id: mere.id } },
  });
}, 60_000);

const forged = {
  'a changed approval and fingerprints made anew': (zip: Uint8Array) => withPlan(zip, withApproval({})),
  'no signature': (zip: Uint8Array) => withoutSignature(zip),
};
type Forged = keyof typeof forged;

test.each(Object.keys(forged) as Forged[])(
  'a ZIP with %s comes in as claimed by the file, under nobody’s id',
  async (how) => {
    const came = await bringIn(home, lead, forged[how](await takeZip()));
    expect([came.status, came.body.message]).toEqual([200, undefined]);
    const approval = await approvalIn(home, lead, came.body._id);
    expect(approval).toMatchObject({
      values: { decision: 'claimed', note: 'The imported file says: Approved\nWell done', versionNumber: 1 },
      made: { decidedBy: { id: NOBODY, name: 'Mere Parata (according to the imported file)' } },
    });
    expect(approval?.values['nextOn']).toBeUndefined();
    const ids = JSON.stringify(await recordOf(home, lead, came.body._id));
    expect(ids).not.toContain(mere.id);
    expect(await standingOf(home, lead, came.body._id)).toBe('active');
    const { body } = await home.call<{ results: PlanVersionItem[] }>(
      `/api/plan/${came.body._id}/version/all`,
      { as: lead },
    );
    expect(body.results[0]?.madeByName).toBe('Tom Sinclair (according to the imported file)');
    const dates = home.database.db.selectFrom('plan').select(['nextOn', 'reviewOn']);
    expect(await dates.where('id', '=', came.body._id).executeTakeFirst()).toEqual({
      nextOn: null,
      reviewOn: null,
    });
  },
  60_000,
);

test('a ZIP of another installation is claimed, though it names somebody by an address that is known here', async () => {
  await elsewhere.addUser({ role: 'providerStaff', email: 'mere@provider.example' });
  const came = await bringIn(elsewhere, stranger, await takeZip());
  const record = await recordOf(elsewhere, stranger, came.body._id);
  expect(record.find(({ entity }) => entity === 'action')?.made).toMatchObject({
    doneBy: { id: NOBODY, name: 'Mere Parata (according to the imported file)' },
  });
  expect(await approvalIn(elsewhere, stranger, came.body._id)).toMatchObject({
    values: { decision: 'claimed' },
  });
}, 60_000);

test('what was claimed once stays claimed when this installation packs and signs it', async () => {
  const came = await bringIn(home, lead, withPlan(await takeZip(), withApproval({})));
  const again = await take(home, lead, came.body._id);
  expect(planIn(again).versions).toMatchObject([{ isClaimed: true }]);
  const back = await bringIn(home, lead, again);
  expect(await approvalIn(home, lead, back.body._id)).toMatchObject({
    values: { decision: 'claimed' },
    made: { decidedBy: { id: NOBODY } },
  });
  const shown = await home.call<{ entries?: unknown }>(`/api/plan/${back.body._id}/version/get/1`, {
    as: lead,
  });
  expect(shown.status).toBe(200);
}, 120_000);

test('a claimed word leaves the version to be approved by the people of here', async () => {
  const one = await bringIn(home, lead, withPlan(await takeZip(), withApproval({})));
  await home.giveRole(one.body._id, mere, 'reviewer');
  const life = (what: string, as: TestUser, body: object) =>
    home.call(`/api/plan/${one.body._id}/life/${what}`, { as, body });
  expect((await life('submit', lead, {})).status).toBe(200);
  expect((await life('approve', mere, { versionNumber: 2, nextOn: '2099-01-31' })).status).toBe(200);
  expect(await standingOf(home, lead, one.body._id)).toBe('approved');
}, 60_000);

test('the manifest is signed', async () => {
  expect(jsonIn(await takeZip(), 'manifest.json')).toMatchObject({ signature: expect.stringMatching(/^[\w-]{43}$/) as unknown }); // prettier-ignore
});
