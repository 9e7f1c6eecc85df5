import {
  listPlans,
  loadReplica,
  readCurrentUser,
  readFirstPendingConfirmation,
  readPlan,
  sketchFeatures,
  readSettings,
} from '@tussock/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { planQuery, readDashboardSearch } from '../screens/dashboard/dashboard-search.ts';
import { dashboardPlace } from '../screens/dashboard/place.ts';
import { drawPlace } from '../screens/plan-edit-map/place.ts';
import { askAhead, askRecordAhead, planListAhead, readAnswered, takeAskedAhead } from './ask-ahead.ts';
import { callAddress } from './call-address.ts';
import { send } from './send.ts';

const PLAN_ID = '01932c07-223e-7000-8000-000000000001';
const PLAIN_PLAN_LIST = '/api/plan/all?order=desc&page=1&sort=createdAt';
const WHO = { _id: 'someone', hasAcceptedTerms: true };
const wants = () => 'record' as const;
const answering = (who: object = WHO, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(who, { status })));
// What is left over would be taken by whoever tests next: modules are shared.
afterEach(() => {
  for (const address of [...beforeRecord, ...ofDashboard, RECORD]) void takeAskedAhead(address);
});
const settled = () => new Promise((done) => setImmediate(done));
const asksOf = (ask: ReturnType<typeof answering>) => ask.mock.calls.map(([address]) => address);

const ofDashboard = [
  callAddress(readCurrentUser.path),
  callAddress(listPlans.path, {}, planQuery({})),
  callAddress(readFirstPendingConfirmation.path),
];

test('the plain dashboard asks for who is here, the plain list and the plan that waits, as the client will', async () => {
  const ask = answering();
  askAhead({ pathname: dashboardPlace.at().path, search: '', wants }, {}, ask);
  await settled();
  expect(asksOf(ask)).toEqual(ofDashboard);
});

const drawing = { pathname: drawPlace.at({ planId: PLAN_ID }).path, search: '?zoom=3' };
const params = { planId: PLAN_ID };
const beforeRecord = [
  callAddress(readCurrentUser.path),
  callAddress(readPlan.path, params),
  callAddress(readSettings.path),
];

test('a place of a plan asks for who is here, for the plan and for where the ground of maps comes from, and then for its record', async () => {
  const ask = answering();
  askAhead({ ...drawing, wants }, {}, ask);
  await settled();
  expect(asksOf(ask)).toEqual([...beforeRecord, callAddress(loadReplica.path, params)]);
});

test('what the server answered with the page is at hand, and only the record is asked for', async () => {
  const plan = callAddress(readPlan.path, params);
  const answered = { [callAddress(readCurrentUser.path)]: WHO, [plan]: { propertyName: 'Tūī Flat' } };
  const ask = answering();
  askAhead({ ...drawing, wants }, answered, ask);
  // At once: whatever is asked for next stands behind it.
  expect(asksOf(ask)).toEqual([callAddress(readSettings.path), callAddress(loadReplica.path, params)]);
  const given = await send({ path: plan }, { fetch: ask, openPlanId: () => undefined });
  expect(await given.json()).toEqual({ propertyName: 'Tūī Flat' });
});

test('where a place asks for nothing first, it is still at hand who is here', async () => {
  const ask = answering();
  askAhead({ pathname: '/account', search: '', wants }, { '/api/auth/info': WHO }, ask);
  const given = await send({ path: '/api/auth/info' }, { fetch: ask, openPlanId: () => undefined });
  expect(await given.json()).toEqual(WHO);
  expect(ask).not.toHaveBeenCalled();
});

test('what the server answered is read from the page, and a page without it has nothing', () => {
  const page = (textContent: string | null) => ({
    getElementById: (id: string) => (id === 'answered' ? ({ textContent } as HTMLElement) : null),
  });
  expect(readAnswered(page('{"/api/auth/info":{"_id":"someone"}}'))).toEqual({
    '/api/auth/info': { _id: 'someone' },
  });
  expect(readAnswered(page(''))).toEqual({});
  expect(readAnswered({ getElementById: () => null })).toEqual({});
});

test('a record that whoever is here has on this device is not asked for', async () => {
  const ask = answering();
  askAhead({ ...drawing, wants: (userId) => (userId === WHO._id ? 'nothing' : 'record') }, {}, ask);
  await settled();
  expect(asksOf(ask)).toEqual(beforeRecord);
});

test.each([
  { where: 'one draws', at: drawing, asked: [...beforeRecord, callAddress(sketchFeatures.path, params)] },
  {
    where: 'one does not',
    at: { ...drawing, pathname: drawing.pathname.replace('/draw', '') },
    asked: beforeRecord,
  },
])('over a slow line a sketch stands for the record, where $where', async ({ at, asked }) => {
  const ask = answering();
  askAhead({ ...at, wants: () => 'sketch' }, {}, ask);
  await settled();
  expect(asksOf(ask)).toEqual(asked);
});

test('of a plan that is refused the record is not asked for', async () => {
  const ask = vi.fn<typeof fetch>((address) =>
    Promise.resolve(
      address === callAddress(readPlan.path, params)
        ? Response.json({}, { status: 403 })
        : Response.json(WHO),
    ),
  );
  askAhead({ ...drawing, wants }, {}, ask);
  await settled();
  await askRecordAhead(PLAN_ID, ask);
  expect(asksOf(ask)).toEqual(beforeRecord);
});

