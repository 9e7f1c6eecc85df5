import { counted } from '../formats/counted.ts';
import { timeOfDay } from '../days/moments.ts';
import { sayDistance } from '../formats/distance.ts';
import { compassPoint } from '../formats/compass.ts';

/** Relation of a position to the farm, as far as it is shown. */
interface PlaceOnFarm {
  readonly inside: { readonly name: string } | null;
  readonly metresToBoundary: number | null;
  readonly isOnFarm: boolean;
}

/** Reasons why a device does not report its position. */
export const positionRefusals = {
  refused:
    'This page is not allowed to see where this device is. Allow it in the browser’s settings for this page, then press again.',
  lost: 'No GPS position at the moment. Try again in the open.',
  late: 'No position yet. If the browser asks, allow it, or try again in the open.',
  none: 'This device has no GPS.',
  abroad: 'The GPS position is outside New Zealand. Try again in the open.',
} as const;
export type PositionRefusal = keyof typeof positionRefusals;

/** Refusals of typed coordinates. */
export const coordinateRefusals = {
  notTwoFigures: 'Type two figures: latitude and longitude, or easting and northing.',
  outsideNewZealand: 'That is outside New Zealand.',
} as const;

const boundaryWords = ({ metresToBoundary }: PlaceOnFarm): string =>
  metresToBoundary === null ? '' : `${sayDistance(metresToBoundary)} from the boundary`;

/** Messages about positions. */
export const positionWords = {
  find: 'Show where I am',
  finding: 'Finding where you are',
  youAre: (where: PlaceOnFarm) => `You are ${positionWords.place(where)}`,
  crossIs: (where: PlaceOnFarm, how: 'briefly' | 'whole' = 'whole') => {
    const away = how === 'briefly' ? '' : boundaryWords(where);
    return `The cross is ${[positionWords.place(where), away].filter(Boolean).join(', ')}`;
  },
  place: ({ inside, isOnFarm, metresToBoundary }: PlaceOnFarm) => {
    if (inside) return `in ${inside.name}`;
    if (metresToBoundary === null) return 'on the map';
    return isOnFarm ? 'on the farm' : 'outside the farm';
  },
  boundary: boundaryWords,
  within: (metres: number) => `within ${sayDistance(Math.ceil(metres))}`,
  grid: 'Easting and northing',
  degrees: 'Latitude and longitude',
  goTo: 'Go to coordinates',
  goToHelp: 'Latitude and longitude, or NZTM2000 easting and northing, in either order.',
  go: 'Go there',
} as const;

/** The way to something: metres, degrees from true north, minutes. */
interface Way {
  readonly metres: number;
  readonly bearing: number;
  readonly minutesOnFoot: number;
}

/** Digits of a bearing, as it is read out: 042. */
const BEARING_DIGITS = 3;

/** Messages about the way to something. */
export const wayWords = {
  goThere: 'Go there',
  title: 'The way there',
  isThere: 'You are there',
  distance: ({ metres, bearing }: Way) =>
    `${sayDistance(metres)} ${compassPoint(bearing)}, ${String(Math.round(bearing) % 360).padStart(BEARING_DIGITS, '0')}°`,
  arrival: ({ minutesOnFoot }: Way, at: string) => `On foot ${minutesOnFoot} min, there at ${timeOfDay(at)}`,
} as const;

/** Length of a walk in metres, and of its stretches where nothing was recorded. */
interface Walked {
  readonly metres: number;
  readonly gapCount: number;
  readonly gapMetres: number;
}

/** Messages for recording a point or walking a line with the device's position. */
export const walkWords = {
  title: 'By GPS',
  point: 'Add a point where I am',
  walk: 'Record by GPS',
  waitFor: (metres: number) => `Waiting for a reading within ${sayDistance(metres)}`,
  reading: (metres: number) => `The last reading is ${positionWords.within(metres)}`,
  averaged: (count: number, metres: number) =>
    `${count === 1 ? 'One reading' : `${count} readings`}, together ${positionWords.within(metres)}`,
  takeAverage: 'Use this place',
  takeAnyway: 'Use it anyway',
  poorPlace: (metres: number) => `Placed by GPS, ${positionWords.within(metres)} only`,
  start: 'Start walking',
  pause: 'Pause',
  goOn: 'Continue',
  corner: 'Corner here',
  finish: 'Finish',
  again: 'Start again',
  corners: (count: number) => (count === 1 ? '1 place taken' : `${count} places taken`),
  /** Length of a walk so far, and the straight stretches in it where nothing was recorded. */
  walked: ({ metres, gapCount, gapMetres }: Walked): string =>
    [
      `${sayDistance(metres)} walked`,
      ...(gapCount > 0 ? [`${counted(gapCount, 'gap', 'gaps')}, ${sayDistance(gapMetres)} straight`] : []),
    ].join(', '),
  /** Short versions, for narrow places. */
  walking: (walk: Walked): string => `Walking: ${walkWords.walked(walk)}`,
  pausedBriefly: (walk: Walked): string => `The walk is paused: ${walkWords.walked(walk)}`,
  poor: (count: number) => `${count} left out, not accurate enough`,
  takenPoor: (count: number) => `${count} taken on purpose, not accurate enough`,
  paused: 'Paused. Walk to where it continues, then press Continue. A straight line joins the two places.',
} as const;

/** Messages about pins. */
export const pinWords = {
  addHere: 'Add here',
  addHereHelp: (where: string) => `Where: ${where}`,
  photo: 'Photo',
  note: 'Note',
  noteLabel: 'What is here',
  saveNote: 'Pin the note',
  atCross: 'at the cross of the map',
  atPosition: 'at your position',
  toSort: (count: number) => (count === 0 ? 'All sorted' : `${count} to sort`),
  toSortTitle: 'To sort',
  toSortHelp: 'Pinned on the go. Say what each one is when you have time.',
  whatIsIt: (name: string) => `What ${name} is`,
  choose: 'What is it?',
  /** Label of turning a pin into a feature. Kinds are named in the singular or the plural, with or without an article. */
  becameLabel: (name: string, noun: string) => `${name} became: ${noun}`,
  job: 'Make a job',
  jobLabel: (name: string) => `${name} became a job`,
  jobMade: (name: string) => `“${name}” is now in the actions.`,
  addTo: (name: string) => `Add to ${name}`,
  addedLabel: (name: string, thing: string) => `${name} added to ${thing}`,
  addedTo: (thing: string) => `Added to ${thing}.`,
  noRoom: (thing: string) => `${thing} has no room for another photo. Take one out first.`,
  photoName: (time: string) => `Photo ${time}`,
  /** Label of a pin in undo and in the list of pending changes, before it has a kind. */
  pinLabel: (name: string) => `Pin “${name}”`,
  pinned: 'Pinned.',
  sent: (moment: string) => `Sent ${moment}`,
  layers: 'Layers',
  more: 'Legend, measure and coordinates',
  open: 'Open',
} as const;

/** Messages of the measuring tool. */
export const measureWords = {
  title: 'Measure',
  distance: 'Measure a distance',
  area: 'Measure an area',
  stop: 'Stop measuring',
  again: 'Measure again',
  nothing: 'Click the places to measure between.',
  lineFigures: (metres: string, bearing: string) => `${metres}, bearing ${bearing}`,
  areaFigures: (hectares: string, around: string) => `${hectares}, ${around} around`,
  bearing: (trueDegrees: string, gridDegrees: string) => `${trueDegrees}° true, ${gridDegrees}° grid`,
} as const;

/** Labels of full-screen mode. */
export const fullScreenWords = { enter: 'Full screen', leave: 'Leave full screen' } as const;
