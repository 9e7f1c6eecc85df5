import 'fake-indexeddb/auto';
import type { CurrentUser } from '@tussock/contract';
import type { RecordHead } from '@tussock/sync';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listGonePlans } from './gone-plans.ts';
import { noteOpened } from './stored-plans.ts';
import { databaseName, keepOnPurpose, keptOnPurpose } from './opened-plans.ts';
import { IndexedDbStore } from '../adapters/indexed-db-store.ts';
import { currentUserStore } from '../../session/current-user.ts';
import {
  countUnsentOf,
  eraseKept,
  eraseDevice,
  eraseOld,
  eraseOthers,
  erasePictures,
  eraseWithdrawn,
} from './erase-device.ts';
import { saveTitleOutlines } from '../drafts/index.ts';
import { recallUser, rememberUser } from '../../session/last-user.ts';

const head: RecordHead = { rev: 1, schema: 's', view: 'v', until: null, buckets: 1, entities: [] };
const op = { opId: 'op', schema: 's', label: 'X changed', parts: [] };
const at = '2026-11-22T00:00:00.000Z';

/** A person's copy of a plan, with so many writes that were not sent. */
async function keepPlan(userId: string, planId: string, unsent: number): Promise<void> {
  const store = await IndexedDbStore.open(databaseName(userId, planId));
  await store.transact({ ops: 'none', entries: 'none' }, () => ({
    change: {
      head,
      addedOps: Array.from({ length: unsent }, () => ({ op, at, state: 'waiting', isSent: false })),
    },
    answer: undefined,
  }));
  store.close();
}
/** Ada opens a plan at a time. */
async function openPlan(planId: string, now: number, unsent = 0): Promise<void> {
  await keepPlan('ada', planId, unsent);
  await noteOpened(databaseName('ada', planId), now);
}
const names = async (): Promise<ReadonlySet<string | undefined>> =>
  new Set((await indexedDB.databases()).map(({ name }) => name));
const copies = (...plans: readonly (readonly [string, string])[]): ReadonlySet<string> =>
  new Set(plans.map(([userId, planId]) => databaseName(userId, planId)));

/** What the service worker keeps, by cache: addresses. */
let cached: Map<string, Set<string>>;
const cacheStorage = {
  delete: async (name: string) => cached.delete(name),
  keys: async () => [...cached.keys()],
  open: async (name: string) => ({
    keys: async () => [...(cached.get(name) ?? [])].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => cached.get(name)?.delete(url),
  }),
};
const picture = (planId: string): string => `https://farm.example/api/plan/${planId}/file/get/f/small`;
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  cached = new Map([
    ['pictures', new Set([picture('p1'), picture('p2')])],
    ['tiles', new Set(['https://farm.example/api/tiles/titles/1/1/1'])],
    ['kept-ground:p1', new Set(['https://farm.example/api/tiles/terrain/14/1/1.png'])],
    ['kept-ground:p2', new Set(['https://farm.example/api/tiles/terrain/14/9/9.png'])],
    ['shell', new Set(['https://farm.example/index.html'])],
  ]);
  vi.stubGlobal('caches', cacheStorage);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what a person has not sent is counted over all their plans, and nobody else’s', async () => {
  await keepPlan('ada', 'p1', 2);
  await keepPlan('ada', 'p2', 1);
  await keepPlan('ben', 'p1', 4);
  expect(await countUnsentOf('ada')).toBe(3);
});

test('signing out erases every plan of the person, pictures and ground that were looked at among it, and leaves what is another’s', async () => {
  await keepPlan('ada', 'p1', 2);
  await keepPlan('ben', 'p1', 1);
  await eraseDevice('ada');
  expect(await names()).toEqual(copies(['ben', 'p1']));
  expect([...cached.keys()]).toEqual(['shell']);
});

test('another person’s plans go when somebody signs in; what they did not send stays for them, without rows', async () => {
  await keepPlan('ada', 'p1', 0);
  await keepPlan('ada', 'p2', 1);
  await keepPlan('ben', 'p1', 0);
  await eraseOthers('ben');
  expect(await names()).toEqual(copies(['ada', 'p2'], ['ben', 'p1']));
  const left = await (await IndexedDbStore.open(databaseName('ada', 'p2'))).read();
  expect([left.head, left.ops.length]).toEqual([undefined, 1]);
});

test('titles that were chosen and not saved go with whoever chose them, and with the right to their plan', async () => {
  const keepFor = async (_id: string, planId: string): Promise<void> => {
    currentUserStore.setState({ user: { _id } as CurrentUser }); // nothing else of them is asked for
    await saveTitleOutlines(planId, []);
  };
  await keepFor('ada', 'p1');
  await keepFor('ada', 'p2');
  await keepFor('ben', 'p1');
  await eraseWithdrawn({ name: databaseName('ada', 'p1'), userId: 'ada', planId: 'p1', unsent: 0 });
  expect(await names()).toEqual(new Set(['titles:ada:p2', 'titles:ben:p1']));
  await eraseDevice('ada');
  expect(await names()).toEqual(new Set(['titles:ben:p1']));
  await eraseOthers('cai');
  expect(await names()).toEqual(new Set());
});

