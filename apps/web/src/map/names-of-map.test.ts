import { latest } from '@maplibre/maplibre-gl-style-spec';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Palette } from './engine/palette.ts';
import { paperStyle } from './engine/paper-style.ts';
import { contourPart, countryPart } from './ground/ground-layers.ts';
import { planLayers } from './layers/plan-layers.ts';

beforeAll(() => vi.stubGlobal('document', { baseURI: 'https://tussock.example/' }));
afterAll(() => vi.unstubAllGlobals());

const palette = new Proxy({} as Palette, { get: () => '#000000' });
const terrain = { url: '/terrain/{z}/{x}/{y}', minZoom: 0, maxZoom: 14, attribution: '' };
const tiles = {
  titleTiles: { url: '/titles', sourceLayer: 'layer-50804', minZoom: 8, maxZoom: 15 },
  riverTiles: { url: '/rivers', sourceLayer: 'rivers', zoom: 12, tileSize: 512 },
};

/** Every layer that writes on the map: of the paper, of the plan, and of the ground that is laid between them. */
function writingLayers() {
  const style = paperStyle(tiles, palette, {
    hasTitles: true,
    sources: {},
    layers: planLayers(palette, 13),
  });
  const ground = [countryPart('/country', palette), contourPart(terrain, palette)];
  return [...style.layers, ...ground.flatMap(({ layers }) => layers)].flatMap((layer) =>
    layer.type === 'symbol' && layer.layout?.['text-field'] !== undefined ? [layer] : [],
  );
}

const OVERLAPPING = ['text-allow-overlap', 'text-overlap', 'text-ignore-placement'] as const;

test('no name or figure on the map, of whatever layer, may lie over another', () => {
  const layers = writingLayers();
  expect(layers.map(({ id }) => id).toSorted()).toEqual([
    'boundary-label',
    'contour-heights',
    'country-places',
    'country-regions',
    'feature-labels',
    'feature-labels-small',
    'places-near',
    'river-names',
    'title-numbers',
  ]);
  const overlapping = layers.flatMap(({ id, layout = {} }) =>
    OVERLAPPING.filter((key) => key in layout).map((key) => `${id}: ${key}`),
  );
  expect(overlapping).toEqual([]);
});

test('where nothing is said of it the engine lets no name lie over another', () => {
  const of = latest.layout_symbol;
  expect(of['text-allow-overlap'].default).toBe(false);
  expect(of['text-ignore-placement'].default).toBe(false);
  expect(of['text-overlap']).not.toHaveProperty('default');
});
