import type { CornerReason, OffsetReason, TraceReason } from '@tussock/geometry';

/** Refusals of a corner given by length and bearing. */
export const cornerRefusals: { readonly [R in CornerReason]: string } = {
  noLength: 'Type a length in metres, from 0.02 m up.',
  tooLong: 'That is longer than 100 km.',
  noBearing: 'Type a bearing in degrees from 0 to 360: 0 is north, 90 is east.',
  outsideNewZealand: 'That is outside New Zealand.',
};

/** Refusals of an offset from a shape. */
export const offsetRefusals: { readonly [R in OffsetReason]: string } = {
  ...cornerRefusals,
  nothingLeft: 'Nothing is left that far inside.',
};

/** Refusals of tracing a border, for the person who clicked. */
export const traceRefusals: { readonly [R in TraceReason]: string } = {
  startsNowhere: 'The last corner is not on a border. Start on the border.',
  endsNowhere: 'That is not on a border. Finish on the border.',
  notOneBorder: 'Those are two separate borders: they do not join up.',
  sameCorner: 'Choose a corner other than the first one.',
};

/** Messages of drawing by figures. */
export const exactWords = {
  growing: 'Space adds a corner at the cross. Press Enter to finish.',
  /** Instructions for a line or an outline that an operation needs. */
  growingForVerb: 'Add more corners at the cross, or finish.',
  finish: 'Finish',
  edge: (metres: string, trueDegrees: string, gridDegrees: string) =>
    `Edge ${metres} m, bearing ${trueDegrees}° true, ${gridDegrees}° grid`,
  edgeBegun: 'Edge –',
  title: 'Exact length and bearing',
  length: 'Length',
  bearing: 'Bearing',
  bearingHelp: 'Degrees from true north. Left empty, it points where the edge points now.',
  distance: 'Distance',
  drawIt: 'Draw it',
  putNext: 'Add corner',
  ways: 'Drawing method',
  byFigures: (way: string) => `${way} by measurements`,
  atCross: 'Place at the cross',
  width: 'Width',
  radius: 'Radius',
  area: 'Area',
  noArea: 'Type an area in hectares, more than 0.',
  arcFrom: 'Arc from',
  arcTo: 'Arc to',
  rectangleHelp:
    'One corner is at the cross. The length runs along the bearing, the width to the right of it. Typing an area sets the width.',
  runTitle: 'Area watered by this run',
  runWidth: 'Width of the run',
  runHelp: 'The line becomes the area it waters: its length by this width, half to each side.',
  makeGround: 'Make it an area',
  changeCircle: 'Use these figures',
  changeCircleHelp:
    'Its centre stays. Drag the centre to move it, an end of the arc to turn it, any other corner to make it wider.',
  trace: 'Trace the border',
  traceOn: 'Now click where to stop. The line follows the border to there.',
  turnTrace: 'The other way round',
  takeCornerOut: 'Take this corner out',
  more: 'More tools',
  /** Label of the button that stops the current tool. */
  leave: (what: string): string => `Stop: ${what.toLowerCase()}`,
  nudge: 'Nudge',
  whatToMove: 'Move',
  edgePart: 'Edge',
  cornerPart: 'Corner',
  edgeOf: (number: number, count: number, metres: string) => `Edge ${number} of ${count}, ${metres} m`,
  cornerOf: (number: number, count: number) => `Corner ${number} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  step: 'Step',
  nudgeWest: 'Move west',
  nudgeNorth: 'Move north',
  nudgeSouth: 'Move south',
  nudgeEast: 'Move east',
  nudgeHelp:
    'Arrow keys work too, while a button here is focused. Shapes that share the border move with it.',
  circleHelp:
    'The cross is the centre. 0 is north; from 300 to 60 it goes through north. Typing an area sets the radius.',
} as const;
