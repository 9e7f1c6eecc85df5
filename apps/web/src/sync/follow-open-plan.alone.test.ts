import 'fake-indexeddb/auto';
import { listPlans, readPlan, type CurrentUser } from '@tussock/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { databaseName, keepOnPurpose, keptOnPurpose } from './device/opened-plans.ts';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { closeRecords, planRecordStore, recordOnceOpen } from './open-record.ts';
import { IndexedDbStore } from './adapters/indexed-db-store.ts';
import { client } from '../session/client.ts';
import { currentUserStore, NO_USER } from '../session/current-user.ts';
import { saveTitleOutlines } from './drafts/index.ts';
import { followOpenPlan, openSyncOf, reopenRecord } from './follow-open-plan.ts';
import { queryClient } from '../session/query-client.ts';
import { toasts } from '../session/toasts.ts';

const planKey = [readPlan.id, { planId: 'p1' }, ''];
/** The record of a plan that was there, and is refused when it is asked for again. */
async function openAndLose(seenAs: string | null): Promise<Awaited<ReturnType<typeof openSyncOf>>> {
  const record = await openSyncOf({ planId: 'p1', userId: 'ada', seenAs }, false);
  await vi.waitFor(() => expect(record.sync().phase).toBe('ready'));
  record.sendNow();
  await vi.waitFor(() => expect(record.sync().fault).toBe('withdrawn'));
  return record;
}
const names = async (): Promise<readonly (string | undefined)[]> =>
  (await indexedDB.databases()).map(({ name }) => name);

const head = { rev: 1, schema: 's', view: 'v', until: null, buckets: 0, entities: [] };
const loaded = `${JSON.stringify({ head })}\n${JSON.stringify({ end: { rows: 0 } })}\n`;

