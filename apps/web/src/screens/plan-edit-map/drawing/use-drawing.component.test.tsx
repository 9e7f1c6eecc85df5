import { act, renderHook } from '@testing-library/react';
import { kindById, kinds } from '@tussock/domain';
import type { Fix, Geometry, PolygonGeometry } from '@tussock/geometry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DrawnShape } from '../../../map/index.ts';
import { mapStore, tellMap } from '../../../plan-session/map-store.ts';
import { currentUserStore } from '../../../session/current-user.ts';
import { ownDraftKey } from '../../../sync/drafts/index.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { useDrawing, useLiveShape } from './use-drawing.ts';

const fence = kindById(kinds.fenceline.id);
const fixes: readonly Fix[] = [0, 1, 2].map((nth) => ({
  at: [172.3 + nth / 1000, -42.8],
  accuracyMetres: 3,
  atMs: nth * 10_000,
}));

beforeEach(() => globalThis.localStorage?.clear());
// What is drawn is told to the whole page, which the tests of other files share.
afterEach(() => {
  tellMap({ type: 'newFeatureSet', feature: null });
  tellMap({ type: 'activeFeatureSet', id: null });
  currentUserStore.setState({ user: null });
});

const signIn = (_id: string): void => currentUserStore.setState({ user: { _id } as never }); // nothing else of them is asked for
const open = () =>
  renderHook(({ ownPlan }) => useDrawing(ownPlan), {
    initialProps: { ownPlan: ownDraftKey('plan') },
  });
/** A map on which so much of a fence has been walked. */
function walked(count: number) {
  const page = open();
  act(() => page.result.current.drawNew(fence));
  const walk = { fixes: fixes.slice(0, count), poorCount: 1, takenPoorCount: 0 };
  act(() => page.result.current.walk.hold({ going: 'on', walk }));
  return page;
}

test('a walk outlives the page: it waits, paused, for somebody to go on, and leaving the map asks nothing', () => {
  const before = walked(3);
  expect(before.result.current).toMatchObject({ hasUnsaved: true, isLosing: false });
  const { featureId } = before.result.current.work ?? {};
  before.unmount();
  const { work, walk } = open().result.current;
  expect(work).toMatchObject({ kind: { id: fence.id }, shape: 'line', featureId });
  expect(walk.held).toEqual({ going: 'paused', walk: { fixes, poorCount: 1, takenPoorCount: 0 } });
});

test('corners that were set outlive the page, and the drawing goes on from them', () => {
  const page = open();
  act(() => page.result.current.drawNew(fence));
  const set = fixes.slice(0, 2).map(({ at }) => at);
  act(() =>
    page.result.current.heard(drawnExample({ geometry: null, isFinished: false, canUndo: true, set })),
  );
  expect(page.result.current).toMatchObject({ hasUnsaved: true, isLosing: false });
  page.unmount();
  const again = open();
  expect(again.result.current.drawing).toMatchObject({ shape: 'line', begunWith: set });
  act(() => again.result.current.drawIn('freehand'));
  expect(again.result.current.drawing?.begunWith).toBeUndefined();
  again.unmount();
  expect(open().result.current.work).toBeNull();
});

test('what is ended, or begun again, does not come back', () => {
  const ended = walked(3);
  act(() => ended.result.current.end());
  ended.unmount();
  expect(open().result.current.work).toBeNull();
  const again = walked(2);
  act(() =>
    again.result.current.walk.hold({
      going: 'off',
      walk: { ...again.result.current.walk.held.walk, fixes: [] },
    }),
  );
  again.unmount();
  expect(open().result.current.work).toBeNull();
});

test('a walk that is finished is a shape, and comes back as one', () => {
  const page = walked(3);
  const line = { type: 'LineString' as const, coordinates: fixes.map(({ at }) => at) };
  act(() => {
    page.result.current.walk.hold({ going: 'off', walk: { fixes: [], poorCount: 0, takenPoorCount: 0 } });
    page.result.current.takeShape(line, { notes: 'One corner is not sure.' });
  });
  act(() => page.result.current.heard(drawnExample({ geometry: line, isFinished: true, set: [] })));
  page.unmount();
  // With what is known of it by how it was drawn.
  expect(open().result.current.work).toMatchObject({
    startsFrom: line,
    values: { notes: 'One corner is not sure.' },
  });
});

test('what somebody has drawn or walked is theirs alone, also where their session was lost', () => {
  signIn('ada');
  const before = walked(3);
  const { featureId } = before.result.current.work ?? {};
  act(() => currentUserStore.setState({ user: null }));
  const line = { type: 'LineString' as const, coordinates: fixes.map(({ at }) => at) };
  signIn('ben');
  expect(open().result.current.work).toBeNull();
  act(() => before.result.current.heard(drawnExample({ geometry: line, isFinished: true, set: [] })));
  before.unmount();
  expect(open().result.current.work).toBeNull();
  signIn('ada');
  expect(open().result.current.work).toMatchObject({ featureId, startsFrom: line });
});

test('after the map is left with a tool in hand, something else can be chosen', () => {
  const page = open();
  act(() => page.result.current.drawNew(fence));
  expect(mapStore.getState().newFeature).toMatchObject({ type: fence.id });
  page.unmount();
  tellMap({ type: 'activeFeatureSet', id: 'a' });
  expect(mapStore.getState().activeFeature).toBe('a');
});

