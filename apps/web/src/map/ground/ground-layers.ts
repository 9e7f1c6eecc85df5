import type { GroundLayerId, SoilLayerId } from '@tussock/domain';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { MAP_FONT, type GroundTileSettings } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import { CONTOUR_OPTIONS, CONTOUR_ZOOMS, contourTilesFrom } from './contour-tiles.ts';

/** A source of the ground with its layers, and the choice that shows them. */
export interface GroundPart {
  readonly id: string;
  readonly source: SourceSpecification;
  readonly layers: readonly LayerSpecification[];
  /** Left out for layers that are always shown. */
  readonly shownBy?: GroundLayerId;
  /** Whether it lies on the fills of areas: shade and lines do, pictures do not. */
  readonly isOnAreas?: true;
}

/** Highest zoom of the country's outline, whose coast is accurate to some hundred metres: nearer by it would differ visibly from the true one. */
const COUNTRY_ENDS = 10.5;

const COUNTRY = 'country';
const is = (what: string): ExpressionSpecification => ['==', ['get', 'is'], what];
const fadeFrom = (opacity: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  COUNTRY_ENDS - 1.5,
  opacity,
  COUNTRY_ENDS,
  0,
];

const countryShapes = (palette: Palette): LayerSpecification[] => [
  {
    id: 'country-sea',
    type: 'background',
    maxzoom: COUNTRY_ENDS,
    paint: { 'background-color': palette.sea, 'background-opacity': fadeFrom(1) },
  },
  {
    id: 'country-land',
    type: 'fill',
    source: COUNTRY,
    maxzoom: COUNTRY_ENDS,
    filter: is('land'),
    paint: { 'fill-color': palette.paper, 'fill-antialias': false, 'fill-opacity': fadeFrom(1) },
  },
  {
    id: 'country-borders',
    type: 'line',
    source: COUNTRY,
    maxzoom: COUNTRY_ENDS,
    filter: is('border'),
    paint: {
      'line-color': palette.title,
      'line-width': 0.7,
      'line-dasharray': [4, 3],
      'line-opacity': fadeFrom(0.45),
    },
  },
  {
    id: 'country-coast',
    type: 'line',
    source: COUNTRY,
    maxzoom: COUNTRY_ENDS,
    filter: is('coast'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.coast, 'line-width': 0.9, 'line-opacity': fadeFrom(0.9) },
  },
];

function countryNames(palette: Palette): LayerSpecification[] {
  const paint = { 'text-color': palette.inkSoft, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 };
  const name: ExpressionSpecification = ['get', 'name'];
  return [
    {
      id: 'country-regions',
      type: 'symbol',
      source: COUNTRY,
      minzoom: 5.2,
      maxzoom: 8.5,
      filter: is('region'),
      layout: {
        'text-field': name,
        'text-font': [MAP_FONT],
        'text-size': 12,
        'text-letter-spacing': 0.12,
        'text-transform': 'uppercase',
        'text-max-width': 7,
      },
      paint: { ...paint, 'text-opacity': 0.75 },
    },
    {
      id: 'country-places',
      type: 'symbol',
      source: COUNTRY,
      filter: ['all', is('place'), ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 5.4, 2, 6.8, 3]]],
      layout: {
        'text-field': name,
        'text-font': [MAP_FONT],
        'text-size': ['match', ['get', 'rank'], 1, 13, 2, 12, 11],
        'symbol-sort-key': ['get', 'rank'],
      },
      paint,
    },
  ];
}

/** Land, sea, regions and towns: what the map shows before there is a farm. */
export const countryPart = (url: string, palette: Palette): GroundPart => ({
  id: COUNTRY,
  source: { type: 'geojson', data: url, maxzoom: 10, tolerance: 0.2 },
  layers: [...countryShapes(palette), ...countryNames(palette)],
});

