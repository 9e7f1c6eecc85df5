import { listPlans, readCurrentUser, readFirstPendingConfirmation, readPlan } from '@tussock/contract';
import { expect, test, vi } from 'vitest';
import { planQuery } from '../screens/dashboard/dashboard-search.ts';
import { dashboardPlace } from '../screens/dashboard/place.ts';
import { drawPlace } from '../screens/plan-edit-map/place.ts';
import { askAhead, PLAIN_PLAN_LIST, takeAskedAhead } from './ask-ahead.ts';
import { callAddress } from './call-address.ts';
import { send } from './send.ts';

const PLAN_ID = '01932c07-223e-7000-8000-000000000001';
const answering = (who: object = { hasAcceptedTerms: true }, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(who, { status })));
const settled = () => new Promise((done) => setImmediate(done));
const asksOf = (ask: ReturnType<typeof answering>) => ask.mock.calls.map(([address]) => address);

test('the plain dashboard asks for who is here, the plain list and the plan that waits, as the client will', async () => {
  const ask = answering();
  askAhead({ pathname: dashboardPlace.at().path, search: '' }, ask);
  await settled();
  expect(asksOf(ask)).toEqual([
    callAddress(readCurrentUser.path),
    callAddress(listPlans.path, {}, planQuery({})),
    callAddress(readFirstPendingConfirmation.path),
  ]);
});

test('a place of a plan asks for who is here and for the plan', async () => {
  const ask = answering();
  askAhead({ pathname: drawPlace.at({ planId: PLAN_ID }).path, search: '?zoom=3' }, ask);
  await settled();
  expect(asksOf(ask)).toEqual([
    callAddress(readCurrentUser.path),
    callAddress(readPlan.path, { planId: PLAN_ID }),
  ]);
});

test.each([
  ['nobody is signed in', {}, 401],
  ['the terms are not accepted', { hasAcceptedTerms: false }, 200],
])(
  'where %s nothing more is asked ahead, and what is wanted is asked when it is wanted',
  async (_case, who, status) => {
    const ask = answering(who, status);
    askAhead({ pathname: '/dashboard', search: '' }, ask);
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
  askAhead({ pathname, search }, ask);
  expect(ask).not.toHaveBeenCalled();
});

test('what was asked ahead is taken once, and the next reading asks anew', async () => {
  askAhead({ pathname: '/dashboard', search: '' }, answering());
  const later = answering();
  const surroundings = { fetch: later, openPlanId: () => undefined };
  await send({ path: PLAIN_PLAN_LIST }, surroundings);
  expect(later).not.toHaveBeenCalled();
  await send({ path: PLAIN_PLAN_LIST }, surroundings);
  expect(later).toHaveBeenCalledTimes(1);
});

test('a reading that says more than its address is not answered with what was asked ahead', async () => {
  askAhead({ pathname: '/dashboard', search: '' }, answering());
  const later = answering();
  await send(
    { path: PLAIN_PLAN_LIST, headers: { 'x-see-as': 'reviewer' } },
    { fetch: later, openPlanId: () => undefined },
  );
  expect(later).toHaveBeenCalledTimes(1);
});

test('what was asked half a minute ago is not taken for today’s', () => {
  vi.useFakeTimers();
  askAhead({ pathname: '/dashboard', search: '' }, answering());
  vi.advanceTimersByTime(30_000);
  expect(takeAskedAhead(PLAIN_PLAN_LIST)).toBeUndefined();
  vi.useRealTimers();
});
