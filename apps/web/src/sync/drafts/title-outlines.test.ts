import 'fake-indexeddb/auto';
import type { TitleFeature } from '@tussock/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserStore } from '../../session/current-user.ts';
import {
  deleteTitleOutlines,
  eraseTitleOutlines,
  saveTitleOutlines,
  readTitleOutlines,
} from './title-outlines.ts';
import { setSharedDevice } from '../../session/shared-device.ts';

const title = (id: string) => ({ type: 'Feature', properties: { id } }) as unknown as TitleFeature; // kept as it is
const idsOf = async (planId: string): Promise<readonly string[]> =>
  (await readTitleOutlines(planId, ['1', '2', '3'])).map(({ properties }) => properties.id);
const signIn = (_id: string): void => currentUserStore.setState({ user: { _id } as never }); // nothing else of them is asked for

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  signIn('ada');
});
afterEach(() => {
  vi.unstubAllGlobals();
  currentUserStore.setState({ user: null });
});

test('titles are kept by plan, and more are added to them', async () => {
  await saveTitleOutlines('p1', [title('1')]);
  await saveTitleOutlines('p1', [title('3')]);
  expect([await idsOf('p1'), await idsOf('p2')]).toEqual([['1', '3'], []]);
});

test('they go when they are dropped, and with whoever’s they are', async () => {
  await saveTitleOutlines('p1', [title('1')]);
  await saveTitleOutlines('p2', [title('2')]);
  signIn('ben');
  await saveTitleOutlines('p1', [title('3')]);
  await deleteTitleOutlines('p1');
  await eraseTitleOutlines(({ userId, planId }) => userId === 'ada' && planId === 'p1');
  expect(await idsOf('p1')).toEqual([]);
  signIn('ada');
  expect([await idsOf('p1'), await idsOf('p2')]).toEqual([[], ['2']]);
});

test('on a device that others use nothing is kept', async () => {
  setSharedDevice(true);
  await saveTitleOutlines('p1', [title('1')]);
  await deleteTitleOutlines('p1');
  expect(await idsOf('p1')).toEqual([]);
});

test('a browser that keeps nothing keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await saveTitleOutlines('p1', [title('1')]);
  await deleteTitleOutlines('p1');
  expect(await idsOf('p1')).toEqual([]);
});
