import 'fake-indexeddb/auto';
import type { CurrentUser, ErrorCode, RecordOp } from '@tussock/contract';
import type { RecordHead } from '@tussock/sync';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { listStoredPlans } from './stored-plans.ts';
import { databaseName } from './opened-plans.ts';
import { IndexedDbStore } from '../adapters/indexed-db-store.ts';
import { client } from '../../session/client.ts';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { sendStoredPlans } from './send-stored-plans.ts';

const head: RecordHead = { rev: 1, schema: 's', view: 'v', until: null, buckets: 0, entities: [] };

/** Ada's copy of a plan, with the writes that were not sent. */
async function keepPlan(
  planId: string,
  opIds: readonly string[],
  until: string | null = null,
): Promise<void> {
  const store = await IndexedDbStore.open(databaseName('ada', planId));
  const at = '2026-11-22T00:00:00.000Z';
  await store.transact({ ops: 'none', entries: 'none' }, () => ({
    change: {
      head: { ...head, until },
      addedOps: opIds.map((opId) => ({
        op: { opId, schema: 's', label: 'X changed', parts: [] },
        at,
        state: 'waiting',
        isSent: false,
      })),
    },
    answer: undefined,
  }));
  store.close();
}

/** What was written to each plan, in order. */
let written: Map<string, string[]>;
let forbidden: ReadonlySet<string>;
let isAway: boolean;
/** The plan whose writes the server takes none of. */
let busy: string | undefined;
/** Which refusal of the catalogue it is. */
let code: ErrorCode | null;
let status: number;
/** The plan that the server cannot answer for. */
let broken: string | undefined;

const unsentOf = async () =>
  Object.fromEntries((await listStoredPlans()).map(({ planId, unsent }) => [planId, unsent]));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  written = new Map();
  forbidden = new Set();
  isAway = false;
  busy = undefined;
  [code, status, broken] = ['forbidden', 403, undefined];
  vi.spyOn(client, 'call').mockImplementation((async (
    { id }: { id: string },
    { params, body }: { params: { planId: string }; body?: { ops: readonly RecordOp[] } },
  ) => {
    if (isAway) throw new ApiError('No line', 0);
    if (params.planId === broken) throw new ApiError('Broken', 500);
    if (forbidden.has(params.planId)) throw new ApiError('Not yours', status, code === null ? {} : { code });
    if (id !== 'replica.write') return { rev: 1, more: false, changes: [], results: [] };
    if (params.planId === busy) throw new ApiError('Busy', 503);
    const opIds = (body?.ops ?? []).map(({ opId }) => opId);
    written.set(params.planId, [...(written.get(params.planId) ?? []), ...opIds]);
    return { results: opIds.map((opId) => ({ opId, status: 200, rev: 2 })) };
  }) as never);
  // No more of a person is read here.
  currentUserStore.setState({ user: { _id: 'ada', hasAcceptedTerms: true } as unknown as CurrentUser });
  openPlanStore.setState({ planId: undefined });
});
afterEach(() => {
  currentUserStore.setState(NO_USER);
  vi.unstubAllGlobals();
});

test('what waits in a farm that nobody opens is sent, in its order, each once', async () => {
  await keepPlan('p1', ['a', 'b', 'c']);
  await keepPlan('p2', ['d']);
  await Promise.all([sendStoredPlans(), sendStoredPlans()]);
  expect(Object.fromEntries(written)).toEqual({ p1: ['a', 'b', 'c'], p2: ['d'] });
  expect(await unsentOf()).toEqual({ p1: 0, p2: 0 });
});

test('the farm that is open is left to its own page, and without a line everything stays', async () => {
  await keepPlan('p1', ['a']);
  await keepPlan('p2', ['b']);
  openPlanStore.setState({ planId: 'p1' });
  isAway = true;
  await sendStoredPlans();
  expect(await unsentOf()).toEqual({ p1: 1, p2: 1 });
  isAway = false;
  await sendStoredPlans();
  expect(await unsentOf()).toEqual({ p1: 1, p2: 0 });
});

test('a farm that may not be seen any more is erased though it is not open; what was not sent stays without its rows', async () => {
  await keepPlan('p1', []);
  await keepPlan('p2', ['a']);
  await keepPlan('p3', []);
  forbidden = new Set(['p1', 'p2']);
  await sendStoredPlans();
  expect(await unsentOf()).toEqual({ p2: 1, p3: 0 });
});

test('a farm whose server takes nothing makes way for the others after two minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await keepPlan('p1', ['a', 'b']);
  await keepPlan('p2', ['c']);
  busy = 'p1';
  const tended = sendStoredPlans();
  // Reading and writing the device's store takes turns that are no time.
  const isSent = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Object.fromEntries(written)).toEqual({ p2: ['c'] });
  };
  await vi.waitFor(isSent, { timeout: 4_000 });
  await tended;
  vi.useRealTimers();
  expect(await unsentOf()).toEqual({ p1: 2, p2: 0 });
});

test('a right whose end was moved is believed to the server: nothing is erased', async () => {
  await keepPlan('p1', [], '2020-01-01T00:00:00.000Z');
  await sendStoredPlans();
  expect(await unsentOf()).toEqual({ p1: 0 });
});

test('a right that has run out erases the farm where nobody answers', async () => {
  await keepPlan('p1', [], '2020-01-01T00:00:00.000Z');
  isAway = true;
  await sendStoredPlans();
  expect(await unsentOf()).toEqual({});
});

test.each(['signInAgain', 'termsNotAccepted'] as const)(
  'who is refused with %s may see the farm as before: nothing of it is erased',
  async (refusal) => {
    await keepPlan('p1', []);
    await keepPlan('p2', ['a']);
    forbidden = new Set(['p1', 'p2']);
    code = refusal;
    await sendStoredPlans();
    expect(await unsentOf()).toEqual({ p1: 0, p2: 1 });
  },
);

test.each([403, 404])(
  'a page of %i that is not the server’s own says nothing of a right: nothing is erased',
  async (ofAnother) => {
    await keepPlan('p1', []);
    await keepPlan('p2', ['a']);
    forbidden = new Set(['p1', 'p2']);
    [code, status] = [null, ofAnother];
    await sendStoredPlans();
    expect(await unsentOf()).toEqual({ p1: 0, p2: 1 });
  },
);

test('a farm that the server cannot answer for holds up no other', async () => {
  await keepPlan('p1', ['a', 'b']);
  await keepPlan('p2', ['c']);
  await keepPlan('p3', []);
  broken = 'p1';
  forbidden = new Set(['p3']);
  await sendStoredPlans();
  expect(await unsentOf()).toEqual({ p1: 2, p2: 0 });
});
