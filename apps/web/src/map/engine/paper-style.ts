import latinUrl from '@fontsource/public-sans/files/public-sans-latin-600-normal.woff2?url';
import latinExtendedUrl from '@fontsource/public-sans/files/public-sans-latin-ext-600-normal.woff2?url';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

export const MAP_FONT = 'Public Sans Strong';
export const RIVER_LAYER = 'rivers';

/** The Strahler order of a stream, null for the centreline of a river. The files of the national network spell it `StreamOrde`. */
export const STREAM_ORDER: ExpressionSpecification = [
  'coalesce',
  ['get', 'StreamOrde'],
  ['get', 'StreamOrder'],
  ['get', 'order'],
];

export interface TileSettings {
  readonly titleTiles: {
    readonly url: string;
    readonly sourceLayer: string;
    readonly minZoom: number;
    readonly maxZoom: number;
  };
  readonly riverTiles: {
    readonly url: string;
    readonly sourceLayer: string;
    readonly zoom: number;
    readonly tileSize: number;
  };
}

const absolute = (url: string): string => new URL(url, document.baseURI).href;

function riverLayer({ riverTiles }: TileSettings, palette: Palette): LayerSpecification {
  return {
    id: RIVER_LAYER,
    type: 'line',
    source: 'rivers',
    'source-layer': riverTiles.sourceLayer,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': palette.water,
      'line-opacity': 0.55,
      // Stream orders 1 to 8: a headwater is a thread, the main river a ribbon.
      'line-width': ['interpolate', ['linear'], ['coalesce', STREAM_ORDER, 1], 1, 0.7, 4, 2, 6, 4.5, 8, 7],
    },
  };
}

/** Paper with rivers; the titles of the cadastre where a screen asks for them. Everything else is laid on top as layers of the plan. */
export function paperStyle(
  tiles: TileSettings,
  palette: Palette,
  options: { readonly hasTitles: boolean },
): StyleSpecification {
  const titleSource = {
    titles: {
      type: 'vector' as const,
      tiles: [tiles.titleTiles.url],
      minzoom: tiles.titleTiles.minZoom,
      maxzoom: tiles.titleTiles.maxZoom,
    },
  } satisfies StyleSpecification['sources'];
  const titleLayers: LayerSpecification[] = [
    {
      id: 'title-ground',
      type: 'fill',
      source: 'titles',
      'source-layer': tiles.titleTiles.sourceLayer,
      paint: { 'fill-color': palette.title, 'fill-opacity': 0.04, 'fill-antialias': false },
    },
    {
      id: 'title-borders',
      type: 'line',
      source: 'titles',
      'source-layer': tiles.titleTiles.sourceLayer,
      paint: {
        'line-color': palette.title,
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.3, 15, 1.1],
        'line-opacity': 0.8,
      },
    },
  ];
  return {
    version: 8,
    // Text is drawn by the browser from these files: there is no glyph server.
    'font-faces': {
      [MAP_FONT]: [
        { url: absolute(latinUrl), 'unicode-range': ['U+0000-00FF', 'U+2000-206F'] },
        { url: absolute(latinExtendedUrl), 'unicode-range': ['U+0100-02BA', 'U+1E00-1E9F'] },
      ],
    },
    sources: {
      rivers: {
        type: 'vector',
        tiles: [tiles.riverTiles.url],
        minzoom: tiles.riverTiles.zoom,
        maxzoom: tiles.riverTiles.zoom,
      },
      ...(options.hasTitles ? titleSource : {}),
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': palette.paper } },
      riverLayer(tiles, palette),
      ...(options.hasTitles ? titleLayers : []),
    ],
  };
}
