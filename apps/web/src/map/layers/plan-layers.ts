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

/** The patterns of broken lines there are. The engine takes one pattern for a layer, so each has a layer of its own. */
const dashes = [
  ...new Map(allKinds.flatMap(({ style: { dash } }) => (dash ? [[dash.join(), dash]] : []))),
].map(([key, pattern]) => ({
  id: `feature-dashes-${key}`,
  pattern,
  kindIds: kindsWhere(({ style }) => style.dash?.join() === key),
}));
const dashedIds = dashes.flatMap(({ kindIds }) => kindIds);

/** Layers a click may hit, topmost first. */
export const FEATURE_LAYERS: readonly string[] = [
  'feature-points',
  ...dashes.map(({ id }) => id),
  'feature-lines',
  'feature-outlines',
  'feature-strokes',
  'feature-areas',
];

/** Labels below this zoom would cover the farm they name. */
export const LABEL_ZOOM = 13.5;

/** One value of the style of a kind, looked up by the kind of each feature. */
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
/** A feature that is coloured by what is known of it is drawn without gaps: in short dashes a colour cannot be told. */
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

/** A feature may have a colour of its own. */
const colour: ExpressionSpecification = ['coalesce', ['get', 'colour'], byKind((style) => style.colour)];
/** An area that is coloured by what is known of it is covered more, and its outline is told from that of its neighbour. */
const lineColour: ExpressionSpecification = ['coalesce', ['get', 'lineColour'], colour];
const opacity: ExpressionSpecification = [
  'case',
  ['has', 'opacity'],
  ['to-number', ['get', 'opacity']],
  byKind((style) => style.fillOpacity ?? 0),
];

/**
 * A trough covers no paddock: as large as a thumb sees it only near by, and from afar, where each zoom halves the ground, a dot that
 * is halved with it: some 70 m of it.
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

/** Before the names of every kind, whatever its rank. */
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
 * A name with its hectares below it. What has none waits for the names alone, lest that of a fence takes the room of a paddock's without its
 * hectares; but for what is named before everything else.
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
  /** At the first zoom of names, and near by. */
  readonly sizes: readonly [number | ExpressionSpecification, number | ExpressionSpecification];
}

/** Names give way: one without room loses its hectares and its size, then itself. The first is placed first. */
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

/** Where shapes of a plan come from: a source without any of them, of the grain of all. */
export const planSource = (features: readonly GeoJSON.Feature[] = []): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [...features] },
  promoteId: '_id',
  buffer: 8,
  maxzoom: 17,
});

/** Every layer of a plan, in the order in which they lie on each other. */
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

/** What of a plan and of the water under it is to be seen. */
export interface Seen {
  readonly visible: readonly string[];
  readonly hasLabels: boolean;
  readonly water: readonly string[];
}

/** Which shapes a layer draws, by the layers that are chosen; undefined for a layer of which nothing is chosen. */
function filterOf(id: string, { visible, water }: Seen): FilterSpecification | undefined {
  const isVisibleKind: FilterSpecification = ['in', ['get', 'kind'], ['literal', [...visible]]];
  if (FEATURE_LAYERS.includes(id)) return ['all', isVisibleKind, filters[id] ?? true];
  if (LABEL_LAYERS.includes(id)) return isVisibleKind;
  return isRiverLayer(id) ? waterFilter(water) : undefined;
}

/** A layer of the first style as it will be shown: what is chosen after that is tiled anew. */
export function asSeen<L extends LayerSpecification>(layer: L, seen: Seen): L {
  const filter = filterOf(layer.id, seen);
  const isHidden = LABEL_LAYERS.includes(layer.id) && !seen.hasLabels;
  return {
    ...layer,
    ...(filter ? { filter } : {}),
    ...(isHidden ? { layout: { ...layer.layout, visibility: 'none' } } : {}),
  };
}

/** Shows only some layers, and labels only when asked. */
export function showLayers(map: MapLibreMap, seen: Seen): void {
  for (const id of [...FEATURE_LAYERS, ...LABEL_LAYERS, ...RIVER_LAYERS])
    map.setFilter(id, filterOf(id, seen));
  for (const id of LABEL_LAYERS) map.setLayoutProperty(id, 'visibility', seen.hasLabels ? 'visible' : 'none');
}

/** Stands for the centreline of a river, which has no order. */
const NO_ORDER = 0;

const isRiverLayer = (id: string): boolean => RIVER_LAYERS.some((layer) => layer === id);

/** Which lines of the river tiles the chosen layers are: streams by their order, centrelines by having none. */
export function waterFilter(chosen: readonly string[]): FilterSpecification {
  const shown = waterLayers.filter(({ id }) => chosen.includes(id));
  const orders = shown.flatMap(({ streamOrder }) => streamOrder ?? []);
  const wanted = [...orders, ...(shown.some(({ streamOrder }) => streamOrder === null) ? [NO_ORDER] : [])];
  return ['in', ['to-number', ['coalesce', STREAM_ORDER, NO_ORDER]], ['literal', wanted]];
}
