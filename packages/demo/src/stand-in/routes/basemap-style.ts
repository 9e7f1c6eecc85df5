import { BASEMAP_SOURCE_LAYERS } from './tiles.ts';

/** Largest zoom at which base map tiles are made; beyond it they are drawn larger. */
export const BASEMAP_MAXIMUM_ZOOM = 15;

/** A MapLibre style (version 8) over the base map tiles: paper, contours, water and roads, without text, glyphs or sprites. */
export function buildBasemapStyle(tilesUrl: string): object {
  const source = 'topographic';
  return {
    version: 8,
    name: 'topographic-v2',
    sources: {
      [source]: {
        type: 'vector',
        tiles: [tilesUrl],
        minzoom: 0,
        maxzoom: BASEMAP_MAXIMUM_ZOOM,
        attribution: 'Made-up demonstration land',
      },
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': '#f4f1e8' } },
      {
        id: 'contours',
        type: 'line',
        source,
        'source-layer': BASEMAP_SOURCE_LAYERS.contours,
        paint: {
          'line-color': '#c9a98a',
          'line-width': ['case', ['==', ['get', 'type'], 'index'], 1, 0.5],
          'line-opacity': 0.7,
        },
      },
      {
        id: 'streams',
        type: 'line',
        source,
        'source-layer': BASEMAP_SOURCE_LAYERS.rivers,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': '#7fa8c9', 'line-width': ['match', ['get', 'kind'], 'river', 2.5, 1] },
      },
      {
        id: 'road-edges',
        type: 'line',
        source,
        'source-layer': BASEMAP_SOURCE_LAYERS.roads,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': '#a39a89',
          'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1.5, 16, 8],
        },
      },
      {
        id: 'roads',
        type: 'line',
        source,
        'source-layer': BASEMAP_SOURCE_LAYERS.roads,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': '#ffffff',
          'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.5, 16, 6],
        },
      },
    ],
  };
}
