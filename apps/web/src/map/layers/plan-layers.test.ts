import { createExpression, latest } from '@maplibre/maplibre-gl-style-spec';
import { kinds } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import { LABEL_LAYERS } from './label-layers.ts';
import { planLayers } from './plan-layers.ts';

const palette = new Proxy({} as Palette, { get: () => '#000000' });
const layers = planLayers(palette, 13);
const layoutOf = (id: string): Readonly<Record<string, unknown>> =>
  layers.find((layer) => layer.id === id)?.layout ?? {};

/** What the engine makes of an expression of the layout, for one feature at a zoom. */
function valueOf(
  id: string,
  property: 'icon-size' | 'symbol-sort-key' | 'text-field' | 'text-size',
  at: { zoom: number; of?: object },
) {
  const made = createExpression(layoutOf(id)[property], latest.layout_symbol[property] as never); // as the engine's own style says
  if (made.result === 'error') throw new Error(made.value.join());
  return made.value.evaluate({ zoom: at.zoom }, { type: 1, properties: { ...at.of } }) as number;
}

test.each(LABEL_LAYERS)(
  'of names without room for both, %s puts that of a paddock before that of a fence',
  (id) => {
    const placeOf = (of: object): number => valueOf(id, 'symbol-sort-key', { zoom: 15, of });
    const paddock = { kind: kinds.paddock.id, isFirst: false };
    const fence = { kind: kinds.fenceline.id, isFirst: false };
    expect(placeOf(paddock)).toBeLessThan(placeOf(fence));
    // What is asked for stands before all of them.
    expect(placeOf({ ...fence, isFirst: true })).toBeLessThan(placeOf(paddock));
  },
);

describe('a name', () => {
  const [whole = '', alone = ''] = LABEL_LAYERS;
  const textOf = (id: string, of: object): string => String(valueOf(id, 'text-field', { zoom: 15, of }));
  const fence = { label: 'Creek fence', figure: '', isFirst: false };
  const paddock = { label: 'Creek', figure: '4.57 ha', isFirst: false };

  test('of a paddock stands with its hectares, and alone where there is no room for them', () => {
    expect(textOf(whole, paddock)).toBe('Creek\n4.57 ha');
    expect(textOf(alone, paddock)).toBe('Creek');
  });

  test('without hectares is placed with those that have lost theirs, by their rank and not before them', () => {
    expect(textOf(whole, fence)).toBe('');
    expect(textOf(alone, fence)).toBe('Creek fence');
  });

  test('that is wanted before all others is placed with the first', () => {
    expect(textOf(whole, { ...fence, isFirst: true })).toBe('Creek fence');
  });

  test('is as large without hectares as one with them, and smaller where it has lost them', () => {
    const sizeOf = (id: string, of: object): number => valueOf(id, 'text-size', { zoom: 17, of });
    expect([sizeOf(whole, paddock), sizeOf(alone, fence), sizeOf(alone, paddock)]).toEqual([15, 15, 12]);
  });
});

describe('a name with the room of its area', () => {
  const [whole = '', alone = ''] = LABEL_LAYERS;
  /** As large as its area allows at zoom 15. */
  const withRoom = (pixels: number) => ({
    label: 'Creek',
    figure: '4.57 ha',
    isFirst: false,
    room: pixels / 2 ** 15,
    roomAlone: (pixels * 1.5) / 2 ** 15,
  });
  const textOf = (id: string, of: object): string => String(valueOf(id, 'text-field', { zoom: 15, of }));

  test.each([
    ['keeps its hectares where both fit', 13, 'Creek\n4.57 ha', 'Creek'],
    ['loses them where they would spill', 8, '', 'Creek'],
    ['is left out where it would spill itself', 4, '', ''],
  ])('%s', (_what, pixels, both, name) => {
    expect(textOf(whole, withRoom(pixels))).toBe(both);
    expect(textOf(alone, withRoom(pixels))).toBe(name);
  });

  test.each([14, 14.5, 15, 15.7])('is never larger than its area at zoom %d', (zoom) => {
    const allowed = 8 * 2 ** (zoom - 15);
    const size = valueOf(alone, 'text-size', { zoom, of: withRoom(8 / 1.5) });
    expect(size).toBeLessThanOrEqual(allowed + 1e-9);
  });

  test('of a line is left out from afar, and has no such limit near by', () => {
    const fence = { label: 'Creek fence', figure: '', isFirst: false };
    expect(String(valueOf(alone, 'text-field', { zoom: 13, of: fence }))).toBe('');
    expect(String(valueOf(alone, 'text-field', { zoom: 14, of: fence }))).toBe('Creek fence');
  });
});

test('what is selected lies in its casing above the boundary and every line, and below names', () => {
  const order = layers.map(({ id }) => id);
  const selected = order.indexOf('selected-casing');
  expect(order[selected + 1]).toBe('selected-line');
  expect(selected).toBeGreaterThan(order.indexOf('boundary-line'));
  expect(selected).toBeGreaterThan(order.indexOf('feature-lines'));
  expect(selected).toBeLessThan(order.indexOf(LABEL_LAYERS[1] ?? ''));
});

test.each(LABEL_LAYERS)('no name of %s may lie over another, nor give up its room for one', (id) => {
  const layout = layoutOf(id);
  expect(layout).toHaveProperty('text-field');
  expect(layout).not.toHaveProperty('text-allow-overlap');
  expect(layout).not.toHaveProperty('text-overlap');
  expect(layout).not.toHaveProperty('text-ignore-placement');
});

/** A symbol of full size, in pixels, and metres of a pixel at the first zoom, at 43° south. */
const SYMBOL_PIXELS = 24;
const METRES_AT_ZOOM_0 = 57_240;

test.each([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])(
  'at zoom %s the symbol of a trough takes less than half of a paddock of one hectare',
  (zoom) => {
    const pixels = SYMBOL_PIXELS * valueOf('feature-points', 'icon-size', { zoom });
    const metres = (pixels * METRES_AT_ZOOM_0) / 2 ** zoom;
    expect(metres ** 2).toBeLessThan(5000);
  },
);

test('nearer by a symbol is larger', () => {
  const sizes = [9, 12, 13, 15, 17, 19].map((zoom) => valueOf('feature-points', 'icon-size', { zoom }));
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(sizes.at(-1)).toBeGreaterThan(1);
});
