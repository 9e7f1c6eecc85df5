import type { CurrentUser } from '@tussock/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { planPlace } from '../places/plan-place.ts';

const PLAN_ID = '01932c07-223e-7000-8000-000000000001';

vi.mock('../activities/load-plan-map/fetch-plan.ts', () => ({ fetchPlan: () => Promise.resolve() }));
const followOpenPlan = vi.hoisted(() => vi.fn());
vi.mock('../session/open-plan-record.ts', () => ({ followOpenPlan }));

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  followOpenPlan.mockReset();
});

/** A page that begins here, with somebody who is signed in; and what it asked the server for. */
async function beginPage(kept: Readonly<Record<string, unknown>> = {}) {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  const { userReceived } = await import('../session/current-user.ts');
  userReceived({ _id: 'someone', hasAcceptedTerms: true } as CurrentUser);
  const { fetchAhead } = await import('./fetch-ahead.ts');
  let screenCame = (): void => undefined;
  const screen = new Promise<() => null>((resolve) => {
    screenCame = () => resolve(() => null);
  });
  const start = vi.fn();
  const place = planPlace({
    path: 'view/here',
    title: 'Here',
    screen: () => screen,
    ahead: async () => start,
  });
  const open = async (planId: string): Promise<void> => {
    start.mockClear();
    fetchAhead([{ params: { planId }, search: {}, staticData: { place } }], Promise.resolve(true));
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
  };
  const asked = (): unknown[] => ask.mock.calls.map(([address]) => address);
  return { open, asked, screenCame };
}

test('the record of the first plan is asked for beside the code that reads it, and those of later ones by that code', async () => {
  const { open, asked } = await beginPage();
  await open(PLAN_ID);
  await open('01932c07-223e-7000-8000-000000000002');
  expect(asked()).toEqual([`/api/plan/${PLAN_ID}/replica`]);
  await vi.waitFor(() => expect(followOpenPlan).toHaveBeenCalled());
});

test('a record that is kept on this device is not asked for', async () => {
  const { open, asked } = await beginPage({ [`tussock:someone:${PLAN_ID}`]: 1 });
  await open(PLAN_ID);
  expect(asked()).toEqual([]);
  await vi.waitFor(() => expect(followOpenPlan).toHaveBeenCalled());
});

test('over a slow line the record, and what opens it, come behind the screen: what can be chosen without it comes first', async () => {
  const slow = { transferSize: 111_000, responseStart: 700, responseEnd: 2900 } as PerformanceResourceTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([slow]);
  const { open, asked, screenCame } = await beginPage();
  await open(PLAN_ID);
  expect(asked()).toEqual([]);
  expect(followOpenPlan).not.toHaveBeenCalled();
  screenCame();
  await vi.waitFor(() => expect(followOpenPlan).toHaveBeenCalled());
  expect(asked()).toEqual([`/api/plan/${PLAN_ID}/replica`]);
});

test('where what opens records does not come, the screens of plans are told why', async () => {
  followOpenPlan.mockImplementation(() => {
    throw new Error('It did not come.');
  });
  const { open } = await beginPage();
  await open(PLAN_ID);
  const { planRecordStore } = await import('../plan-session/open-record.ts');
  await vi.waitFor(() => expect(planRecordStore.getState().fault).toEqual(new Error('It did not come.')));
  // The next screen asks for it again, and it comes.
  followOpenPlan.mockReset();
  await open(PLAN_ID);
  await vi.waitFor(() => expect(followOpenPlan).toHaveBeenCalled());
  expect(planRecordStore.getState().fault).toBeUndefined();
});