test('after the map is left while a shape is changed, undo is for the whole plan again', () => {
  const page = open();
  const line = { type: 'LineString' as const, coordinates: fixes.map(({ at }) => at) };
  const feature = { _id: 'a', geometry: line, properties: {} } as never; // no more of it is read
  const ground = { things: [], boundary: [], chosen: undefined, mayEdit: true };
  act(() => page.result.current.editShape(feature, fence, ground));
  expect(mapStore.getState().isEditingFeatureShape).toBe(true);
  page.unmount();
  expect(mapStore.getState().isEditingFeatureShape).toBe(false);
});

test('what was undone to nothing does not come back in place of what was drawn since', () => {
  const page = open();
  act(() => page.result.current.drawNew(fence));
  const set = fixes.slice(0, 2).map(({ at }) => at);
  const line = { type: 'LineString' as const, coordinates: set };
  act(() =>
    page.result.current.heard(drawnExample({ geometry: line, isFinished: true, canUndo: true, set: [] })),
  );
  act(() => page.result.current.heard(drawnExample({ geometry: null, isFinished: false, set: [] })));
  const since = fixes.slice(1).map(({ at }) => at);
  act(() =>
    page.result.current.heard(drawnExample({ geometry: null, isFinished: false, canUndo: true, set: since })),
  );
  page.unmount();
  const { drawing } = open().result.current;
  expect([drawing?.geometry, drawing?.begunWith]).toEqual([undefined, since]);
});

test('what was drawn before a reload is still kept where the map is left before it shows it again', () => {
  const page = walked(0);
  const line = { type: 'LineString' as const, coordinates: fixes.map(({ at }) => at) };
  act(() => page.result.current.heard(drawnExample({ geometry: line, isFinished: true, set: [] })));
  page.unmount();
  open().unmount();
  expect(open().result.current.work).toMatchObject({ startsFrom: line });
});

const standing = (metres: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172 + metres / 1e5, -43],
      [172, -42.99],
      [172, -43],
    ],
  ],
});
const heardAs = (geometry: Geometry, more: Partial<DrawnShape> = {}) =>
  drawnExample({ geometry, isFinished: true, ...more });

test('a shape that was taken in place of what was drawn goes back to it, through several', () => {
  const page = open();
  act(() => page.result.current.drawNew(fence));
  const line = { type: 'LineString' as const, coordinates: fixes.map(({ at }) => at) };
  act(() => page.result.current.heard(heardAs(line, { canUndo: true })));
  act(() => page.result.current.takeShape(standing(500)));
  act(() => page.result.current.heard(heardAs(standing(500))));
  const both = {
    type: 'MultiPolygon' as const,
    coordinates: [standing(500).coordinates, standing(90).coordinates],
  };
  act(() => page.result.current.takeShape(both));
  expect(page.result.current).toMatchObject({ drawing: null, finished: both });
  act(() => page.result.current.stepBack?.());
  expect(page.result.current.drawing).toMatchObject({ shape: 'polygon', geometry: standing(500) });
  act(() => page.result.current.heard(heardAs(standing(500))));
  act(() => page.result.current.stepBack?.());
  expect(page.result.current.drawing).toMatchObject({ shape: 'line', geometry: line });
  act(() => page.result.current.heard(heardAs(line)));
  expect(page.result.current.stepBack).toBeNull();
});

test('what was changed since goes back first, and those beside that had moved are as they were moved', () => {
  const page = open();
  const feature = { _id: 'a', geometry: standing(500), properties: {} } as never; // no more of it is read
  const ground = { things: [], boundary: [], chosen: undefined, mayEdit: true };
  act(() => page.result.current.editShape(feature, kindById(kinds.paddock.id), ground));
  const moved = [{ id: 'b', geometry: standing(70) }];
  act(() => page.result.current.heard(heardAs(standing(400), { canUndo: true, moved })));
  act(() => page.result.current.takeShape(standing(300)));
  act(() => page.result.current.heard(heardAs(standing(200), { canUndo: true })));
  expect(page.result.current.stepBack).toBeNull();
  act(() => page.result.current.heard(heardAs(standing(300))));
  act(() => page.result.current.stepBack?.());
  expect(page.result.current.drawing).toMatchObject({ geometry: standing(400), moved });
});

test('a pointer that moves over the map puts nothing together anew but what follows it', () => {
  let times = 0;
  const page = renderHook(() => {
    times += 1;
    return useDrawing('own');
  });
  act(() => page.result.current.drawNew(fence));
  const running = (east: number) =>
    drawnExample({
      geometry: {
        type: 'LineString',
        coordinates: [
          [172, -43],
          [east, -43],
        ],
      },
      set: [[172, -43]],
    });
  act(() => page.result.current.heard(running(172.1)));
  const before = times;
  act(() => page.result.current.heard(running(172.2)));
  expect(times).toBe(before);
  const live = renderHook(() => useLiveShape(page.result.current));
  expect(live.result.current).toEqual(running(172.2).geometry);
  act(() => page.result.current.end());
  live.rerender();
  expect(live.result.current).toBeNull();
});