test.each([
  ['nobody is signed in', {}, 401],
  ['the terms are not accepted', { hasAcceptedTerms: false }, 200],
])(
  'where %s nothing more is asked ahead, and what is wanted is asked when it is wanted',
  async (_case, who, status) => {
    const ask = answering(who, status);
    askAhead({ pathname: '/dashboard', search: '', wants }, {}, ask);
    const later = answering();
    await send({ path: PLAIN_PLAN_LIST }, { fetch: later, openPlanId: () => undefined });
    expect(asksOf(ask)).toEqual(['/api/auth/info']);
    expect(asksOf(later)).toEqual([PLAIN_PLAN_LIST]);
  },
);

test.each([
  ['the welcome page', '/', ''],
  ['a list that is narrowed', '/dashboard', '?status=active'],
  ['a page behind a link', '/shared/abc', ''],
  ['a mistyped plan', '/plan/nothing/edit', ''],
])('nothing is asked ahead for %s', (_case, pathname, search) => {
  const ask = answering();
  askAhead({ pathname, search, wants }, {}, ask);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['', '/api/plan/all?order=desc&page=1&sort=createdAt'],
  ['?page=2', '/api/plan/all?order=desc&page=2&sort=createdAt'],
  ['?search=', '/api/plan/all?order=desc&page=1&sort=createdAt'],
  ['?page=3&search=Reid+%26+Co', '/api/plan/all?order=desc&page=3&search=Reid+%26+Co&sort=createdAt'],
  ['?search=T%C5%8Dtara', '/api/plan/all?order=desc&page=1&search=T%C5%8Dtara&sort=createdAt'],
])('a list at the address %j is asked ahead as the dashboard asks for it', async (search, address) => {
  const ask = answering();
  askAhead({ pathname: '/dashboard', search, wants }, {}, ask);
  await settled();
  expect(asksOf(ask)).toContain(address);
  expect(await planListAhead('/dashboard', search)).toBeDefined();
  const read = readDashboardSearch(Object.fromEntries(new URLSearchParams(search)));
  expect(callAddress(listPlans.path, {}, planQuery(read))).toBe(address);
  expect(await takeAskedAhead(address)).toBeDefined();
});

test.each(['?page=0', '?page=two', '?new=true', '?sort=propertyName'])(
  'a list at the address %j is left to the dashboard',
  (search) => {
    const ask = answering();
    askAhead({ pathname: '/dashboard', search, wants }, {}, ask);
    expect(ask).not.toHaveBeenCalled();
  },
);

test('what was asked ahead is taken once, and the next reading asks anew', async () => {
  askAhead({ pathname: '/dashboard', search: '', wants }, {}, answering());
  const later = answering();
  const surroundings = { fetch: later, openPlanId: () => undefined };
  await send({ path: PLAIN_PLAN_LIST }, surroundings);
  expect(later).not.toHaveBeenCalled();
  await send({ path: PLAIN_PLAN_LIST }, surroundings);
  expect(later).toHaveBeenCalledTimes(1);
});

test('a reading that says more than its address is not answered with what was asked ahead', async () => {
  askAhead({ pathname: '/dashboard', search: '', wants }, {}, answering());
  const later = answering();
  await send(
    { path: PLAIN_PLAN_LIST, headers: { 'x-see-as': 'reviewer' } },
    { fetch: later, openPlanId: () => undefined },
  );
  expect(later).toHaveBeenCalledTimes(1);
});

test('what was asked half a minute ago is not taken for today’s', () => {
  vi.useFakeTimers();
  askAhead({ pathname: '/dashboard', search: '', wants }, {}, answering());
  vi.advanceTimersByTime(30_000);
  expect(takeAskedAhead(PLAIN_PLAN_LIST)).toBeUndefined();
  vi.useRealTimers();
});

test('an answer that nobody took is read no further', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn<() => void>();
  const unread = () => new Response(new ReadableStream({ cancel }));
  askAhead(
    { ...drawing, wants },
    {},
    vi.fn<typeof fetch>((address) =>
      Promise.resolve(address === callAddress(loadReplica.path, params) ? unread() : Response.json(WHO)),
    ),
  );
  await vi.advanceTimersByTimeAsync(180_000);
  expect(cancel).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

const RECORD = callAddress(loadReplica.path, params);
const answeringBytes = () => vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));

test('a record that was not asked for at first is asked for later, once, and not after somebody took it', async () => {
  const planId = '01932c07-223e-7000-8000-000000000002';
  const record = callAddress(loadReplica.path, { planId });
  askAhead(
    { pathname: drawPlace.at({ planId }).path, search: '', wants: () => 'nothing' },
    {},
    answering(WHO, 401),
  );
  const ask = answeringBytes();
  await askRecordAhead(planId, ask);
  await askRecordAhead(planId, ask);
  expect(asksOf(ask)).toEqual([record]);
  expect(await (await takeAskedAhead(record))?.text()).toBe('{}');
  await askRecordAhead(planId, ask);
  expect(asksOf(ask)).toEqual([record]);
  void takeAskedAhead(callAddress(readPlan.path, { planId }));
});

test('a record is good for as long as the code that reads it may take on the slowest line', async () => {
  vi.useFakeTimers();
  const other = '01932c07-223e-7000-8000-000000000009';
  await askRecordAhead(other, answeringBytes());
  await vi.advanceTimersByTimeAsync(170_000);
  expect(takeAskedAhead(callAddress(loadReplica.path, { planId: other }))).toBeDefined();
  vi.useRealTimers();
});