let kept: Map<string, string>;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  kept = new Map([['kept-queries:ada', '{}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  // Loaded a moment before the right goes.
  vi.spyOn(client, 'callForBytes').mockImplementation(() => Promise.resolve(new Blob([loaded]).stream()));
  vi.spyOn(client, 'call').mockRejectedValue(new ApiError('Not yours', 403, { code: 'forbidden' }));
  currentUserStore.setState({ user: { _id: 'ada' } as CurrentUser }); // nothing else of them is asked for
  queryClient.setQueryData(planKey, { _id: 'p1' });
  queryClient.setQueryData([listPlans.id], []);
  keepOnPurpose(databaseName('ada', 'p1'), true);
  await saveTitleOutlines('p1', []);
});
afterEach(() => {
  queryClient.clear();
  currentUserStore.setState(NO_USER);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('with the right to a plan that is open goes all that was kept of it beside its rows', async () => {
  const record = await openAndLose(null);
  await vi.waitFor(async () => expect(await names()).not.toContain('titles:ada:p1'));
  expect([kept.has('kept-queries:ada'), keptOnPurpose()]).toEqual([false, []]);
  expect(queryClient.getQueryData(planKey)).toBeUndefined();
  expect(queryClient.getQueryData([listPlans.id])).toEqual([]);
  record.close();
});

/** Ada wrote something without a line, and the page it was written in is gone. */
async function leaveOneWaiting(): Promise<void> {
  const store = await IndexedDbStore.open(databaseName('ada', 'p1'));
  const op = { opId: 'op', schema: 's', label: 'X changed', parts: [] };
  await store.transact({ ops: 'none', entries: 'none' }, () => ({
    change: {
      head,
      addedOps: [{ op, at: '2026-11-22T00:00:00.000Z', state: 'waiting', isSent: false }],
    },
    answer: undefined,
  }));
  store.close();
}

test.each([
  ['told on its page', true, ['Changes waiting on this device are saved.']],
  ['not told where nobody looks at the plan', false, []],
])('what waited in a plan and has been sent is %s', async (_case, isLookedAt, told) => {
  await leaveOneWaiting();
  const results = [{ opId: 'op', status: 200, rev: 1 }];
  vi.spyOn(client, 'call').mockResolvedValue({ rev: 1, more: false, changes: [], results });
  const show = vi.spyOn(toasts, 'show').mockReturnValue(1);
  // A stream of which nothing comes.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close(): void {}
    },
  );
  const record = await openSyncOf({ planId: 'p1', userId: 'ada', seenAs: null }, isLookedAt);
  await vi.waitFor(() =>
    expect(record.sync()).toMatchObject({ line: 'online', phase: 'ready', waiting: [] }),
  );
  await vi.waitFor(() => expect(show.mock.calls.map(([{ message }]) => message)).toEqual(told));
  record.close();
});

test('whom another role is refused may see the plan with their own eyes as before', async () => {
  const record = await openAndLose('viewer');
  expect([kept.has('kept-queries:ada'), keptOnPurpose()]).toEqual([true, [databaseName('ada', 'p1')]]);
  expect(await names()).toContain('titles:ada:p1');
  record.close();
});

test('what is done without a line says at once who did it, when it was done and not when it is sent', async () => {
  vi.spyOn(client, 'call').mockRejectedValue(new TypeError('Failed to fetch'));
  currentUserStore.setState({ user: { _id: 'ada', name: 'Ada Hohepa' } as CurrentUser }); // as above
  const record = await openSyncOf({ planId: 'p1', userId: 'ada', seenAs: null }, false);
  await vi.waitFor(() => expect(record.sync().phase).toBe('ready'));
  const of = { entity: 'action', entityId: 'fence' } as const;
  await record.write('Fence added', [{ ...of, op: 'create', set: { title: 'Fence', state: 'agreed' } }]);
  expect(record.row('fence')?.made).toEqual({});
  await record.write('Fence changed', [{ ...of, op: 'update', set: { state: 'done' } }]);
  const { at } = record.sync().waiting[1] ?? {};
  expect(record.row('fence')?.made).toEqual({ doneBy: { id: 'ada', name: 'Ada Hohepa', at } });
  const shown = { entity: 'evidence', entityId: 'photo' } as const;
  await record.write('Evidence', [{ ...shown, op: 'create', set: { actionId: 'fence', files: ['f'] } }]);
  expect(record.row('photo')?.made).toEqual({ byId: 'ada', byName: 'Ada Hohepa' });
  record.close();
});

test('whoever is let in again to the plan that is open has its record again', async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close(): void {}
    },
  );
  currentUserStore.setState({ user: { _id: 'ada', hasAcceptedTerms: true } as CurrentUser }); // as above
  openPlanStore.setState({ planId: 'p1' });
  followOpenPlan();
  const lost = await recordOnceOpen();
  await vi.waitFor(() => expect(lost.sync().phase).toBe('ready'));
  lost.sendNow();
  await vi.waitFor(() => expect(lost.sync().fault).toBe('withdrawn'));
  reopenRecord();
  const again = await recordOnceOpen();
  expect(again).not.toBe(lost);
  await vi.waitFor(() => expect(again.sync().phase).toBe('ready'));
  closeRecords();
});

test('given a plan that is left and opened again while it opens, then one sync of it is open, and the other is closed', async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close(): void {}
    },
  );
  currentUserStore.setState({ user: { _id: 'ada', hasAcceptedTerms: true } as CurrentUser }); // as above
  openPlanStore.setState({ planId: 'p1' });
  followOpenPlan();
  reopenRecord();
  const opened: unknown[] = [];
  const leave = planRecordStore.subscribe(({ record }) => void (record && opened.push(record)));
  openPlanStore.setState({ planId: 'p2' });
  openPlanStore.setState({ planId: 'p1' });
  const record = await recordOnceOpen();
  // One that is opened after them is there after them.
  const last = await openSyncOf({ planId: 'p1', userId: 'ada', seenAs: null }, false);
  last.close();
  leave();
  expect(opened).toEqual([record]);
  closeRecords();
});
