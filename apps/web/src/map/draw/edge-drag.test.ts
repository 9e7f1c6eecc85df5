import type { EdgeEnds, Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { dragEdges, edgeMoved, edgeUnder } from './edge-drag.ts';

const reach = { edge: 8, corner: 18 };
const edges = [
  [
    [0, 0],
    [200, 0],
  ],
  [
    [200, 0],
    [200, 100],
  ],
] as const;

test('an edge is taken beside its line, away from its corners and its middle', () => {
  expect(edgeUnder(edges, [50, 5], reach)).toBe(0);
  expect(edgeUnder(edges, [203, 25], reach)).toBe(1);
  expect(edgeUnder(edges, [50, 9], reach)).toBeNull();
  expect(edgeUnder(edges, [10, 0], reach)).toBeNull();
  expect(edgeUnder(edges, [100, 0], reach)).toBeNull();
});

const edge: EdgeEnds = [
  [172, -43],
  [172.5, -43],
];
const pointer: EdgeEnds = [
  [172.25, -43],
  [172.25, -42.5],
];

test('both ends go as far as the pointer went', () => {
  expect(edgeMoved(edge, pointer, () => null)).toEqual([
    [172, -42.5],
    [172.5, -42.5],
  ]);
});

test('where one end finds a corner, the whole edge goes along', () => {
  const snap = (at: Position): Position | null => (at[0] === 172.5 ? [172.75, -42.5] : null);
  expect(edgeMoved(edge, pointer, snap)).toEqual([
    [172.25, -42.5],
    [172.75, -42.5],
  ]);
});

const page = new EventTarget();
beforeEach(() => vi.stubGlobal('window', page));
afterAll(() => vi.unstubAllGlobals());

/** A map of a hundred pixels to a degree, and what is told of the one edge on it. */
function openMap() {
  const heard = new Map<string, (event: unknown) => void>();
  const told: string[] = [];
  const leave = dragEdges({
    map: {
      project: ([x, y]: Position) => ({ x: x * 100, y: y * 100 }),
      on: (name: string, hear: (event: unknown) => void) => {
        heard.set(name, hear);
        return { unsubscribe: () => heard.delete(name) };
      },
    } as unknown as MapLibreMap,
    shape: () => ({
      type: 'LineString',
      coordinates: [
        [0, 0],
        [2, 0],
      ],
    }),
    snap: () => null,
    onMove: (_edge, [from]) => told.push(`to ${from.join()}`),
    onEnd: (_edge, [from]) => told.push(`left at ${from.join()}`),
    onCancel: () => told.push('let go'),
  });
  /** So many fingers, the first of them there. */
  const fingers = (name: 'touchstart' | 'touchmove', count: number, [lng, lat]: Position): void =>
    heard.get(name)?.({
      points: Array.from({ length: count }, () => ({ x: lng * 100, y: lat * 100 })),
      point: { x: lng * 100, y: lat * 100 },
      lngLat: { lng, lat },
      preventDefault: () => undefined,
    });
  return { told, leave, fingers, heard };
}

test('a finger drags an edge', () => {
  const { told, leave, fingers } = openMap();
  fingers('touchstart', 1, [0.5, 0]);
  fingers('touchmove', 1, [0.5, 1]);
  page.dispatchEvent(new Event('touchend'));
  expect(told).toEqual(['to 0,1', 'left at 0,1']);
  leave();
});

test('two fingers are for the map: the edge under the first of them is let go, and stays where it was', () => {
  const { told, leave, fingers } = openMap();
  fingers('touchstart', 1, [0.5, 0]);
  fingers('touchstart', 2, [0.5, 0]);
  fingers('touchmove', 2, [0.5, 1]);
  page.dispatchEvent(new Event('touchend'));
  fingers('touchmove', 1, [0.5, 1]);
  page.dispatchEvent(new Event('touchend'));
  expect(told).toEqual([]);
  leave();
});

test('what was seen of an edge before the second finger came is taken back', () => {
  const { told, leave, fingers } = openMap();
  fingers('touchstart', 1, [0.5, 0]);
  fingers('touchmove', 1, [0.5, 1]);
  fingers('touchmove', 2, [0.5, 2]);
  page.dispatchEvent(new Event('touchend'));
  expect(told).toEqual(['to 0,1', 'let go']);
  leave();
});

test('a touch that the device takes away moves no edge', () => {
  const { told, leave, fingers } = openMap();
  fingers('touchstart', 1, [0.5, 0]);
  fingers('touchmove', 1, [0.5, 1]);
  page.dispatchEvent(new Event('touchcancel'));
  page.dispatchEvent(new Event('touchend'));
  expect(told).toEqual(['to 0,1', 'let go']);
  leave();
});

test('what it listens to, on the map and on the page, ends with it', () => {
  const [heardOn, leftOn] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')];
  const { leave, heard } = openMap();
  expect([heard.size, heardOn.mock.calls.length]).toEqual([4, 3]);
  leave();
  expect(heard.size).toBe(0);
  expect(leftOn.mock.calls).toEqual(heardOn.mock.calls);
});
