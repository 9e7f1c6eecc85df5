import { dayWithMonth, figureUpTo, figureWith, hectaresInFigures } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';

/** Time zone of times on paper: New Zealand. */
const TIME_ZONE = 'Pacific/Auckland';
const HUNDREDTHS = 100;
const SQUARE_METRES_PER_HECTARE = 10_000;

const longDate = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: TIME_ZONE });
const calendarParts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Formats a long date by the New Zealand calendar: 21 November 2026. */
export const showLongDate = (at: Date): string => longDate.format(at);

/** Formats a calendar date by the New Zealand calendar: '2026-11-21'. */
export const calendarDate = (at: Date): string => calendarParts.format(at);

/** Formats a day as on screen: '21 Nov 2026' from '2026-11-21'. */
export const showDate = dayWithMonth;

/** Converts hectares to square metres. */
export const squareMetresOf = (hectares: number): number => hectares * SQUARE_METRES_PER_HECTARE;

/** Rounds square metres to whole hundredths of a hectare, as they are shown. */
export const hundredthsOf = (squareMetres: number): number =>
  Math.round(toHectares(squareMetres) * HUNDREDTHS);

/** Formats hundredths of a hectare as hectares: 1,234.50 from 123,450. */
export const showHectares = (hundredths: number): string => hectaresInFigures(hundredths / HUNDREDTHS);

/** Formats a percentage without its sign: 12.5. */
export const showPercentage = (percentage: number): string => figureWith(percentage, 1);

/** Formats a number without trailing zeros: 1,000 or 12.5. */
export const showNumber = (value: number): string => figureUpTo(value, 2);

/** Formats a count with its noun: '1 paddock', '12 paddocks'. */
export const showCount = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `${showNumber(count)} ${count === 1 ? one : many}`;
