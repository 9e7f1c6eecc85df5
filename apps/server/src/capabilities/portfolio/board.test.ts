import type { BoardFigures, BoardRow } from '@tussock/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { fillSummaries } from './check-summaries.ts';

let server: TestServer;
let lead: TestUser;
let other: TestUser;
let firm: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-30T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  other = await server.addUser({ role: 'providerStaff', name: 'Ria Hohepa' });
  firm = await server.addAccount('Advice Ltd');
  await addFarm('Kererū Run', { region: 'canterbury', catchment: 'Kiwi Creek' }, [
    '2026-11-26',
    '2026-12-03',
  ]);
  await addFarm('Rātā Flat', { region: 'canterbury', catchment: 'Ōhau' }, ['2026-11-29', '2027-11-01']);
  await addFarm('Weka Park', { region: 'otago' }, [], { accountId: firm, status: 'submitted' });
  await addFarm('Tīeke Farm', {}, ['2027-03-01'], { status: 'pendingConfirmation' });
  await server.addPlan({ lead: other, propertyName: 'Not ours' });
  await fillSummaries(server);
});
afterAll(() => server.close());

async function addFarm(
  propertyName: string,
  info: Readonly<Record<string, string>>,
  dueDays: readonly string[],
  plan: { readonly accountId?: string; readonly status?: string } = {},
): Promise<void> {
  const { db } = server.database;
  const planId = await server.addPlan({ lead, propertyName, ...plan });
  await sql`update plan set info = info || ${JSON.stringify(info)}::jsonb, area_m2 = 1000000 where id = ${planId}`.execute(
    db,
  );
  if (dueDays.length === 0) return;
  await db
    .insertInto('planAction')
    .values(
      dueDays.map((dueDay) => ({
        planId,
        id: uuidv7(),
        content: JSON.stringify({ title: 'Fence', sectionKey: 'waterways', state: 'agreed' }),
        made: JSON.stringify({ dueDay }),
      })),
    )
    .execute();
}

const rows = async (query = '', as = lead) =>
  (await server.call<{ results: BoardRow[]; totalResults: number }>(`/api/portfolio/plans${query}`, { as }))
    .body;
const names = async (query = '', as = lead) =>
  (await rows(query, as)).results.map(({ propertyName }) => propertyName);
const figures = async (query = '', as = lead) =>
  (await server.call<BoardFigures>(`/api/portfolio/figures${query}`, { as })).body;

describe('whoever asks', () => {
  test.each(['plans', 'figures', 'views'])('without a session gets no %s', async (what) => {
    expect((await server.call(`/api/portfolio/${what}`)).status).toBe(401);
  });

  test.each([
    ['an unknown order', 'plans?sort=cost'],
    ['an unknown state', 'plans?status=asleep'],
    ['an unknown need', 'figures?need=rain'],
    ['an unknown grouping', 'figures?group=need'],
  ])('for %s is refused', async (_what, path) => {
    expect((await server.call(`/api/portfolio/${path}`, { as: lead })).status).toBe(400);
  });

  test('sees the plans that the list of plans shows them, and no other', async () => {
    expect(await names('', other)).toEqual(['Not ours']);
    const consultant = await server.addUser({ role: 'accountUser', accountId: firm });
    expect(await names('', consultant)).toEqual(['Weka Park']);
    expect(await figures('', consultant)).toMatchObject({ plans: 1, allPlans: 1 });
    const nobody = await server.addUser({ role: 'accountUser' });
    expect(await rows('', nobody)).toMatchObject({ results: [], totalResults: 0 });
    const administrator = await server.addUser({ role: 'providerAdmin' });
    expect((await rows('', administrator)).totalResults).toBe(5);
  });

  test('sees a plan no longer once the grant has ended', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    const planId = await server.addPlan({ lead: other, propertyName: 'Not ours either' });
    await server.giveRole(planId, guest, 'guest', new Date('2026-11-29T00:00:00Z'));
    expect(await names('', guest)).toEqual([]);
  });
});

test('what is due first comes first, and plans without a day come last', async () => {
  expect(await names()).toEqual(['Kererū Run', 'Rātā Flat', 'Tīeke Farm', 'Weka Park']);
});

