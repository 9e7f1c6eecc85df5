import { allKinds, waterLayers, type AnyKind } from '@tussock/domain';
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl';
import { FIRST_AREA_LAYER, RIVER_LAYERS, STREAM_ORDER } from '../engine/paper-style.ts';
import { colourOn, fillOn, lineOn, type Palette } from '../engine/palette.ts';
import { byStyle } from './by-style.ts';
import { LABEL_LAYERS, labelLayers } from './label-layers.ts';
import {
  boundaryLabelLayer,
  boundaryLayers,
  groundShapeLayers,
  overlapLayers,
  selectedLayers,
  SOURCES,
  veilLayer,
  type PlanLayer,
} from './shape-layers.ts';

const kindsWhere = (test: (kind: AnyKind) => boolean): string[] => allKinds.filter(test).map(({ id }) => id);

/** The dash patterns. The engine takes one pattern per layer, so each has a layer of its own. */
const dashes = [
  ...new Map(allKinds.flatMap(({ style: { dash } }) => (dash ? [[dash.join(), dash]] : []))),
].map(([key, pattern]) => ({
  id: `feature-dashes-${key}`,
  pattern,
  kindIds: kindsWhere(({ style }) => style.dash?.join() === key),
}));
const dashedIds = dashes.flatMap(({ kindIds }) => kindIds);

/** Layers of features that lie under others of the same shape: a click hits those. */
const UNHIT_LAYERS: readonly string[] = ['feature-patterns', 'feature-casings'];

/** Layers that a click may hit, topmost first. */
export const FEATURE_LAYERS: readonly string[] = [
  'feature-points',
  ...dashes.map(({ id }) => id),
  'feature-lines',
  'feature-outlines',
  'feature-areas',
];

const isShape = (type: 'Polygon' | 'LineString' | 'Point'): ExpressionSpecification => [
  '==',
  ['geometry-type'],
  type,
];
const isOneOf = (ids: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...ids]],
];
/** Expression: a feature coloured by its data is drawn without gaps, since a colour is hard to tell in short dashes. */
const isSolid: ExpressionSpecification = ['has', 'solid'];
const isDashed: ExpressionSpecification = ['all', isOneOf(dashedIds), ['!', isSolid]];
const isHovered: ExpressionSpecification = ['boolean', ['feature-state', 'hovered'], false];
const order = byStyle((style) => style.order);
const width: ExpressionSpecification = [
  '+',
  ['case', ['has', 'width'], ['to-number', ['get', 'width']], byStyle((style) => style.width)],
  ['case', isHovered, 1, 0],
];

/** Expression: the pattern on an area; empty for most. What is coloured by its data has that of its data. */
const pattern: ExpressionSpecification = [
  'coalesce',
  ['get', 'pattern'],
  ['case', ['has', 'opacity'], '', byStyle((style) => style.pattern ?? '')],
];

const filters: Readonly<Record<string, ExpressionSpecification>> = {
  'feature-areas': isShape('Polygon'),
  'feature-patterns': ['all', isShape('Polygon'), ['!=', pattern, '']],
  'feature-casings': ['!', isShape('Point')],
  'feature-outlines': ['all', isShape('Polygon'), ['!', isDashed]],
  'feature-lines': ['all', isShape('LineString'), ['!', isDashed]],
  'feature-points': isShape('Point'),
  // Broken outlines of areas as well as broken lines.
  ...Object.fromEntries(
    dashes.map(
      ({ id, kindIds }) => [id, ['all', ['!', isShape('Point')], isOneOf(kindIds), ['!', isSolid]]] as const,
    ),
  ),
};

/** Expression: the feature's own colour, else that of its style. */
const colourBy = (palette: Palette): ExpressionSpecification => [
  'coalesce',
  ['get', 'colour'],
  byStyle((style) => colourOn(palette, style)),
];
/** Expression: the colour of lines and outlines. An area coloured by its data keeps the outline of its kind, distinct from its neighbour's. */
const lineColourBy = (palette: Palette): ExpressionSpecification => {
  const ofStyle = byStyle((style) => lineOn(palette, style));
  return [
    'coalesce',
    ['get', 'lineColour'],
    ['case', ['has', 'opacity'], ofStyle, ['coalesce', ['get', 'colour'], ofStyle]],
  ];
};
const opacityBy = (palette: Palette): ExpressionSpecification => [
  'case',
  ['has', 'opacity'],
  ['to-number', ['get', 'opacity']],
  ['+', byStyle((style) => fillOn(palette, style)), ['case', isHovered, 0.1, 0]],
];

/**
 * Expression: the size of symbols, so that a trough never covers a paddock: full size (a thumb's) near by, and from afar a dot of some 70 m, which
 * halves with each zoom.
 */
const symbolSize: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  9,
  0.025,
  13,
  0.4,
  15,
  0.75,
  16.5,
  1,
  19,
  1.3,
];

/** Fills of areas with their patterns, below the shade of the relief, which so lies on all colours alike. */
export function areaLayers(palette: Palette): readonly PlanLayer[] {
  const source = SOURCES.features;
  return [
    {
      id: FIRST_AREA_LAYER,
      type: 'fill',
      source,
      layout: { 'fill-sort-key': order },
      paint: {
        'fill-color': colourBy(palette),
        'fill-opacity': opacityBy(palette),
        // Outlines are lines of their own; smoothing the fill as well costs half of the frame.
        'fill-antialias': false,
      },
    },
    {
      id: 'feature-patterns',
      type: 'fill',
      source,
      paint: { 'fill-pattern': ['concat', 'pattern ', pattern, ' ', palette.pattern], 'fill-opacity': 0.5 },
    },
  ];
}

