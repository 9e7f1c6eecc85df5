import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeAll, expect, test, vi } from 'vitest';
import { listenToPointer } from './listen-to-pointer.ts';

beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

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
  const leave = listenToPointer(map as unknown as MapLibreMap, {
    nameOf: () => 'River paddock',
    onHover,
    onFeature: () => undefined,
    onGround: () => undefined,
    hitsFeatures: true,
  });
  const move = (buttons: number): void =>
    heard.get('mousemove')?.({ point: { x: 3, y: 4 }, originalEvent: { buttons } });
  return { map, canvas, states, leave, move, look, onHover };
}

test('what the pointer stands on is named', () => {
  const { move, onHover } = openMap();
  move(0);
  expect(onHover).toHaveBeenCalledWith({ text: 'River paddock', x: 3, y: 4 });
});

test.each([
  ['is dragged', { isMoving: false }, 1],
  ['moves by itself', { isMoving: true }, 0],
])('a map that %s is not searched for what lies under the pointer', (_how, state, buttons) => {
  const { move, look } = openMap(state);
  move(buttons);
  expect(look).not.toHaveBeenCalled();
});

test('what the pointer stood on is marked no longer when nobody listens any more', () => {
  const { move, leave, states, canvas, onHover } = openMap();
  move(0);
  expect([states.at(-1), canvas.style.cursor]).toEqual([['paddock', { hovered: true }], 'pointer']);
  leave();
  expect([states.at(-1), canvas.style.cursor]).toEqual([['paddock', { hovered: false }], '']);
  expect(onHover).toHaveBeenLastCalledWith(null);
});

test('nothing is asked of a map that is gone before it', () => {
  const { map, move, leave, states } = openMap();
  move(0);
  map.style = undefined;
  leave();
  expect(states).toEqual([['paddock', { hovered: true }]]);
});
