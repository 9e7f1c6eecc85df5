import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchGround } from '../../api/fetch-ground.ts';
import { addBasemap } from './basemap.ts';

vi.mock('../../api/fetch-ground.ts', () => ({ fetchGround: vi.fn() }));
const fetched = vi.mocked(fetchGround);

/** Refuses as the engine does: a source without a type by throwing, a layer whose source is not there in silence. */
function engine() {
  const sources = new Map<string, object>();
  const layers: string[] = [];
  return {
    sources,
    layers,
    style: {},
    addSource: (id: string, source: { type?: string }) => {
      if (!source.type) throw new Error('The type property must be defined');
      sources.set(id, source);
    },
    addLayer: ({ id, source }: { id: string; source?: string }) => {
      if (source === undefined || sources.has(source)) layers.push(id);
    },
    getLayer: (id: string) => layers.find((one) => one === id),
  };
}
const lay = (map: ReturnType<typeof engine>) =>
  addBasemap(
    map as unknown as MapLibreMap,
    { styleUrl: 'https://maps.example/style.json', attribution: 'Maps of the valley' },
    'rivers',
  );
const answer = (style: unknown, status = 200) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(style), { status }));
const paper = { id: 'paper', type: 'background' };
const hills = { id: 'hills', type: 'raster', source: 'tiles' };
const tiles = { type: 'raster', tiles: ['https://maps.example/{z}/{x}/{y}.png'] };

beforeEach(() => void fetched.mockReset());

describe('a base map is laid under the farm', () => {
  test('its sources and layers under names of their own, with what must be said of it', async () => {
    answer({ version: 8, sources: { tiles }, layers: [paper, hills] });
    const map = engine();
    expect(await lay(map)).toBe('laid');
    expect(map.layers).toEqual(['basemap-paper', 'basemap-hills']);
    expect(map.sources.get('basemap-tiles')).toEqual({ ...tiles, attribution: 'Maps of the valley' });
  });

  test('without its text and its patterns, which need pictures from elsewhere', async () => {
    const names = { id: 'names', type: 'symbol', source: 'tiles' };
    const marsh = { id: 'marsh', type: 'fill', source: 'tiles', paint: { 'fill-pattern': 'marsh' } };
    answer({ sources: { tiles }, layers: [names, marsh, hills] });
    const map = engine();
    await lay(map);
    expect(map.layers).toEqual(['basemap-hills']);
  });

  test('without heat and buildings that stand up, which the engine of this build cannot draw', async () => {
    const warmth = { id: 'warmth', type: 'heatmap', source: 'tiles' };
    const town = { id: 'town', type: 'fill-extrusion', source: 'tiles' };
    answer({ sources: { tiles }, layers: [town, hills, warmth] });
    const map = engine();
    await lay(map);
    expect(map.layers).toEqual(['basemap-hills']);
  });

  test('what of it is broken is left away, and the rest stands', async () => {
    answer({ sources: { broken: { tiles: [] }, none: null, tiles }, layers: [null, 'hills', {}, hills] });
    const map = engine();
    expect(await lay(map)).toBe('laid');
    expect([...map.sources.keys()]).toEqual(['basemap-tiles']);
    expect(map.layers).toEqual(['basemap-hills']);
  });
});

describe('there is paper in its place, and it is told', () => {
  test.each([
    ['is not there', { fault: 'not found' }, 404],
    ['is a list', [], 200],
    ['has no layers', { sources: {} }, 200],
    ['has layers that are none', { sources: {}, layers: 'hills' }, 200],
    ['has sources that are none', { sources: [tiles], layers: [paper] }, 200],
    ['has nothing that can be drawn', { sources: {}, layers: [hills] }, 200],
  ])('where the style %s', async (_what, style, status) => {
    answer(style, status);
    expect(await lay(engine())).toBe('away');
  });

  test('where it is no JSON', async () => {
    fetched.mockResolvedValue(new Response('<!doctype html>'));
    expect(await lay(engine())).toBe('away');
  });

  test('where it is not reached, or not within the time it is given', async () => {
    fetched.mockRejectedValue(new DOMException('too late', 'TimeoutError'));
    expect(await lay(engine())).toBe('away');
    expect(fetched.mock.calls[0]?.[1]).toBeInstanceOf(AbortSignal);
  });

  test('but to no page that has gone on meanwhile', async () => {
    answer({ sources: { tiles }, layers: [hills] });
    const map = engine();
    Reflect.deleteProperty(map, 'style');
    expect(await lay(map)).toBeUndefined();
    expect(map.sources.size).toBe(0);
  });
});
