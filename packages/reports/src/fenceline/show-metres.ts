import { countInFigures, figureWith } from '@tussock/domain';

const METRES_PER_KILOMETRE = 1000;

/** '1,242': whole metres, as they stand in tables. */
export const showMetres = (metres: number): string => countInFigures(Math.round(metres));

/** '1.24': kilometres. */
export const showKilometres = (metres: number): string => figureWith(metres / METRES_PER_KILOMETRE, 2);

/** '$5,324': whole dollars, half up; a dash for none. */
export const showWholeDollars = (dollars: number | null): string =>
  dollars === null ? '–' : `$${countInFigures(Math.floor(dollars + 0.5))}`;
