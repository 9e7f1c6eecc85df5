import type { MapCell } from '@tussock/domain';

/** What a column with a place in its heading holds. */
export interface Place {
  readonly column: 'shape' | 'east' | 'north';
  readonly isInDegrees: boolean;
}

const squashed = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Headings of columns that hold a place, without anything but their letters. */
const places: readonly (readonly [RegExp, Place])[] = [
  [
    /^(?:shape)?(?:e?wk[tb]|(?:the|wk[tb])?geom(?:e?wk[tb])?|(?:wk[tb])?geometry(?:e?wk[tb])?)$|^shape$/,
    { column: 'shape', isInDegrees: true },
  ],
  [
    /^(?:wgs84|decimal|dec|verbatim|gps)?(?:lon|lng|long|longitude|degreeseast)(?:wgs84|decimal|dec)?(?:deg|degrees|dd)?$/,
    { column: 'east', isInDegrees: true },
  ],
  [
    /^(?:wgs84|decimal|dec|verbatim|gps)?(?:lat|latitude|degreessouth)(?:wgs84|decimal|dec)?(?:deg|degrees|dd)?$/,
    { column: 'north', isInDegrees: true },
  ],
  [
    /^(?:nztm|nzmg|gps|map)?(?:x|e|east|easting|eastings|xcoord|xcoordinate|pointx)(?:nztm|nzmg|m|metres)?$/,
    { column: 'east', isInDegrees: false },
  ],
  [
    /^(?:nztm|nzmg|gps|map)?(?:y|n|north|northing|northings|ycoord|ycoordinate|pointy)(?:nztm|nzmg|m|metres)?$/,
    { column: 'north', isInDegrees: false },
  ],
];

/** The part of a place that a heading names; undefined of any other. */
export const placeOf = (header: string): Place | undefined =>
  places.find(([pattern]) => pattern.test(squashed(header)))?.[1];

interface Row {
  readonly cells: readonly MapCell[];
}

export interface Headed<R extends Row> {
  /** The line of headings; undefined of a table without one. */
  readonly headings: R | undefined;
  readonly rows: readonly R[];
  /** Lines above the headings, which say what the table is. */
  readonly titles: readonly string[];
}

const wordsIn = ({ cells }: Row): readonly string[] =>
  cells.map((cell) => String(cell ?? '').trim()).filter((cell) => cell !== '');
const FIGURE = /^[-+\u2212]?\d+(?:[.,]\d+)?(?:e[-+]?\d{1,3})?$/i;
/** Years stand in headings: '2024'. */
const YEAR = /^(?:19|20)\d\d$/;
/** Of a place there are two. */
const FIGURES_OF_A_PLACE = 2;
const MOST_TITLES = 5;

/** Whether a line is a row of figures already: two of them that are no years, and no heading that is known. */
const isRow = (row: Row): boolean =>
  wordsIn(row).filter((word) => FIGURE.test(word) && !YEAR.test(word)).length >= FIGURES_OF_A_PLACE &&
  !wordsIn(row).some((word) => placeOf(word));

/** Whether a line of one text stands above one of several words without a figure: the name of the table above its headings. */
const isTitle = (row: Row | undefined, next: Row | undefined): boolean =>
  row !== undefined &&
  next !== undefined &&
  wordsIn(row).length === 1 &&
  wordsIn(next).length > 1 &&
  !wordsIn(next).some((word) => FIGURE.test(word));

/** Parts lines that hold something into headings and rows: a title above the headings is left out, and a table without headings is all rows. */
export function findHeadings<R extends Row>(lines: readonly R[]): Headed<R> {
  const from = lines.slice(0, MOST_TITLES).findIndex((line, at) => isTitle(line, lines[at + 1]));
  const above = from < 0 ? [] : lines.slice(0, from + 1);
  const isUnderTitles = above.every((line) => wordsIn(line).length === 1);
  const titles = isUnderTitles ? above : [];
  const [first, ...rest] = lines.slice(titles.length);
  const title = titles.flatMap(wordsIn);
  return first && isRow(first)
    ? { headings: undefined, rows: [first, ...rest], titles: title }
    : { headings: first, rows: rest, titles: title };
}
