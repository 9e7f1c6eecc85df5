import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToPointer } from './listen-to-pointer.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A map with one feature everywhere, and what hears of the pointer over it. */
function openMap({ isMoving = false } = {}) {
  const heard = new Map<string, (event: unknown) => void>();
  const look = vi.fn(() => [{ properties: { _id: 'paddock' } }]);
  const canvas = { style: { cursor: '' } };
  const states: unknown[] = [];
  const map = {
    style: {} as object | undefined,
    on: (name: string, hear: (event: unknown) => void) => void heard.set(name, hear),
    isMoving: () => isMoving,
    queryRenderedFeatures: look,
    off: (name: string) => void heard.delete(name),
    setFeatureState: ({ id }: { readonly id: string }, state: object) =>
      map.style ? states.push([id, state]) : expect.fail('There is no style.'),
    getCanvas: () => canvas,
  };
  const onHover = vi.fn();
  const onFeature = vi.fn();
  const leave = listenToPointer(map as unknown as MapLibreMap, {
    nameOf: () => 'River paddock',
    onHover,
    onFeature,
    onGround: () => undefined,
    hitsFeatures: true,
  });
  const move = (buttons: number, x = 3): void =>
    heard.get('mousemove')?.({ point: { x, y: 4 }, originalEvent: { buttons } });
  const rest = (): void => void vi.advanceTimersByTime(40);
  const click = (): void =>
    heard.get('click')?.({ point: { x: 3, y: 4 }, lngLat: { lng: 175.6, lat: -40.3 } });
  return { map, canvas, states, leave, move, rest, click, look, onHover, onFeature };
}

test('what the pointer stands on is named', () => {
  const { move, rest, onHover } = openMap();
  move(0);
  rest();
  expect(onHover).toHaveBeenCalledWith({ text: 'River paddock', x: 3, y: 4 });
});

test.each([
  ['is dragged', { isMoving: false }, 1],
  ['moves by itself', { isMoving: true }, 0],
])('a map that %s is not searched for what lies under the pointer', (_how, state, buttons) => {
  const { move, rest, look } = openMap(state);
  move(buttons);
  rest();
  expect(look).not.toHaveBeenCalled();
});

test('what the pointer stood on is marked no longer when nobody listens any more', () => {
  const { move, rest, leave, states, canvas, onHover } = openMap();
  move(0);
  rest();
  expect([states.at(-1), canvas.style.cursor]).toEqual([['paddock', { hovered: true }], 'pointer']);
  leave();
  expect([states.at(-1), canvas.style.cursor]).toEqual([['paddock', { hovered: false }], '']);
  expect(onHover).toHaveBeenLastCalledWith(null);
});

test('nothing is asked of a map that is gone before it', () => {
  const { map, move, rest, leave, look, states } = openMap();
  move(0);
  rest();
  move(0);
  map.style = undefined;
  rest();
  leave();
  expect(states).toEqual([['paddock', { hovered: true }]]);
  expect(look).toHaveBeenCalledOnce();
});

test('of a pointer on its way the map is searched once in a while, where it is by then', () => {
  const { move, rest, onHover, look } = openMap();
  move(0, 3);
  move(0, 8);
  expect(look).not.toHaveBeenCalled();
  rest();
  expect(look).toHaveBeenCalledOnce();
  expect(onHover).toHaveBeenCalledExactlyOnceWith({ text: 'River paddock', x: 8, y: 4 });
});

test('a click at once is told of, and marks what it was on with it, not a moment after', () => {
  const { move, click, rest, onFeature, onHover, states, look } = openMap();
  move(0);
  click();
  expect(onFeature).toHaveBeenCalledExactlyOnceWith('paddock', [175.6, -40.3]);
  expect(states).toEqual([['paddock', { hovered: true }]]);
  expect(onHover).toHaveBeenCalledExactlyOnceWith({ text: 'River paddock', x: 3, y: 4 });
  rest();
  expect(look).toHaveBeenCalledOnce();
});

test('a finger marks nothing', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { click, onFeature, onHover, states } = openMap();
  click();
  expect(onFeature).toHaveBeenCalledOnce();
  expect([onHover.mock.calls, states]).toEqual([[], []]);
});

test('what the pointer has left is not marked afterwards', () => {
  const { move, leave, rest, states } = openMap();
  move(0);
  leave();
  rest();
  expect(states).toEqual([]);
});
