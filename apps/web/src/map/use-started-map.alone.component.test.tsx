import { act, renderHook } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { startMap } from './engine/start-map.ts';
import { Standing } from './frame-of-map.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import { emptyMap } from './testing/empty-map.ts';
import { useStartedMap } from './use-started-map.ts';

vi.mock('./engine/palette.ts', async (original) => ({
  ...(await original<typeof import('./engine/palette.ts')>()),
  readPalette: () => new Proxy({}, { get: () => '#000000' }),
}));
// The engine draws on a canvas, which is not here.
vi.mock('./engine/start-map.ts', () => ({ startMap: vi.fn() }));

const tiles = {
  titleTiles: { url: '/titles', sourceLayer: 'titles', minZoom: 8, maxZoom: 15 },
  riverTiles: { url: '/rivers', sourceLayer: 'rivers', zoom: 12, tileSize: 512 },
} as unknown as PlanMapProps['tiles'];

/** As much of an engine as is asked here: what it tells of, and what its sources are handed. */
function openEngine() {
  const heard = new Map<string, ((event: object) => void)[]>();
  const tell = (what: string): void => {
    for (const hear of heard.get(what) ?? []) hear({});
  };
  const handed: unknown[] = [];
  const verbs: Record<string, unknown> = {
    style: {},
    on: (name: string, hear: (event: object) => void) => {
      heard.set(name, [...(heard.get(name) ?? []), hear]);
      return { unsubscribe: () => undefined };
    },
    getZoom: () => 10,
    painter: { render: () => undefined },
    isSourceLoaded: () => true,
    loaded: () => true,
    getContainer: () => document.createElement('div'),
    getSource: () => ({ setData: ({ features }: GeoJSON.FeatureCollection) => handed.push(features.length) }),
  };
  const engine = new Proxy(verbs, { get: (known, verb) => known[String(verb)] ?? (() => undefined) });
  vi.mocked(startMap).mockReturnValue(engine as unknown as MapLibreMap);
  return {
    handed,
    /** As the engine makes a picture. */
    paint: () => {
      (verbs['painter'] as { render: () => void }).render();
      tell('render');
    },
    makeStyle: () => act(() => tell('style.load')),
    tell,
  };
}

test('where the engine has made its style again, the farm is handed to it whole, by what knew of it before', () => {
  const { handed, makeStyle } = openEngine();
  const latest = { current: { ...emptyMap, tiles } };
  const container = { current: document.createElement('div') };
  const standing = new Standing();
  const { result } = renderHook(() => useStartedMap(container, latest, standing, true));
  makeStyle();
  const first = result.current.ready;
  first?.source.show([]);
  expect(handed).toEqual([]);
  makeStyle();
  const again = result.current.ready;
  expect([again === first, again?.source === first?.source]).toEqual([false, true]);
  again?.source.show([]);
  expect(handed).toEqual([0]);
});

test('that the map is at rest is known at once, before its picture is handed to the graphics', () => {
  const { tell } = openEngine();
  const container = { current: document.createElement('div') };
  const latest = { current: { ...emptyMap, tiles } };
  const standing = new Standing();
  const { result } = renderHook(() => useStartedMap(container, latest, standing, true));
  tell('idle');
  expect(result.current.isIdle).toBe(true);
  act(() => tell('dataloading'));
  expect(result.current.isIdle).toBe(false);
});

test('the farm is painted as soon as it is seen, though tiles of others let the engine not rest', () => {
  const { paint } = openEngine();
  const container = { current: document.createElement('div') };
  const latest = { current: { ...emptyMap, tiles } };
  const standing = new Standing();
  const { result } = renderHook(() => useStartedMap(container, latest, standing, true));
  expect(result.current.isPainted).toBe(false);
  act(paint);
  expect([result.current.isPainted, result.current.isIdle]).toEqual([true, false]);
});

test('whoever waits for no picture of the farm is not told of each', () => {
  const { paint } = openEngine();
  const container = { current: document.createElement('div') };
  const latest = { current: { ...emptyMap, tiles } };
  const standing = new Standing();
  const { result } = renderHook(() => useStartedMap(container, latest, standing, false));
  act(paint);
  expect(result.current.isPainted).toBe(false);
});
