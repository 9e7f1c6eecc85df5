import type { CurrentUser } from '@tussock/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { planPlace } from '../places/plan-place.ts';

const PLAN_ID = '01932c07-223e-7000-8000-000000000001';

vi.mock('../activities/load-plan-map/fetch-plan.ts', () => ({ fetchPlan: () => Promise.resolve() }));
vi.mock('../session/open-plan-record.ts', () => ({ followOpenPlan: () => undefined }));

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** A page that begins here, with somebody who is signed in; and what it asked the server for. */
async function beginPage(kept: Readonly<Record<string, unknown>> = {}) {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  const { userReceived } = await import('../session/current-user.ts');
  userReceived({ _id: 'someone', hasAcceptedTerms: true } as CurrentUser);
  const { fetchAhead } = await import('./fetch-ahead.ts');
  const start = vi.fn();
  const place = planPlace({
    path: 'view/here',
    title: 'Here',
    screen: async () => () => null,
    ahead: async () => start,
  });
  const open = async (planId: string): Promise<void> => {
    start.mockClear();
    fetchAhead([{ params: { planId }, search: {}, staticData: { place } }], Promise.resolve(true));
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
  };
  return { open, asked: () => ask.mock.calls.map(([address]) => address) };
}

test('the record of the first plan is asked for beside the code that reads it, and those of later ones by that code', async () => {
  const { open, asked } = await beginPage();
  await open(PLAN_ID);
  await open('01932c07-223e-7000-8000-000000000002');
  expect(asked()).toEqual([`/api/plan/${PLAN_ID}/replica`]);
});

test('a record that is kept on this device is not asked for', async () => {
  const { open, asked } = await beginPage({ [`tussock:someone:${PLAN_ID}`]: 1 });
  await open(PLAN_ID);
  expect(asked()).toEqual([]);
});

test('over a slow line no record is asked for before the code that reads it: what can be chosen without it comes first', async () => {
  const { open, asked } = await beginPage();
  const slow = { transferSize: 111_000, responseStart: 700, responseEnd: 2900 } as PerformanceResourceTiming;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([slow]);
  await open(PLAN_ID);
  expect(asked()).toEqual([]);
  entries.mockRestore();
});
