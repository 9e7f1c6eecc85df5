import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import { asSeen, planLayers } from './plan-layers.ts';
import { PlanStack, stackAtFirst } from './plan-stack.ts';
import { SOURCES } from './shape-layers.ts';

const palette = new Proxy({} as Palette, { get: () => '#000000' });
const layers = planLayers(palette, 13);
const empty = stackAtFirst(layers, [], new Map());

/** What the engine is asked to do, and the order in which its layers lie. */
function openMap() {
  const order = empty.layers.map(({ id }) => id);
  const sources = new Map<string, ReturnType<typeof sourceOf>>();
  const sourceOf = (data: GeoJSON.FeatureCollection) => {
    let { length } = data.features;
    return {
      count: () => length,
      setData: (next: GeoJSON.FeatureCollection) => void (length = next.features.length),
    };
  };
  const map = {
    style: {} as object | null,
    getSource: (id: string) => (map.style ? sources.get(id) : expect.fail('There is no style.')),
    addSource: (id: string, { data }: { data: GeoJSON.FeatureCollection }) =>
      void sources.set(id, sourceOf(data)),
    removeSource: (id: string) => void sources.delete(id),
    getLayer: (id: string) => order.find((one) => one === id),
    addLayer: ({ id }: { id: string }, before: string) => void order.splice(order.indexOf(before), 0, id),
    removeLayer: (id: string) => void order.splice(order.indexOf(id), 1),
  };
  return { stack: new PlanStack(map as unknown as MapLibreMap, layers), map, order, sources };
}

const corner = { id: 'a', geometry: { type: 'Point', coordinates: [172, -43] } } as const;
const others = Object.values(SOURCES).filter((id) => id !== SOURCES.features && id !== SOURCES.labels);

test('what shows nothing has no source, which would be tiled with every move of the map', () => {
  const { stack, sources } = openMap();
  others.forEach((id) => stack.show(id, []));
  expect(sources.size).toBe(0);
});

test.each([
  ['first to last', others],
  ['last to first', others.toReversed()],
])('layers lie as they are declared, whenever their shapes come: %s', (_order, ids) => {
  const { stack, order } = openMap();
  ids.forEach((id) => stack.show(id, [corner]));
  expect(order).toEqual(layers.map(({ id }) => id));
});

test('shapes that follow others take their place, and go with the last of them', () => {
  const { stack, order, sources } = openMap();
  stack.show(SOURCES.overlaps, [corner]);
  stack.show(SOURCES.overlaps, [corner, { ...corner, id: 'b' }]);
  expect(sources.get(SOURCES.overlaps)?.count()).toBe(2);
  stack.show(SOURCES.overlaps, []);
  expect(sources.size).toBe(0);
  expect(order).toEqual(empty.layers.map(({ id }) => id));
});

test('what is known as the map starts stands in its style, and is not handed to the engine again', () => {
  const shapes = new Map([[SOURCES.boundary, [corner]]]);
  const first = stackAtFirst(layers, [], shapes);
  expect(Object.keys(first.sources)).toEqual([SOURCES.features, SOURCES.labels, SOURCES.boundary]);
  expect(first.layers.map(({ id }) => id)).toContain('boundary-line');
  const asked: string[] = [];
  const map = new Proxy({} as MapLibreMap, {
    get: (_map, verb) => () => void asked.push(String(verb)),
  });
  const stack = new PlanStack(map, layers, shapes);
  stack.show(SOURCES.boundary, shapes.get(SOURCES.boundary) ?? []);
  expect(asked).toEqual([]);
});

test('a first style has the filters of what is chosen: a filter that comes later is a second tiling', () => {
  const seen = { visible: ['paddock'], hasLabels: false, water: [] };
  const byId = new Map(planLayers(palette, 13).map((layer) => [layer.id, asSeen(layer, seen)]));
  expect(byId.get('feature-points')).toMatchObject({
    filter: ['all', ['in', ['get', 'kind'], ['literal', ['paddock']]], ['==', ['geometry-type'], 'Point']],
  });
  expect(byId.get('feature-labels')).toMatchObject({
    filter: ['in', ['get', 'kind'], ['literal', ['paddock']]],
    layout: { visibility: 'none' },
  });
  expect(byId.get('boundary-line')).toEqual(layers.find(({ id }) => id === 'boundary-line'));
});

test('what changes while the engine has lost its style is shown when the style is back', () => {
  const { stack, map, sources } = openMap();
  const one = [corner];
  stack.show(SOURCES.overlaps, one);
  map.style = null;
  stack.show(SOURCES.overlaps, [corner, { ...corner, id: 'b' }]);
  stack.show(SOURCES.found, one);
  map.style = {};
  stack.handAgain();
  // The engine made it as it stood some time before.
  sources.get(SOURCES.overlaps)?.setData({ type: 'FeatureCollection', features: [] });
  stack.show(SOURCES.overlaps, one);
  stack.show(SOURCES.found, one);
  expect([SOURCES.overlaps, SOURCES.found].map((id) => sources.get(id)?.count())).toEqual([1, 1]);
});