test('a plan that is open in another tab makes no room for a sixth: the next does', async () => {
  for (const [place, planId] of ['p1', 'p2', 'p3', 'p4', 'p5'].entries()) await openPlan(planId, place + 1);
  const held = [{ name: 'lead:tussock:ada:p1', mode: 'exclusive' }];
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held, pending: [] }) } });
  await openPlan('p6', 6);
  expect(await names()).toEqual(
    copies(['ada', 'p1'], ['ada', 'p3'], ['ada', 'p4'], ['ada', 'p5'], ['ada', 'p6']),
  );
});

test('five plans are kept: the ones opened longest ago go, but never one with something to send', async () => {
  await openPlan('p1', 1, 1);
  await openPlan('p2', 2);
  await openPlan('p3', 3);
  await openPlan('p4', 4);
  await openPlan('p5', 5);
  await openPlan('p6', 6);
  await openPlan('p7', 7);
  expect(await names()).toEqual(
    copies(['ada', 'p1'], ['ada', 'p4'], ['ada', 'p5'], ['ada', 'p6'], ['ada', 'p7']),
  );
});

test('the pictures of a plan go with the right to it, and no other plan’s', async () => {
  await erasePictures('p1');
  expect([...(cached.get('pictures') ?? [])]).toEqual([picture('p2')]);
  expect([...cached.keys()]).toEqual(['pictures', 'tiles', 'kept-ground:p2', 'shell']);
});

test('a farm that is kept on purpose makes no room for others, and counts for none of them', async () => {
  await openPlan('p1', 1);
  keepOnPurpose(databaseName('ada', 'p1'), true);
  for (const time of [2, 3, 4, 5, 6, 7]) await openPlan(`p${time}`, time);
  expect(await names()).toEqual(
    copies(['ada', 'p1'], ['ada', 'p3'], ['ada', 'p4'], ['ada', 'p5'], ['ada', 'p6'], ['ada', 'p7']),
  );
});

test('signing out lets go of what was kept on purpose, and of the ground under it', async () => {
  await openPlan('p1', 1);
  keepOnPurpose(databaseName('ada', 'p1'), true);
  await eraseDevice('ada');
  expect(keptOnPurpose()).toEqual([]);
  expect([...cached.keys()]).toEqual(['shell']);
});

test('what nobody has opened for ninety days is erased, and not hidden alone; what was never sent stays, without rows', async () => {
  await openPlan('p1', 0);
  await openPlan('p2', 0, 1);
  await openPlan('p3', 10 * DAY_MS);
  await eraseOld(91 * DAY_MS);
  expect(await names()).toEqual(copies(['ada', 'p2'], ['ada', 'p3']));
  const left = await (await IndexedDbStore.open(databaseName('ada', 'p2'))).read();
  expect([left.head, left.ops.length]).toEqual([undefined, 1]);
  expect(cached.has('pictures')).toBe(true);
});

test('with the last plan of a device its pictures and its ground are erased too, and who was here last', async () => {
  rememberUser({ _id: 'ada' } as CurrentUser, 0); // nothing else of them is asked for
  await openPlan('p1', 0);
  await eraseOld(89 * DAY_MS);
  expect([(await names()).size, recallUser(DAY_MS)]).toMatchObject([1, { _id: 'ada' }]);
  await eraseOld(91 * DAY_MS);
  expect([(await names()).size, recallUser(DAY_MS)]).toEqual([0, null]);
  expect([...cached.keys()]).toEqual(['shell']);
});

test('what an earlier release kept of drawings without whose they are is erased; what is somebody’s stays', async () => {
  const keys = ['shape', 'start', 'titles'].flatMap((what) => [
    `unsaved-${what}:p1`,
    `unsaved-${what}:ada:p1`,
  ]);
  const removeItem = vi.fn<(key: string) => void>();
  // The names of what a store holds are its own.
  vi.stubGlobal(
    'localStorage',
    Object.assign(
      Object.create({ removeItem, getItem: () => null }),
      Object.fromEntries(keys.map((key) => [key, '{}'])),
    ),
  );
  await eraseOld(Date.now());
  expect(removeItem.mock.calls.map(([key]) => key)).toEqual([
    'unsaved-shape:p1',
    'unsaved-start:p1',
    'unsaved-titles:p1',
  ]);
});

test('a farm that made room for others is told to be gone, until it is opened again', async () => {
  for (const [index, planId] of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].entries()) await openPlan(planId, index);
  expect((await listGonePlans('ada')).map(({ planId }) => planId)).toEqual(['p1']);
  expect(await listGonePlans('ben')).toEqual([]);
  await openPlan('p1', 9);
  expect((await listGonePlans('ada')).map(({ planId }) => planId)).toEqual(['p2']);
});

test('a farm whose storage the browser took away is told to be gone', async () => {
  await openPlan('p1', 1);
  await openPlan('p2', 2);
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await listGonePlans('ada')).map(({ planId }) => planId)).toEqual(['p1', 'p2']);
});

test('a farm that was not opened for ninety days is told to be gone', async () => {
  await openPlan('p1', 0);
  await eraseOld(91 * DAY_MS);
  expect((await listGonePlans('ada')).map(({ planId }) => planId)).toEqual(['p1']);
});

test('a farm that was removed on purpose, or may not be seen any more, is not missed', async () => {
  const plan = (planId: string) => ({ name: databaseName('ada', planId), userId: 'ada', planId, unsent: 0 });
  await openPlan('p1', 1);
  await openPlan('p2', 2);
  await eraseKept(plan('p1'));
  await eraseWithdrawn(plan('p2'));
  expect(await listGonePlans('ada')).toEqual([]);
});
