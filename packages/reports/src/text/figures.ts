import { dayWithMonth, figureUpTo, figureWith, hectaresInFigures } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';

/** Times on paper are those of a clock on the farm. */
const TIME_ZONE = 'Pacific/Auckland';
const HUNDREDTHS = 100;
const SQUARE_METRES_PER_HECTARE = 10_000;

const longDate = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: TIME_ZONE });
const calendarParts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** 21 November 2026, by the calendar of New Zealand. */
export const showLongDate = (at: Date): string => longDate.format(at);

/** '2026-11-21', by the calendar of New Zealand. */
export const calendarDate = (at: Date): string => calendarParts.format(at);

/** '21 Nov 2026' from '2026-11-21', as on screen. */
export const showDate = dayWithMonth;

/** Square metres of recorded hectares. */
export const squareMetresOf = (hectares: number): number => hectares * SQUARE_METRES_PER_HECTARE;

/** Whole hundredths of a hectare from square metres, as they are shown. */
export const hundredthsOf = (squareMetres: number): number =>
  Math.round(toHectares(squareMetres) * HUNDREDTHS);

/** 1,234.50 from 123,450 hundredths of a hectare. */
export const showHectares = (hundredths: number): string => hectaresInFigures(hundredths / HUNDREDTHS);

/** 12.5 from 12.5; the sign is the caller's. */
export const showPercentage = (percentage: number): string => figureWith(percentage, 1);

/** 1,000 or 12.5, without needless zeros. */
export const showNumber = (value: number): string => figureUpTo(value, 2);

/** '1 paddock', '12 paddocks'. */
export const showCount = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `${showNumber(count)} ${count === 1 ? one : many}`;
