import { LngLat, type Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitFarm } from './fit-farm.ts';

// Nothing lies over the edges of a map that no page shows.
beforeEach(() => void vi.stubGlobal('getComputedStyle', () => ({})));
afterEach(() => void vi.unstubAllGlobals());

const FARM = [172.4, -42.9, 172.6, -42.8] as const;

/** A map as far as it is fitted: its zoom follows from the size of its frame. */
function mapOf(width: number) {
  let [zoom, resized] = [0, () => {}];
  const fitBounds = vi.fn(() => {
    zoom = Math.log2(width);
  });
  const map = {
    fitBounds,
    getContainer: () => ({}) as HTMLElement,
    getCenter: () => new LngLat(172.5, -42.85),
    getZoom: () => zoom,
    on: (_event: 'resize', listener: () => void) => {
      resized = listener;
    },
  } as unknown as MapLibreMap; // no more of it is asked here
  return {
    map,
    fitBounds,
    resize: (to: number) => {
      width = to;
      resized();
    },
    zoomTo: (to: number) => {
      zoom = to;
    },
  };
}

test('a farm stays whole in its map while the page around it is put together', () => {
  const { map, fitBounds, resize } = mapOf(1024);
  fitFarm(map, FARM);
  resize(512);
  resize(256);
  expect(fitBounds).toHaveBeenCalledTimes(3);
  expect(map.getZoom()).toBe(8);
});

test('a map that somebody has moved stays where it is', () => {
  const { map, fitBounds, resize, zoomTo } = mapOf(1024);
  fitFarm(map, FARM);
  zoomTo(14);
  resize(512);
  expect(fitBounds).toHaveBeenCalledTimes(1);
  expect(map.getZoom()).toBe(14);
});
