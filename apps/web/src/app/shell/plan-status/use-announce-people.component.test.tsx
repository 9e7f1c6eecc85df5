import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellMap } from '../../../plan-session/map-store.ts';
import { seeAsStore } from '../../../plan-session/see-as.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { useAnnouncePeople } from './use-announce-people.ts';

const PLAN = '0192f000-0000-7000-8000-00000000000a';
const NORTH = '0192f000-0000-7000-8000-00000000000b';
const SOUTH = '0192f000-0000-7000-8000-00000000000c';

interface Said {
  readonly tabId: string;
  readonly place?: string;
  readonly entityId?: string;
  readonly isLeaving?: boolean;
}

const addresses: string[] = [];
const said: Said[] = [];

/** Hears what the page tells the server; the server answers with this status. */
function hear(status = 200): void {
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    addresses.push(address);
    said.push(JSON.parse(body) as Said);
    return Response.json({ message: ['Done.'] }, { status });
  });
}

const show = (place?: string, thingId?: string) =>
  renderHook(({ at, of }) => useAnnouncePeople(PLAN, at, of), { initialProps: { at: place, of: thingId } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const placesSaid = (): readonly unknown[] =>
  said.map(({ place, entityId, isLeaving }) => (isLeaving ? 'left' : [place, entityId]));

beforeEach(() => {
  vi.useFakeTimers();
  addresses.length = 0;
  said.length = 0;
  hear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  tellMap({ type: 'planChanged', filters: null });
  seeAsStore.setState({ role: null });
});

test('whoever stays at a place says once where, with what they look at, and again before it would be forgotten', async () => {
  openFakeRecord();
  show('Edit a feature', NORTH);
  await pass(700);
  expect(placesSaid()).toEqual([]);
  await pass(100);
  expect(placesSaid()).toEqual([['Edit a feature', NORTH]]);
  expect(addresses[0]).toMatch(new RegExp(`/api/plan/${PLAN}/replica/presence$`));
  await pass(44_000);
  expect(placesSaid()).toEqual(Array.from({ length: 3 }, () => ['Edit a feature', NORTH]));
  expect(new Set(said.map(({ tabId }) => tabId)).size).toBe(1);
});

test('of places that are only passed through nobody is told', async () => {
  openFakeRecord();
  const page = show('Lists');
  await pass(500);
  page.rerender({ at: 'History', of: undefined });
  await pass(500);
  page.rerender({ at: 'Draw the farm', of: undefined });
  await pass(800);
  expect(placesSaid()).toEqual([['Draw the farm', undefined]]);
});

test('what is chosen on the map is told where the page is about nothing else', async () => {
  openFakeRecord();
  const page = show('Draw the farm');
  act(() => tellMap({ type: 'activeFeatureSet', id: SOUTH }));
  await pass(800);
  page.rerender({ at: 'Edit a feature', of: NORTH });
  await pass(800);
  expect(placesSaid()).toEqual([
    ['Draw the farm', SOUTH],
    ['Edit a feature', NORTH],
  ]);
});

test('an id that was mistyped in the address is not told of, the place is', async () => {
  openFakeRecord();
  show('Edit a feature', 'north');
  await pass(800);
  expect(placesSaid()).toEqual([['Edit a feature', undefined]]);
});

test('nothing is said without a line, and the place as soon as it is back', async () => {
  const { setSync } = openFakeRecord([], { line: 'offline' });
  show('Lists');
  await pass(30_000);
  expect(placesSaid()).toEqual([]);
  act(() => setSync({ line: 'online' }));
  await pass(800);
  expect(placesSaid()).toEqual([['Lists', undefined]]);
});

test('whoever looks with the eyes of another role is not there, neither coming nor going', async () => {
  openFakeRecord();
  seeAsStore.setState({ role: 'owner' });
  const page = show('Lists');
  await pass(30_000);
  page.unmount();
  await pass(0);
  expect(placesSaid()).toEqual([]);
});

test('whoever was there and goes while they look with other eyes says nothing: with those the server takes no word', async () => {
  openFakeRecord();
  const page = show('Lists');
  await pass(800);
  act(() => seeAsStore.setState({ role: 'owner' }));
  page.unmount();
  await pass(0);
  expect(placesSaid()).toEqual([['Lists', undefined]]);
});

test('whoever goes says so, in the name of the same page, and nothing after it', async () => {
  openFakeRecord();
  const page = show('Lists');
  await pass(800);
  page.unmount();
  await pass(60_000);
  expect(placesSaid()).toEqual([['Lists', undefined], 'left']);
  expect(said[1]?.tabId).toBe(said[0]?.tabId);
});

test('whoever was never told of does not say that they leave', async () => {
  openFakeRecord();
  show('Lists').unmount();
  await pass(30_000);
  expect(placesSaid()).toEqual([]);
});

test('a server that does not take it is told again all the same, and nobody is bothered', async () => {
  hear(500);
  openFakeRecord();
  show('Lists');
  await pass(800);
  await pass(20_000);
  expect(placesSaid()).toEqual([
    ['Lists', undefined],
    ['Lists', undefined],
  ]);
});
