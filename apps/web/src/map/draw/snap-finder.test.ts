import type { Geometry, Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import { paperStyle } from '../engine/paper-style.ts';
import { geoJsonOf } from '../layers/map-feature.ts';
import { planLayers } from '../layers/plan-layers.ts';
import { stackAtFirst } from '../layers/plan-stack.ts';
import { SOURCES } from '../layers/shape-layers.ts';
import { nearbyShapes, type NearbyShapes } from './nearby-shapes.ts';
import { findSnap, groundNear } from './snap-finder.ts';

beforeAll(() => vi.stubGlobal('document', { baseURI: 'https://tussock.example/' }));
afterAll(() => vi.unstubAllGlobals());

const palette = new Proxy({} as Palette, { get: () => '#000000' });
const tiles = {
  titleTiles: { url: '/titles', sourceLayer: 'titles', minZoom: 8, maxZoom: 15 },
  riverTiles: { url: '/rivers', sourceLayer: 'rivers', zoom: 12, tileSize: 512 },
};
/** About a metre, so that the reach of a pointer is about twelve. */
const PIXELS_PER_DEGREE = 100_000;

const corner: Position = [172.3000001, -42.8000001];
const boundary: Geometry = {
  type: 'Polygon',
  coordinates: [[corner, [172.31, -42.8], [172.31, -42.79], corner]],
};
/** As a tile has it: on its own grid, with more decimals than are kept. */
const stream = {
  type: 'LineString',
  coordinates: [
    [172.40000004321, -42.70000001234],
    [172.41, -42.7],
  ],
} as const satisfies Geometry;

/** A map with the style of the screens: the engine tells of what its layers draw, boxes aside. */
function openMap(): NearbyShapes {
  const shapes = new Map([[SOURCES.boundary, [{ id: 'boundary', geometry: boundary }]]]);
  const plan = stackAtFirst(planLayers(palette, 13), [], shapes);
  const { layers, sources } = paperStyle(tiles, palette, { hasTitles: false, ...plan });
  const drawnFrom = (id: string): readonly GeoJSON.Feature[] => {
    const source = sources[id];
    if (id === 'rivers')
      return [{ type: 'Feature', geometry: geoJsonOf(stream), properties: { StreamOrde: 2 } }];
    const data = source?.type === 'geojson' ? source.data : undefined;
    return typeof data === 'object' && 'features' in data ? data.features : [];
  };
  const map = {
    project: ([x, y]: Position) => ({ x: x * PIXELS_PER_DEGREE, y: -y * PIXELS_PER_DEGREE }),
    unproject: ([x, y]: Position) => ({ lng: x / PIXELS_PER_DEGREE, lat: -y / PIXELS_PER_DEGREE }),
    getLayer: (wanted: string) => layers.find(({ id }) => id === wanted),
    queryRenderedFeatures: (_box: unknown, asked: { readonly layers: readonly string[] }) =>
      layers.flatMap((layer) =>
        'source' in layer && asked.layers.includes(layer.id) ? drawnFrom(layer.source) : [],
      ),
  };
  return nearbyShapes(map as unknown as MapLibreMap);
}

const ground = { findShape: (id: string) => (id === 'boundary' ? boundary : undefined) };
const aside = ([longitude, latitude]: Position, pixels: number): Position => [
  longitude - pixels / PIXELS_PER_DEGREE,
  latitude,
];

test('a pointer near a corner of the boundary snaps to it, bit for bit as it is stored', () => {
  expect(findSnap(openMap(), ground, aside(corner, 5))).toEqual(corner);
});

test('a pointer near a stream snaps to it, to the decimals that are kept', () => {
  const end: Position = [172.4, -42.7];
  expect(findSnap(openMap(), ground, aside(end, 5))).toEqual(end);
});

test('a pointer further from both than its reach is left where it is', () => {
  expect(findSnap(openMap(), ground, aside(corner, 40))).toBeNull();
});

test('the boundary that is being changed does not hold itself', () => {
  const without = { findShape: () => undefined };
  expect(groundNear(openMap(), without, corner).map(({ type }) => type)).not.toContain('Polygon');
});
