import { kindById, kinds, type DrawnThing } from '@tussock/domain';
import { act, renderHook } from '@testing-library/react';
import type { PolygonGeometry } from '@tussock/geometry';
import { afterEach, expect, test, vi } from 'vitest';
import { createDrawnNow } from '../drawing/drawn-now.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { useEditProblems } from './use-edit-problems.ts';

type Drawing = Parameters<typeof useEditProblems>[1];

afterEach(() => void vi.useRealTimers());

const kind = kindById(kinds.paddock.id);
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => {
  const at = (x: number, y: number): [number, number] => [172.5 + x / 1000, -43.1 + y / 1000];
  return {
    type: 'Polygon',
    coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
  };
};
const paddock = (id: string, geometry: PolygonGeometry): DrawnThing => ({
  id,
  kind,
  geometry,
  attributes: { name: id, status: 'existing' },
});
const [west, east, far] = [
  paddock('West', box(0, 0, 2, 2)),
  paddock('East', box(2, 0, 4, 2)),
  paddock('Far', box(5, 0, 6, 2)),
];
const ground = { things: [west, east, far], boundary: [box(0, 0, 6, 2)] };
/** West is edited, and East moves with it. */
const edited = (finished: PolygonGeometry, moved: PolygonGeometry, verb?: object): Drawing =>
  ({
    work: { featureId: 'West', kind, feature: { properties: west.attributes }, verb },
    drawn: { moved: [{ id: 'East', geometry: moved }] },
    finished,
    now: createDrawnNow(),
  }) as unknown as Drawing; // nothing else of it is asked for

const faultsOf = (drawing: Drawing) => renderHook(() => useEditProblems(ground, drawing)).result.current;

test('saving an edit asks about the neighbours that moved with it, by their names', () => {
  const { overlaps, outside } = faultsOf(edited(box(0, 0, 2, 2), box(2, 0, 5.5, 2.5)));
  expect(overlaps.map(({ movedName, otherName }) => [movedName, otherName])).toEqual([['East', 'Far']]);
  expect(outside.map(({ movedName }) => movedName)).toEqual(['East']);
});

test('and about what is drawn itself, which needs no name', () => {
  const { overlaps } = faultsOf(edited(box(0, 0, 5.5, 2), box(5.5, 0, 5.6, 2)));
  expect(overlaps.map(({ movedName, otherName }) => [movedName, otherName])).toEqual([
    [null, 'Far'],
    ['East', 'Far'],
  ]);
});

test('a line for a verb has no ground', () => {
  expect(faultsOf(edited(box(0, 0, 5.5, 2), box(5.5, 0, 5.6, 2), {}))).toEqual({ overlaps: [], outside: [] });
});

test('what is not finished yet is looked over behind the pointer, and tells of nothing as long as it lies alone', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const now = createDrawnNow();
  let times = 0;
  const work = { featureId: 'New', kind, feature: null };
  const drawing = { work, drawn: null, finished: null, now } as unknown as Drawing; // no more of it is read
  const around = { things: [far], boundary: [box(0, 0, 6, 2)] };
  const { result } = renderHook(() => {
    times += 1;
    return useEditProblems(around, drawing);
  });
  const point = (geometry: PolygonGeometry): void =>
    act(() => {
      now.setState({ drawn: drawnExample({ geometry }) });
      vi.runAllTimers();
    });
  point(box(0, 0, 1, 1));
  point(box(0, 0, 2, 1));
  expect([times, result.current]).toEqual([1, { overlaps: [], outside: [] }]);
  point(box(0, 0, 5.5, 1));
  expect(result.current.overlaps.map(({ otherName }) => otherName)).toEqual(['Far']);
  point(box(0, 0, 1, 1));
  expect(result.current.overlaps).toEqual([]);
});
