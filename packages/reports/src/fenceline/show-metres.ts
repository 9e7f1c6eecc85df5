import { countInFigures, figureWith } from '@tussock/domain';

const METRES_PER_KILOMETRE = 1000;

/** Formats metres for tables, as a whole number: '1,242'. */
export const showMetres = (metres: number): string => countInFigures(Math.round(metres));

/** Formats metres as kilometres: '1.24'. */
export const showKilometres = (metres: number): string => figureWith(metres / METRES_PER_KILOMETRE, 2);

/** Formats whole dollars, half up: '$5,324'; a dash for none. */
export const showWholeDollars = (dollars: number | null): string =>
  dollars === null ? '–' : `$${countInFigures(Math.floor(dollars + 0.5))}`;
