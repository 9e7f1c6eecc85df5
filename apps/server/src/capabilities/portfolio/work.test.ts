import type { WorkFigures, WorkRow } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let other: TestUser;
let first: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-30T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  other = await server.addUser({ role: 'providerStaff', name: 'Ria Hohepa' });
  first = await server.addPlan({ lead, propertyName: 'Kererū Run' });
  const second = await server.addPlan({ lead, propertyName: 'Rātā Flat' });
  const archived = await server.addPlan({ lead, propertyName: 'Long Gully' });
  const theirs = await server.addPlan({ lead: other, propertyName: 'Not ours' });
  await write(first, { title: 'Fence the stream', dueOn: '2026-11-20', plannedCost: 1200 });
  await write(first, { title: 'Plant the gully', dueOn: '2027-05-01', responsibleName: 'Sam Reid' });
  await write(second, { title: 'Move the trough', dueOn: '2026-12-01', responsibleId: lead.id });
  await write(second, { title: 'Cap the bore', state: 'done', doneReason: 'Seen', dueOn: '2026-10-01' });
  await write(archived, { title: 'Put away' });
  await write(theirs, { title: 'Not for us' }, other);
  await server.database.db
    .updateTable('plan')
    .set({ status: 'archived' })
    .where('id', '=', archived)
    .execute();
});
afterAll(() => server.close());

async function write(planId: string, values: Values, as = lead): Promise<void> {
  const set = { sectionKey: 'waterways', grade: 'good', state: 'agreed', ...values };
  const { status } = await replicaOf(server, as, planId).write([
    { entity: 'action', entityId: uuidv7(), op: 'create', set },
  ]);
  expect(status).toBe(200);
}
const rows = async (query = '', as = lead) =>
  (await server.call<{ results: WorkRow[]; totalResults: number }>(`/api/portfolio/actions${query}`, { as }))
    .body;
const titles = async (query = '', as = lead) => (await rows(query, as)).results.map(({ title }) => title);
const figures = async (query = '', as = lead) =>
  (await server.call<WorkFigures>(`/api/portfolio/actions/figures${query}`, { as })).body;

test('nobody sees actions without a session, and an unknown order is refused', async () => {
  expect((await server.call('/api/portfolio/actions')).status).toBe(401);
  expect((await server.call('/api/portfolio/actions?sort=weather', { as: lead })).status).toBe(400);
});

test('a person sees the actions of the plans they may see, and no other', async () => {
  expect(await titles('?state=any', other)).toEqual(['Not for us']);
  const nobody = await server.addUser({ role: 'accountUser' });
  expect(await titles('?state=any', nobody)).toEqual([]);
  expect(await figures('?state=any', nobody)).toMatchObject({ actions: 0, allActions: 0 });
  const administrator = await server.addUser({ role: 'providerAdmin' });
  expect(await titles('?state=any', administrator)).toHaveLength(5);
});

test('open actions come by their day, with their farm', async () => {
  const { results } = await rows();
  expect(results).toMatchObject([
    {
      title: 'Fence the stream',
      propertyName: 'Kererū Run',
      planId: first,
      isOverdue: true,
      plannedCost: 1200,
    },
    {
      title: 'Move the trough',
      propertyName: 'Rātā Flat',
      responsibleName: 'Tom Sinclair',
      isOverdue: false,
    },
    { title: 'Plant the gully', responsibleName: 'Sam Reid', responsibleId: null, dueDay: '2027-05-01' },
  ]);
});

test.each([
  ['?state=done', ['Cap the bore']],
  ['?overdue=true', ['Fence the stream']],
  ['?person=Sam%20Reid', ['Plant the gully']],
  ['?person=none', ['Fence the stream']],
  ['?year=2027', ['Plant the gully']],
  ['?search=kereru', ['Fence the stream', 'Plant the gully']],
  ['?search=trough', ['Move the trough']],
  ['?sort=title&order=desc', ['Plant the gully', 'Move the trough', 'Fence the stream']],
  ['?sort=farm', ['Fence the stream', 'Plant the gully', 'Move the trough']],
])('%s leaves %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test('the farm of the address alone is listed', async () => {
  expect(await titles(`?farm=${first}`)).toEqual(['Fence the stream', 'Plant the gully']);
});

test.each(['', '?state=any', '?overdue=true', '?search=rata'])(
  'the figures of %j equal the rows below them',
  async (query) => {
    const { results, totalResults } = await rows(query);
    expect(await figures(query)).toMatchObject({
      actions: totalResults,
      allActions: 4,
      farms: new Set(results.map(({ planId }) => planId)).size,
      overdue: results.filter(({ isOverdue }) => isOverdue).length,
      planned: results.reduce((sum, { plannedCost }) => sum + (plannedCost ?? 0), 0),
    });
  },
);

test('the count of a choice is what it would leave', async () => {
  const { facets } = await figures('?state=done');
  expect(facets.state).toEqual([
    { value: 'agreed', label: 'Agreed', count: 3 },
    { value: 'done', label: 'Done', count: 1 },
  ]);
  expect(facets.person).toEqual([{ value: 'none', label: 'Nobody yet', count: 1 }]);
});
