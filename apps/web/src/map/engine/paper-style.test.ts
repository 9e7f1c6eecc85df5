import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Palette } from './palette.ts';
import { paperStyle } from './paper-style.ts';

beforeAll(() => vi.stubGlobal('document', { baseURI: 'https://tussock.example/' }));
afterAll(() => vi.unstubAllGlobals());

const palette = new Proxy({} as Palette, { get: () => '#000000' });
const tiles = {
  titleTiles: { url: '/titles', sourceLayer: 'layer-50804', minZoom: 8, maxZoom: 15 },
  riverTiles: { url: '/rivers', sourceLayer: 'rivers', zoom: 12, tileSize: 512 },
};
const styleOf = (hasTitles: boolean) => paperStyle(tiles, palette, { hasTitles, sources: {}, layers: [] });

test('titles bear their number on the map, from the zoom on at which there is room for it', () => {
  const { layers } = styleOf(true);
  expect(layers.find(({ id }) => id === 'title-numbers')).toMatchObject({
    type: 'symbol',
    source: 'titles',
    'source-layer': 'layer-50804',
    minzoom: 13,
    layout: { 'text-field': ['coalesce', ['get', 'title_no'], ''] },
  });
  // Over the ground and the borders of titles, which would hide them.
  expect(layers.map(({ id }) => id).filter((id) => id.startsWith('title-'))).toEqual([
    'title-ground',
    'title-borders',
    'title-numbers',
  ]);
});

test('a screen that asks for no titles fetches none', () => {
  const { layers, sources } = styleOf(false);
  expect(Object.keys(sources)).toEqual(['rivers']);
  expect(layers.filter((layer) => 'source' in layer && layer.source === 'titles')).toEqual([]);
});
