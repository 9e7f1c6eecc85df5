import type { AuditItem } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;

const ask = (query = '', as = lead) =>
  server.call<{
    results: AuditItem[];
    nextBefore: string | null;
    people: { _id: string; name: string }[];
  }>(`/api/plan/${planId}/audit/all${query}`, { as });
const note = (action: string, actor: TestUser, detail: object = {}) =>
  server.database.db
    .insertInto('audit')
    .values({
      id: uuidv7(),
      action,
      actorId: actor.id,
      planId,
      at: server.clock.at,
      detail: JSON.stringify(detail),
    })
    .execute();

let staff: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tāmati Rangihuna' });
  staff = await server.addUser({ role: 'providerStaff', name: 'Hana Ngata' });
  planId = await server.addPlan({ lead });
  await server.database.db.deleteFrom('audit').where('planId', '=', planId).execute();
  await note('changeRole', lead, { userId: staff.id, from: null, to: 'editor' });
  await note('export', staff, { kind: 'planBook' });
  await note('signIn', staff);
});
afterAll(() => server.close());

test('deeds are told with who did them, to whom and about what, the newest first; what is none about the plan is left out', async () => {
  const { results } = (await ask()).body;
  expect(results.map(({ action, actorName, whom, what }) => [action, actorName, whom, what])).toEqual([
    ['export', 'Hana Ngata', null, 'plan book'],
    ['changeRole', 'Tāmati Rangihuna', 'Hana Ngata', 'Editor'],
  ]);
});

test('they are filtered by person and by deed, and everybody who did something can be chosen', async () => {
  const { people } = (await ask()).body;
  expect(people.map(({ name }) => name)).toEqual(['Hana Ngata', 'Tāmati Rangihuna']);
  expect((await ask(`?personId=${lead.id}`)).body.results.map(({ action }) => action)).toEqual([
    'changeRole',
  ]);
  expect((await ask('?deed=downloaded')).body.results.map(({ action }) => action)).toEqual(['export']);
  expect((await ask('?deed=opened')).body.results).toEqual([]);
  expect((await ask('?deed=nonsense')).status).toBe(400);
});

test('they come in pages that leave none out', async () => {
  await Promise.all(Array.from({ length: 60 }, () => note('download', staff, { kind: 'documents' })));
  const first = (await ask('?deed=downloaded')).body;
  const second = (await ask(`?deed=downloaded&before=${first.nextBefore}`)).body;
  expect([first.results.length, second.results.length, second.nextBefore]).toEqual([50, 11, null]);
  expect(new Set([...first.results, ...second.results].map(({ _id }) => _id)).size).toBe(61);
});

test('an editor, who sees the history, does not see who saw and shared', async () => {
  const editor = await server.addUser({ role: 'providerStaff' });
  await server.giveRole(planId, editor, 'editor');
  expect((await ask('', editor)).status).toBe(403);
});

test.each([
  ['release.copy', 'copy for others'],
  ['fertiliser.export', 'nitrogen of a season'],
  ['soilTest.export', 'soil tests'],
  ['device.export', 'sensor readings'],
])('what was taken away by %s is named: %s', async (call, what) => {
  const taker = await server.addUser({ role: 'providerStaff' });
  await note('export', taker, { call });
  const { results } = (await ask(`?personId=${taker.id}`)).body;
  expect(results.map((one) => one.what)).toEqual([what]);
});

test('a report that was taken away and an account that was let in are named', async () => {
  const farm = await server.addPlan({ lead });
  const accountId = await server.addAccount('Hill Advice');
  await server.call(`/api/plan/${farm}/access/account/assign`, { as: lead, body: { accountId } });
  await server.call(`/api/plan/${farm}/reporting/fenceline/pdf`, { as: lead, method: 'POST' });
  const { results } = (
    await server.call<{ results: AuditItem[] }>(`/api/plan/${farm}/audit/all`, { as: lead })
  ).body;
  expect(results.map(({ action, what }) => [action, what])).toEqual([
    ['export', 'fence line report'],
    ['assignAccount', 'Hill Advice'],
  ]);
});
