import latinUrl from '@fontsource/public-sans/files/public-sans-latin-600-normal.woff2?url';
import latinExtendedUrl from '@fontsource/public-sans/files/public-sans-latin-ext-600-normal.woff2?url';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

export const MAP_FONT = 'Public Sans Strong';
const RIVER_LAYER = 'rivers';
/** Layers of the river tiles that the water layers control: all lines, and the beds of large rivers above them. */
export const RIVER_LAYERS = [RIVER_LAYER, 'river-beds', 'river-names'] as const;
/** Layers of the ground are inserted below this one. */
export const FIRST_LAYER_ABOVE_GROUND = RIVER_LAYER;
/** Fills of areas: photographs and soil lie below them, the shade of the relief and contours above. */
export const FIRST_AREA_LAYER = 'feature-areas';
const AREA_LAYERS: readonly string[] = [FIRST_AREA_LAYER, 'feature-patterns'];
/** Veil outside the farm, and the layer above it: names are not veiled, nor titles to choose from. */
export const VEIL_LAYER = 'veil';
export const FIRST_LAYER_ABOVE_VEIL = 'river-names';

/** Expression: the Strahler order of a stream, null for the centreline of a river. The files of the national network spell it `StreamOrde`. */
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
  readonly basemap?: { readonly styleUrl: string | null; readonly attribution: string };
  readonly terrain?: GroundTileSettings | null;
  readonly imagery?: GroundTileSettings | null;
  /** Soil maps, with `{layer}` in their URL. */
  readonly soil?: GroundTileSettings | null;
}

export interface GroundTileSettings {
  readonly url: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly attribution: string;
  readonly bounds?: [number, number, number, number] | undefined;
}

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/** Streams of this order and above are drawn as a bed with two banks. */
const LEAST_ORDER_WITH_BED = 5;
const orderOf: ExpressionSpecification = ['to-number', ['coalesce', STREAM_ORDER, 1]];
/** Expression: line width by order and zoom, from thread-like headwaters to broad main rivers. */
const riverWidth = (less: number): ExpressionSpecification => {
  const by = (...widths: readonly [number, number, number, number]): ExpressionSpecification => [
    'max',
    0,
    ['-', ['interpolate', ['linear'], orderOf, 1, widths[0], 4, widths[1], 6, widths[2], 8, widths[3]], less],
  ];
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    11,
    by(0.7, 1.4, 2.8, 4),
    14,
    by(1.1, 2.4, 6, 9),
    17,
    by(1.6, 4.5, 15, 24),
  ];
};

function riverLayers({ riverTiles }: TileSettings, palette: Palette): LayerSpecification[] {
  const from = { source: 'rivers', 'source-layer': riverTiles.sourceLayer } as const;
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: RIVER_LAYER,
      type: 'line',
      ...from,
      layout,
      paint: { 'line-color': palette.water, 'line-opacity': 0.85, 'line-width': riverWidth(0) },
    },
    {
      id: 'river-beds',
      type: 'line',
      ...from,
      minzoom: 13,
      layout,
      paint: {
        'line-color': palette.bed,
        'line-opacity': ['case', ['>=', orderOf, LEAST_ORDER_WITH_BED], 1, 0],
        'line-width': riverWidth(1.8),
      },
    },
    {
      id: 'river-names',
      type: 'symbol',
      ...from,
      minzoom: 12,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['coalesce', ['get', 'name'], ''],
        'text-font': [MAP_FONT],
        'text-size': ['interpolate', ['linear'], orderOf, 2, 11, 6, 14],
        'text-letter-spacing': 0.06,
        'text-max-angle': 35,
        'text-offset': [0, -0.9],
      },
      paint: { 'text-color': palette.waterName, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
    },
  ];
}

