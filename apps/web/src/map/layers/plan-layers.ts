import { allKinds, labelRank, waterLayers, type AnyKind, type KindStyle } from '@tussock/domain';
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl';
import { MAP_FONT, RIVER_LAYERS, STREAM_ORDER } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import {
  boundaryLabelLayer,
  boundaryLayers,
  groundShapeLayers,
  overlapLayers,
  SOURCES,
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

/** Layers that a click may hit, topmost first. */
export const FEATURE_LAYERS: readonly string[] = [
  'feature-points',
  ...dashes.map(({ id }) => id),
  'feature-lines',
  'feature-outlines',
  'feature-strokes',
  'feature-areas',
];

/** Lowest zoom of labels: below it they would cover the farm they name. */
export const LABEL_ZOOM = 13.5;

/** Expression: a value of the kind's style, by the kind of each feature. */
function byKind(read: (style: KindStyle) => string | number): ExpressionSpecification {
  const cases = allKinds.flatMap((kind) => [kind.id, read(kind.style)]);
  // A match needs its cases spread; the types cannot say "pairs, then a fallback".
  return [
    'match',
    ['get', 'kind'],
    ...cases,
    read({ colour: '#808080', width: 1, symbol: 'dot', order: 0 }),
  ] as unknown as ExpressionSpecification;
}

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
const isChosen: ExpressionSpecification = ['boolean', ['feature-state', 'selected'], false];
const isHovered: ExpressionSpecification = ['boolean', ['feature-state', 'hovered'], false];
const order = byKind((style) => style.order);
const width: ExpressionSpecification = [
  '+',
  ['case', ['has', 'width'], ['to-number', ['get', 'width']], byKind((style) => style.width)],
  ['case', isChosen, 2, isHovered, 1, 0],
];

const filters: Readonly<Record<string, ExpressionSpecification>> = {
  'feature-areas': isShape('Polygon'),
  'feature-strokes': ['all', isShape('Polygon'), ['has', 'strokes']],
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

/** Expression: the feature's own colour, else that of its kind. */
const colour: ExpressionSpecification = ['coalesce', ['get', 'colour'], byKind((style) => style.colour)];
/** Expression: the outline colour. An area coloured by its data is more opaque, and needs an outline distinct from its neighbour's. */
const lineColour: ExpressionSpecification = ['coalesce', ['get', 'lineColour'], colour];
const opacity: ExpressionSpecification = [
  'case',
  ['has', 'opacity'],
  ['to-number', ['get', 'opacity']],
  byKind((style) => style.fillOpacity ?? 0),
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

function featureLayers(palette: Palette): PlanLayer[] {
  const source = SOURCES.features;
  const line = {
    'line-color': ['case', isChosen, palette.selected, lineColour] as ExpressionSpecification,
    'line-width': width,
  };
  const sorted = { 'line-sort-key': order, 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: 'feature-areas',
      type: 'fill',
      source,
      layout: { 'fill-sort-key': order },
      paint: {
        'fill-color': colour,
        'fill-opacity': ['+', opacity, ['case', ['has', 'opacity'], 0, isChosen, 0.25, isHovered, 0.1, 0]],
        // Outlines are lines of their own; smoothing the fill as well costs half of the frame.
        'fill-antialias': false,
      },
    },
    {
      id: 'feature-strokes',
      type: 'fill',
      source,
      paint: {
        'fill-pattern': ['concat', 'strokes ', ['get', 'strokes'], ' ', ['get', 'strokeColour']],
        'fill-opacity': 0.55,
      },
    },
    { id: 'feature-outlines', type: 'line', source, layout: sorted, paint: line },
    { id: 'feature-lines', type: 'line', source, layout: sorted, paint: line },
    ...dashes.map(({ id, pattern }): PlanLayer => ({
      id,
      type: 'line',
      source,
      layout: { ...sorted, 'line-cap': 'butt' },
      paint: { ...line, 'line-dasharray': [...pattern] },
    })),
    {
      id: 'feature-points',
      type: 'symbol',
      source,
      layout: {
        'icon-image': ['coalesce', ['get', 'symbol'], byKind((style) => style.symbol)],
        'icon-allow-overlap': true,
        'icon-size': symbolSize,
        'symbol-sort-key': order,
      },
      paint: {
        'icon-color': ['case', isChosen, palette.selected, colour],
        'icon-halo-color': palette.halo,
        'icon-halo-width': ['case', isChosen, 3, 1.5],
      },
    },
  ];
}

/** Rank of names placed before those of every kind. */
const FIRST = -1000;

/** A match needs its cases spread; the types cannot say "pairs, then a fallback". */
const rank = [
  'match',
  ['get', 'kind'],
  ...allKinds.flatMap((kind) => [kind.id, labelRank(kind)]),
  0,
] as unknown as ExpressionSpecification;

const hasFigure: ExpressionSpecification = ['!=', ['get', 'figure'], ''];

/**
 * Expression: a name with its hectares below it. A feature without hectares is shown only in the layer of plain names, so that a fence's name does
 * not displace a paddock's hectares; names that come first are exempt.
 */
const nameAndFigure: ExpressionSpecification = [
  'case',
  ['!', hasFigure],
  ['case', ['get', 'isFirst'], ['get', 'label'], ''],
  ['format', ['get', 'label'], {}, ['concat', '\n', ['get', 'figure']], { 'font-scale': 0.8 }],
];

interface LabelLook {
  readonly id: string;
  readonly text: ExpressionSpecification;
  /** Text sizes at the first zoom of names, and near by. */
  readonly sizes: readonly [number | ExpressionSpecification, number | ExpressionSpecification];
}

/** Looks of labels, from large to small: a name without room loses its hectares and its size, then itself. The first look is placed first. */
const labelLooks: readonly LabelLook[] = [
  { id: 'feature-labels', text: nameAndFigure, sizes: [12, 15] },
  {
    id: 'feature-labels-small',
    text: ['get', 'label'],
    sizes: [
      ['case', hasFigure, 11, 12],
      ['case', hasFigure, 12, 15],
    ],
  },
];
export const LABEL_LAYERS: readonly string[] = labelLooks.map(({ id }) => id);

const labelLayer =
  (palette: Palette, labelZoom: number) =>
  ({ id, text, sizes: [far, near] }: LabelLook): PlanLayer => ({
    id,
    type: 'symbol',
    source: SOURCES.labels,
    minzoom: labelZoom,
    layout: {
      'text-field': text,
      'text-font': [MAP_FONT],
      'text-size': ['interpolate', ['linear'], ['zoom'], LABEL_ZOOM, far, 17, near],
      'text-max-width': 8,
      'text-padding': 4,
      'text-offset': ['case', ['get', 'isBelow'], ['literal', [0, 1.3]], ['literal', [0, 0]]],
      'symbol-sort-key': ['case', ['get', 'isFirst'], FIRST, rank],
    },
    paint: { 'text-color': palette.ink, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
  });

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
  const [areas, strokes, outlines, ...lines] = featureLayers(palette);
  const under = (...layers: readonly (PlanLayer | undefined)[]): readonly PlanLayer[] =>
    layers.flatMap((layer) => layer ?? []);
  return [
    ...under(areas, strokes),
    ...groundShapeLayers(palette),
    ...under(outlines),
    ...boundaryLayers(),
    ...lines,
    ...overlapLayers(palette),
    boundaryLabelLayer(palette, labelZoom),
    // What lies above is placed first.
    ...labelLooks.map(labelLayer(palette, labelZoom)).toReversed(),
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
  if (FEATURE_LAYERS.includes(id)) return ['all', isVisibleKind, filters[id] ?? true];
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
  for (const id of [...FEATURE_LAYERS, ...LABEL_LAYERS, ...RIVER_LAYERS])
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
