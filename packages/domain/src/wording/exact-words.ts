import type { CornerReason, OffsetReason } from '@tussock/geometry';

/** Why no corner can be put where its length and bearing say. */
export const cornerRefusals: { readonly [R in CornerReason]: string } = {
  noLength: 'Type a length in metres, from 0.02 m up.',
  tooLong: 'That is longer than 100 km.',
  noBearing: 'Type a bearing in degrees from 0 to 360: 0 is north, 90 is east.',
  outsideNewZealand: 'That lies outside New Zealand.',
};

/** Why nothing can be drawn so far from a shape. */
export const offsetRefusals: { readonly [R in OffsetReason]: string } = {
  ...cornerRefusals,
  nothingLeft: 'Nothing of it lies so far inside.',
};

/** Drawing by figures. */
export const exactWords = {
  edge: (metres: string, trueDegrees: string, gridDegrees: string) =>
    `Edge ${metres} m, bearing ${trueDegrees}° true, ${gridDegrees}° grid`,
  edgeBegun: 'Edge –',
  title: 'Exact length and bearing',
  length: 'Length',
  bearing: 'Bearing',
  bearingHelp: 'Degrees from true north. Left empty, it points where the edge points now.',
  distance: 'Distance',
  drawIt: 'Draw it',
  putNext: 'Put the corner there',
  ways: 'Way of drawing',
  byFigures: (way: string) => `${way} by its figures`,
  atCross: 'Put it at the cross',
  width: 'Width',
  radius: 'Radius',
  arcFrom: 'Arc from',
  arcTo: 'Arc to',
  rectangleHelp:
    'One corner stands at the cross. The length runs along the bearing, the width to the right of it.',
  circleHelp: 'The cross is the centre. 0 is north; from 300 to 60 it goes through north.',
} as const;
