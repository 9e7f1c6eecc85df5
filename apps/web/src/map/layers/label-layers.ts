import { allKinds, kinds, labelRank } from '@tussock/domain';
import type { ExpressionSpecification } from 'maplibre-gl';
import { MAP_FONT } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import { FIGURE_SHARE, WIDEST_NAME } from './label-rooms.ts';
import { SOURCES, type PlanLayer } from './shape-layers.ts';

/** Lowest zoom of labels: below it they would cover the farm they name. */
export const LABEL_ZOOM = 13.5;
/** Zoom at which names have their full size, and zoom from which lines and points are named. */
const NEAR_ZOOM = 17;
const LINES_NAMED_FROM = 14;

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
const isFirst: ExpressionSpecification = ['boolean', ['get', 'isFirst'], false];

const nothing: ExpressionSpecification = ['format', '', {}];
const nameAlone: ExpressionSpecification = ['format', ['get', 'label'], {}];

/**
 * Expression: a name with its hectares below it. A feature without hectares is shown only in the layer of plain names, so that a fence's name does
 * not displace a paddock's hectares; names that come first are exempt.
 */
const nameAndFigure: ExpressionSpecification = [
  'case',
  ['!', hasFigure],
  ['case', isFirst, nameAlone, nothing],
  ['format', ['get', 'label'], {}, ['concat', '\n', ['get', 'figure']], { 'font-scale': FIGURE_SHARE }],
];

interface LabelLook {
  readonly id: string;
  readonly text: ExpressionSpecification;
  /** Text sizes at the first zoom of names, and near by. */
  readonly sizes: readonly [ExpressionSpecification | number, ExpressionSpecification | number];
  /** Least size that can be read. */
  readonly least: number;
  /** Property with the text size at which the text stays within its area, at zoom 0. */
  readonly room: 'room' | 'roomAlone';
}

/** Land units hold paddocks, and have larger names. */
const isUnit: ExpressionSpecification = ['==', ['get', 'kind'], kinds.lmu.id];

/** Looks of labels, from large to small: a name without room loses its hectares and its size, then itself. The first look is placed first. */
const labelLooks: readonly LabelLook[] = [
  {
    id: 'feature-labels',
    text: nameAndFigure,
    sizes: [
      ['case', isUnit, 14, 12],
      ['case', isUnit, 17, 15],
    ],
    least: 10,
    room: 'room',
  },
  {
    id: 'feature-labels-small',
    text: nameAlone,
    sizes: [
      ['case', hasFigure, 11, 12],
      ['case', hasFigure, 12, 15],
    ],
    least: 8,
    room: 'roomAlone',
  },
];
export const LABEL_LAYERS: readonly string[] = labelLooks.map(({ id }) => id);

/** Zooms of tiles in which names are placed. */
const ZOOMS = Array.from({ length: 14 }, (_, index) => index + 8);

/** Expression: what a look allows at a zoom, and what the area allows: no more than fits in it. */
function sizeAt({ sizes: [far, near], room }: LabelLook, zoom: number): ExpressionSpecification {
  const nearness = Math.min(1, Math.max(0, (zoom - LABEL_ZOOM) / (NEAR_ZOOM - LABEL_ZOOM)));
  const allowed: ExpressionSpecification = ['+', ['*', far, 1 - nearness], ['*', near, nearness]];
  return ['min', allowed, ['*', ['coalesce', ['get', room], 1], 2 ** zoom]];
}

/** Expression: the text at a zoom; none where it would be too small to read, nor of lines and points from afar. */
const textAt = (look: LabelLook, zoom: number): ExpressionSpecification => [
  'case',
  ['all', ['!', ['has', look.room]], zoom < LINES_NAMED_FROM, ['!', isFirst]],
  nothing,
  ['>=', sizeAt(look, zoom), look.least],
  look.text,
  nothing,
];

/** Steps and stops need their pairs spread; the types cannot say so. */
const textOf = (look: LabelLook): ExpressionSpecification =>
  [
    'step',
    ['zoom'],
    textAt(look, ZOOMS[0] ?? 0),
    ...ZOOMS.slice(1).flatMap((zoom) => [zoom, textAt(look, zoom)]),
  ] as unknown as ExpressionSpecification;
const sizeOf = (look: LabelLook): ExpressionSpecification =>
  [
    'interpolate',
    // As the ground grows, so that a name that just fits goes on to.
    ['exponential', 2],
    ['zoom'],
    ...ZOOMS.flatMap((zoom) => [zoom, sizeAt(look, zoom)]),
  ] as unknown as ExpressionSpecification;

/** Layers of names, the first to be placed on top. */
export const labelLayers = (palette: Palette, labelZoom: number): readonly PlanLayer[] =>
  labelLooks
    .map((look): PlanLayer => ({
      id: look.id,
      type: 'symbol',
      source: SOURCES.labels,
      minzoom: labelZoom,
      layout: {
        'text-field': textOf(look),
        'text-font': [MAP_FONT],
        'text-size': sizeOf(look),
        'text-max-width': WIDEST_NAME,
        'text-line-height': 1.1,
        'text-padding': 3,
        'text-offset': ['case', ['get', 'isBelow'], ['literal', [0, 1.3]], ['literal', [0, 0]]],
        'symbol-sort-key': ['case', isFirst, FIRST, rank],
      },
      paint: { 'text-color': palette.ink, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
    }))
    .toReversed();
