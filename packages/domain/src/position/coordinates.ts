import {
  bounds,
  CHATHAM_ISLANDS_BOUNDS,
  fromNewZealandTransverseMercator,
  isInNewZealand,
  projectionFor,
  type Position,
} from '@tussock/geometry';
import { figureWith } from '../formats/figures.ts';

/** Decimals of degrees; a hundred-thousandth of a degree is about a metre on the ground. */
const DEGREE_DECIMALS = 5;

/** Formats a position in degrees: '42.79000° S, 172.31000° E'. */
export function sayLatLong([longitude, latitude]: Position): string {
  const north = `${figureWith(Math.abs(latitude), DEGREE_DECIMALS)}° ${latitude < 0 ? 'S' : 'N'}`;
  return `${north}, ${figureWith(Math.abs(longitude), DEGREE_DECIMALS)}° ${longitude < 0 ? 'W' : 'E'}`;
}

/** Formats a position in grid coordinates: 'E 1,543,590 N 5,262,510 (NZTM2000)'; on the Chathams in their own grid. */
export function sayGrid(position: Position): string {
  const grid = projectionFor(bounds({ type: 'Point', coordinates: position }));
  const [east, north] = grid.forward(position);
  return `E ${figureWith(east, 0)} N ${figureWith(north, 0)} (${gridNames[grid.epsg]})`;
}
const gridNames = { 2193: 'NZTM2000', 3793: 'CITM2000' } as const;

/** Typed or pasted coordinates, with the form in which they were written. */
export type ReadCoordinates =
  | { readonly ok: true; readonly at: Position; readonly form: 'latLong' | 'grid' }
  | { readonly ok: false; readonly reason: 'notTwoFigures' | 'outsideNewZealand' };

const LEAST_GRID_METRES = 100_000;
/** Maximum easting of NZTM2000 on the mainland, in metres: below every northing. */
const MOST_EASTING = 2_300_000;
/** Range of eastings of CITM2000 over the Chathams; they begin above those of the mainland. */
const CHATHAM_EASTINGS = { least: 3_000_000, most: 4_000_000 };
/** Number between all latitudes and all longitudes of the country, in degrees, by which the two are told apart. */
const BETWEEN_LATITUDE_AND_LONGITUDE = 100;

/**
 * Matches a figure with any sort of minus sign and a compass letter after it. Commas separate thousands only where there are two, as in a
 * grid reference.
 */
const FIGURE =
  /([-−–]?)\s*(\d{1,2},\d{3},\d{3}(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?:°|m\b)?\s*([NSEW](?![a-z]))?/giu;
/** Matches a compass letter before its figure. A comma after the figure separates the two coordinates. */
const COMPASS_FIRST = /([NSEW])\s*[:=]?\s*([-−–]?\d(?:[\d,.]*\d)?)/giu;

interface Figure {
  readonly value: number;
  readonly compass: string;
}

/** Moves the letters of 'E1543590 N5262510' behind the figures, as degrees are written. */
const lettersBehind = (text: string): string =>
  /^\W*[NSEW]\s*[:=]?\s*[-−–]?\d/iu.test(text) ? text.replaceAll(COMPASS_FIRST, '$2 $1') : text;

function figuresIn(text: string): readonly Figure[] {
  // The name of the grid is no figure.
  const plain = lettersBehind(text.replaceAll(/\(?\b(?:NZTM|CITM|NZGD|WGS)\s?\d*\)?/giu, ' '));
  return [...plain.matchAll(FIGURE)].map(([, minus = '', digits = '', letter = '']) => {
    const compass = letter.toUpperCase();
    const value = Number(digits.replaceAll(',', '')) * (minus === '' ? 1 : -1);
    return { value: compass === 'S' || compass === 'W' ? -Math.abs(value) : value, compass };
  });
}

/** Sorts two figures so that the easting or longitude comes first. */
function eastFirst([one, other]: readonly [Figure, Figure], isEast: (value: number) => boolean) {
  const says = (figure: Figure, letters: string): boolean =>
    figure.compass !== '' && letters.includes(figure.compass);
  const otherIsEast = says(other, 'EW') || says(one, 'NS') || (!says(one, 'EW') && isEast(other.value));
  return otherIsEast ? [other.value, one.value] : [one.value, other.value];
}

type WrittenIn = 'degrees' | keyof typeof gridNames;

function writtenIn(text: string, figures: readonly Figure[]): WrittenIn {
  const least = Math.min(...figures.map(({ value }) => Math.abs(value)));
  if (least < LEAST_GRID_METRES) return 'degrees';
  return /\bCITM/iu.test(text) || least >= CHATHAM_EASTINGS.least ? 3793 : 2193;
}

const isEasting: { readonly [W in WrittenIn]: (value: number) => boolean } = {
  degrees: (value) => Math.abs(value) > BETWEEN_LATITUDE_AND_LONGITUDE,
  2193: (value) => value < MOST_EASTING,
  3793: (value) => value < CHATHAM_EASTINGS.most,
};

function placeOf([east = 0, north = 0]: readonly number[], written: WrittenIn): Position {
  if (written === 2193) return fromNewZealandTransverseMercator([east, north]);
  if (written === 3793) return projectionFor(CHATHAM_ISLANDS_BOUNDS).inverse([east, north]);
  // Nothing of the country lies north of the equator: whoever leaves out the sign means the south.
  return [east > 180 ? east - 360 : east, north > 0 ? -north : north];
}

/**
 * Reads the position in a text of coordinates: latitude and longitude in degrees, NZTM2000 or CITM2000 in metres, in either order,
 * separated by commas or spaces, with or without compass letters.
 */
export function readCoordinates(text: string): ReadCoordinates {
  const figures = figuresIn(text);
  const [one, other] = figures;
  if (!one || !other || figures.length !== 2) return { ok: false, reason: 'notTwoFigures' };
  const written = writtenIn(text, figures);
  const saysNorth =
    written === 'degrees' && figures.some(({ value, compass }) => compass === 'N' && value > 0);
  if (saysNorth) return { ok: false, reason: 'outsideNewZealand' };
  const at = placeOf(eastFirst([one, other], isEasting[written]), written);
  if (!isInNewZealand(at)) return { ok: false, reason: 'outsideNewZealand' };
  return { ok: true, at, form: written === 'degrees' ? 'latLong' : 'grid' };
}