/** Outlines of areas, lines and points. */
function featureLayers(palette: Palette) {
  const source = SOURCES.features;
  const line = { 'line-color': lineColourBy(palette), 'line-width': width };
  const sorted = { 'line-sort-key': order, 'line-cap': 'round', 'line-join': 'round' } as const;
  const lines: readonly PlanLayer[] = [
    { id: 'feature-lines', type: 'line', source, layout: sorted, paint: line },
    ...dashes.map(({ id, pattern: dash }): PlanLayer => ({
      id,
      type: 'line',
      source,
      layout: { ...sorted, 'line-cap': 'butt' },
      paint: { ...line, 'line-dasharray': [...dash] },
    })),
  ];
  const points: PlanLayer = {
    id: 'feature-points',
    type: 'symbol',
    source,
    layout: {
      'icon-image': ['coalesce', ['get', 'symbol'], byStyle((style) => style.symbol)],
      'icon-allow-overlap': true,
      'icon-size': symbolSize,
      'symbol-sort-key': order,
    },
    paint: {
      'icon-color': colourBy(palette),
      'icon-halo-color': palette.casing,
      'icon-halo-width': 1.5,
    },
  };
  const outlines: readonly PlanLayer[] = [
    {
      // Dark rims under lines on a photograph.
      id: 'feature-casings',
      type: 'line',
      source,
      layout: { 'line-join': 'round', visibility: palette.isPhoto ? 'visible' : 'none' },
      paint: { 'line-color': palette.halo, 'line-width': ['+', width, 1.6], 'line-opacity': 0.6 },
    },
    { id: 'feature-outlines', type: 'line', source, layout: sorted, paint: line },
  ];
  return { outlines, lines, points };
}

/** Creates a source for shapes of a plan, empty by default, with the tolerance all of them share. */
export const planSource = (features: readonly GeoJSON.Feature[] = []): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [...features] },
  promoteId: '_id',
  buffer: 8,
  maxzoom: 17,
});

/** All layers of a plan, in their drawing order. */
export function planLayers(palette: Palette, labelZoom: number): readonly PlanLayer[] {
  const { outlines, lines, points } = featureLayers(palette);
  return [
    ...areaLayers(palette),
    veilLayer(palette),
    ...groundShapeLayers(palette),
    ...outlines,
    ...boundaryLayers(palette),
    ...lines,
    ...selectedLayers(palette),
    points,
    ...overlapLayers(palette),
    boundaryLabelLayer(palette, labelZoom),
    // What lies above is placed first.
    ...labelLayers(palette, labelZoom),
  ];
}

/** Visible layers of the plan, and of the water under it. */
export interface Seen {
  readonly visible: readonly string[];
  readonly hasLabels: boolean;
  readonly water: readonly string[];
}

/** Filter of a layer by the visible layers; undefined for a layer that has no choice. */
function filterOf(id: string, { visible, water }: Seen): FilterSpecification | undefined {
  const isVisibleKind: FilterSpecification = ['in', ['get', 'kind'], ['literal', [...visible]]];
  if (FEATURE_LAYERS.includes(id) || UNHIT_LAYERS.includes(id))
    return ['all', isVisibleKind, filters[id] ?? true];
  if (LABEL_LAYERS.includes(id)) return isVisibleKind;
  return isRiverLayer(id) ? waterFilter(water) : undefined;
}

/** Applies the visibility to a layer of the initial style, since a later change would tile it again. */
export function asSeen<L extends LayerSpecification>(layer: L, seen: Seen): L {
  const filter = filterOf(layer.id, seen);
  const isHidden = LABEL_LAYERS.includes(layer.id) && !seen.hasLabels;
  return {
    ...layer,
    ...(filter ? { filter } : {}),
    ...(isHidden ? { layout: { ...layer.layout, visibility: 'none' } } : {}),
  };
}

/** Shows only the visible layers, and labels only when they are on. */
export function showLayers(map: MapLibreMap, seen: Seen): void {
  for (const id of [...FEATURE_LAYERS, ...UNHIT_LAYERS, ...LABEL_LAYERS, ...RIVER_LAYERS])
    map.setFilter(id, filterOf(id, seen));
  for (const id of LABEL_LAYERS) map.setLayoutProperty(id, 'visibility', seen.hasLabels ? 'visible' : 'none');
}

/** Order value for the centreline of a river, which has none. */
const NO_ORDER = 0;

const isRiverLayer = (id: string): boolean => RIVER_LAYERS.some((layer) => layer === id);

/** Filter of the river tiles for the visible water layers: streams by their order, centrelines by having none. */
export function waterFilter(chosen: readonly string[]): FilterSpecification {
  const shown = waterLayers.filter(({ id }) => chosen.includes(id));
  const orders = shown.flatMap(({ streamOrder }) => streamOrder ?? []);
  const wanted = [...orders, ...(shown.some(({ streamOrder }) => streamOrder === null) ? [NO_ORDER] : [])];
  return ['in', ['to-number', ['coalesce', STREAM_ORDER, NO_ORDER]], ['literal', wanted]];
}