test('a row has the summary of its plan', async () => {
  const [first] = (await rows('?search=kereru')).results;
  expect(first).toMatchObject({
    propertyName: 'Kererū Run',
    status: 'active',
    areaHectares: 100,
    region: 'canterbury',
    catchment: 'Kiwi Creek',
    adviser: null,
    lead: 'Tom Sinclair',
    openActions: 2,
    overdueActions: 1,
    nextDay: '2026-11-26',
    waitingSince: null,
    isToReview: false,
    group: null,
  });
});

test.each([
  ['?need=overdue', ['Kererū Run', 'Rātā Flat']],
  ['?need=dueSoon', ['Kererū Run']],
  ['?need=waiting', ['Tīeke Farm']],
  ['?need=toReview', ['Weka Park']],
  ['?need=waiting,toReview', ['Tīeke Farm', 'Weka Park']],
  ['?region=canterbury&catchment=Kiwi%20Creek', ['Kererū Run']],
  ['?region=none', ['Tīeke Farm']],
  ['?adviser=none&status=active', ['Kererū Run', 'Rātā Flat']],
  ['?search=advice', ['Weka Park']],
  ['?sort=propertyName&order=desc', ['Weka Park', 'Tīeke Farm', 'Rātā Flat', 'Kererū Run']],
  ['?sort=overdueActions&order=desc', ['Kererū Run', 'Rātā Flat', 'Tīeke Farm', 'Weka Park']],
  ['?group=catchment&sort=propertyName', ['Kererū Run', 'Rātā Flat', 'Tīeke Farm', 'Weka Park']],
])('%s leaves %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each(['', '?need=overdue', '?region=canterbury', '?search=ra', '?status=archived'])(
  'the figures of %j equal the rows below them',
  async (query) => {
    const { results, totalResults } = await rows(query);
    const sumOf = (field: 'areaHectares' | 'openActions' | 'overdueActions') =>
      results.reduce((sum, row) => sum + (row[field] ?? 0), 0);
    expect(await figures(query)).toMatchObject({
      plans: totalResults,
      areaHectares: sumOf('areaHectares'),
      openActions: sumOf('openActions'),
      overdueActions: sumOf('overdueActions'),
      needs: {
        overdue: results.filter(({ overdueActions }) => overdueActions > 0).length,
        waiting: results.filter(({ waitingSince }) => waitingSince !== null).length,
        toReview: results.filter(({ isToReview }) => isToReview).length,
      },
    });
  },
);

test('the count of a choice is what the choice would leave, whatever else is chosen of its filter', async () => {
  const { facets } = await figures('?status=submitted');
  expect(facets.status).toEqual([
    { value: 'pendingConfirmation', label: 'Awaiting owner confirmation', count: 1 },
    { value: 'active', label: 'In progress', count: 2 },
    { value: 'submitted', label: 'Submitted for approval', count: 1 },
  ]);
  expect(facets.region).toEqual([{ value: 'otago', label: 'Otago', count: 1 }]);
  expect(facets.adviser).toEqual([{ value: firm, label: 'Advice Ltd', count: 1 }]);
});

test('groups come with their sums, in the order in which the rows are grouped', async () => {
  const { groups } = await figures('?group=region');
  expect(groups.map(({ label, plans, overdueActions }) => [label, plans, overdueActions])).toEqual([
    ['Canterbury', 2, 2],
    ['Otago', 1, 0],
    ['No region yet', 1, 0],
  ]);
  expect((await rows('?group=region')).results.map(({ group }) => group)).toEqual([
    'canterbury',
    'canterbury',
    'otago',
    'none',
  ]);
});

test('a plan whose summary is still to come is shown without its figures', async () => {
  const late = await server.addUser({ role: 'providerStaff' });
  await server.addPlan({ lead: late, propertyName: 'Brought in' });
  expect((await rows('', late)).results).toMatchObject([
    { propertyName: 'Brought in', openActions: 0, overdueActions: 0, nextDay: null },
  ]);
});

test('what is overdue follows the day, though nothing is written', async () => {
  server.clock.at = new Date('2026-12-05T00:00:00Z');
  const later = await server.addSession(lead);
  expect((await rows('?search=kereru', later)).results).toMatchObject([{ overdueActions: 2 }]);
});