/** Relief with evening light: shade only, warm, and flat land left as paper. */
export const reliefPart = (terrain: GroundTileSettings, palette: Palette): GroundPart => ({
  id: 'relief',
  shownBy: 'relief',
  isOnAreas: true,
  source: {
    type: 'raster-dem',
    tiles: [terrain.url],
    minzoom: terrain.minZoom,
    maxzoom: terrain.maxZoom,
    // Drawn twice as large as it is: softer, and a quarter of the tiles.
    tileSize: 512,
    encoding: 'mapbox',
    attribution: terrain.attribution,
    ...(terrain.bounds ? { bounds: terrain.bounds } : {}),
  },
  layers: [
    {
      id: 'relief',
      type: 'hillshade',
      source: 'relief',
      minzoom: terrain.minZoom,
      paint: {
        'hillshade-method': 'igor',
        'hillshade-illumination-direction': 315,
        'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], 8, 0.7, 12, 1, 16, 1],
        'hillshade-shadow-color': palette.shade,
        'hillshade-highlight-color': palette.light,
      },
    },
  ],
});

export const CONTOUR_LAYER = 'contours';

/** Metres between the strong contours, which bear their heights. */
const INDEX_METRES = 100;

/** Thin brown contours; each hundred metres is stronger and labelled with its height. */
export const contourPart = (terrain: GroundTileSettings, palette: Palette): GroundPart => {
  const from = { source: 'contours', 'source-layer': CONTOUR_OPTIONS.contourLayer } as const;
  const isIndex = ['==', ['%', ['get', CONTOUR_OPTIONS.elevationKey], INDEX_METRES], 0] as const;
  // At nought is the sea, or land of which no height is known.
  const isLand = ['>', ['get', CONTOUR_OPTIONS.elevationKey], 0] as const;
  return {
    id: 'contours',
    shownBy: 'contours',
    isOnAreas: true,
    source: {
      type: 'vector',
      tiles: [contourTilesFrom(terrain)],
      // Each is made from tiles of the zoom before it.
      minzoom: Math.max(CONTOUR_ZOOMS.min, terrain.minZoom + 1),
      maxzoom: CONTOUR_ZOOMS.max,
      ...(terrain.bounds ? { bounds: terrain.bounds } : {}),
    },
    layers: [
      {
        id: CONTOUR_LAYER,
        type: 'line',
        ...from,
        filter: [...isLand],
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': palette.contour,
          'line-width': ['case', [...isIndex], 1.3, 0.55],
          'line-opacity': ['case', [...isIndex], 0.8, 0.45],
        },
      },
      {
        id: 'contour-heights',
        type: 'symbol',
        ...from,
        minzoom: 12.5,
        filter: ['all', isIndex, isLand],
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 380,
          'text-field': ['to-string', ['get', CONTOUR_OPTIONS.elevationKey]],
          'text-font': [MAP_FONT],
          'text-size': 11,
          'text-padding': 12,
        },
        paint: { 'text-color': palette.contour, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
      },
    ] as unknown as readonly LayerSpecification[], // the filter is said once and used thrice
  };
};

/** A soil map, below the hill shading. */
export const soilPart = (soil: GroundTileSettings, layer: SoilLayerId): GroundPart => ({
  id: layer,
  shownBy: layer,
  source: {
    type: 'raster',
    tiles: [soil.url.replace('{layer}', layer)],
    minzoom: soil.minZoom,
    maxzoom: soil.maxZoom,
    tileSize: 256,
    attribution: soil.attribution,
    ...(soil.bounds ? { bounds: soil.bounds } : {}),
  },
  layers: [
    {
      id: layer,
      type: 'raster',
      source: layer,
      minzoom: soil.minZoom,
      paint: { 'raster-opacity': 0.7, 'raster-fade-duration': 0, 'raster-resampling': 'nearest' },
    },
  ],
});

/** Aerial photographs, below everything but the sea. */
export const imageryPart = (imagery: GroundTileSettings): GroundPart => ({
  id: 'imagery',
  shownBy: 'imagery',
  source: {
    type: 'raster',
    tiles: [imagery.url],
    minzoom: imagery.minZoom,
    maxzoom: imagery.maxZoom,
    tileSize: 256,
    attribution: imagery.attribution,
    ...(imagery.bounds ? { bounds: imagery.bounds } : {}),
  },
  layers: [
    { id: 'imagery', type: 'raster', source: 'imagery', minzoom: 8, paint: { 'raster-fade-duration': 0 } },
  ],
});