/** Place names around a farm, where the river tiles have them; towns come with the layer of the country. */
const placeLayer = (palette: Palette): LayerSpecification => ({
  id: 'places-near',
  type: 'symbol',
  source: 'rivers',
  'source-layer': 'places',
  minzoom: 11,
  layout: {
    'text-field': ['coalesce', ['get', 'name'], ''],
    'text-font': [MAP_FONT],
    'text-size': 12.5,
    'text-letter-spacing': 0.03,
  },
  paint: { 'text-color': palette.inkSoft, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
});

/** Zoom from which a title is large enough for its number. */
const TITLE_NUMBERS_ZOOM = 13;

/** Layers of the cadastre: faint areas, borders, and numbers where there is room. */
const titleLayers = ({ titleTiles }: TileSettings, palette: Palette): readonly LayerSpecification[] => [
  {
    id: 'title-ground',
    type: 'fill',
    source: 'titles',
    'source-layer': titleTiles.sourceLayer,
    paint: { 'fill-color': palette.title, 'fill-opacity': 0.04, 'fill-antialias': false },
  },
  {
    id: 'title-borders',
    type: 'line',
    source: 'titles',
    'source-layer': titleTiles.sourceLayer,
    paint: {
      'line-color': palette.title,
      'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.3, 15, 1.1],
      'line-opacity': 0.8,
    },
  },
  {
    id: 'title-numbers',
    type: 'symbol',
    source: 'titles',
    'source-layer': titleTiles.sourceLayer,
    minzoom: TITLE_NUMBERS_ZOOM,
    layout: {
      // LINZ, NZ Property Titles: `title_no`.
      'text-field': ['coalesce', ['get', 'title_no'], ''],
      'text-font': [MAP_FONT],
      'text-size': 10.5,
      // A title that lies in several tiles bears its number in each: not side by side.
      'text-padding': 32,
    },
    paint: { 'text-color': palette.title, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  },
];

/** Content of the style from the start. */
interface OnPaper {
  readonly hasTitles: boolean;
  readonly sources: StyleSpecification['sources'];
  readonly layers: readonly LayerSpecification[];
}

/**
 * Creates the base style: paper with rivers, titles of the cadastre where a screen needs them, and above both the given layers, all in one style that
 * is parsed once.
 */
export function paperStyle(
  tiles: TileSettings,
  palette: Palette,
  { hasTitles, sources, layers }: OnPaper,
): StyleSpecification {
  const titleSource = {
    titles: {
      type: 'vector' as const,
      tiles: [tiles.titleTiles.url],
      minzoom: tiles.titleTiles.minZoom,
      maxzoom: tiles.titleTiles.maxZoom,
    },
  } satisfies StyleSpecification['sources'];
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
      ...(hasTitles ? titleSource : {}),
      ...sources,
    },
    layers: inOrder(paperLayers(tiles, palette, hasTitles), layers),
  };
}

/** Layers of the paper in their order, in the colours of a palette. */
export const paperLayers = (
  tiles: TileSettings,
  palette: Palette,
  hasTitles: boolean,
): readonly LayerSpecification[] => [
  { id: 'paper', type: 'background', paint: { 'background-color': palette.paper } },
  ...riverLayers(tiles, palette),
  ...(hasTitles ? titleLayers(tiles, palette) : []),
  placeLayer(palette),
];

/** The layers of a plan among those of the paper: areas under the water, the veil over it, all others on top. */
function inOrder(
  [paper, ...onPaper]: readonly LayerSpecification[],
  layers: readonly LayerSpecification[],
): LayerSpecification[] {
  const areas = layers.filter(({ id }) => AREA_LAYERS.includes(id));
  const veil = layers.filter(({ id }) => id === VEIL_LAYER);
  const names = onPaper.findIndex(({ id }) => id === FIRST_LAYER_ABOVE_VEIL);
  const others = layers.filter((layer) => !areas.includes(layer) && !veil.includes(layer));
  return [
    ...(paper ? [paper] : []),
    ...areas,
    ...onPaper.slice(0, names),
    ...veil,
    ...onPaper.slice(names),
    ...others,
  ];
}
