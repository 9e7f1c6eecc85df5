import { NEW_ZEALAND_CLOCK, dayInNewZealand, endOfDayInNewZealand } from '../days/new-zealand-day.ts';

const DAY_MS = 86_400_000;

/** Time spans of a readings chart. */
export const readingSpans = [
  { key: 'day', label: 'Day', days: 1 },
  { key: 'week', label: 'Week', days: 7 },
  { key: 'month', label: 'Month', days: 31 },
  { key: 'year', label: 'Year', days: 366 },
  { key: 'all', label: 'All', days: null },
] as const;
export type ReadingSpan = (typeof readingSpans)[number]['key'];

/** Number of usual distances between values that a line may bridge; a longer gap is silence. */
const BRIDGED = 3;

/** Maximum distance that a line may bridge: three times the usual one, which is the median. Infinite for fewer than two values. */
export function longestBridgeOf(places: readonly number[]): number {
  const distances = places
    .slice(1)
    .map((place, index) => place - (places[index] ?? place))
    .sort((a, b) => a - b);
  const middle = distances[Math.floor(distances.length / 2)];
  return middle === undefined ? Infinity : middle * BRIDGED;
}

export interface TimeTick {
  readonly at: number;
  readonly label: string;
}

const hour = new Intl.DateTimeFormat('en-NZ', { ...NEW_ZEALAND_CLOCK, hour: 'numeric', hour12: true });
const day = new Intl.DateTimeFormat('en-NZ', { ...NEW_ZEALAND_CLOCK, day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('en-NZ', { ...NEW_ZEALAND_CLOCK, month: 'short', year: '2-digit' });

/** Midnights in New Zealand within a range, both ends in milliseconds. */
function midnights(from: number, to: number): readonly number[] {
  const found: number[] = [];
  let at = endOfDayInNewZealand(dayInNewZealand(new Date(from - 1))).getTime();
  while (at <= to) {
    found.push(at);
    // Noon of the day that begins here, whatever the clocks do in its night.
    at = endOfDayInNewZealand(dayInNewZealand(new Date(at + DAY_MS / 2))).getTime();
  }
  return found;
}

const isFirstOfMonth = (at: number): boolean => dayInNewZealand(new Date(at)).endsWith('-01');

/**
 * Ticks of a time axis in milliseconds, by New Zealand's clock: every three hours for up to two days, days for up to two months, else the
 * first of each month.
 */
export function timeTicks(from: number, to: number): readonly TimeTick[] {
  if (to - from <= 2.1 * DAY_MS) {
    const days = midnights(from - DAY_MS, to);
    return days
      .flatMap((start) => [0, 3, 6, 9, 12, 15, 18, 21].map((hours) => start + hours * (DAY_MS / 24)))
      .filter((at) => at >= from && at <= to)
      .map((at) => ({
        at,
        label: days.includes(at) ? day.format(at) : hour.format(at).replaceAll('\u202f', ' '),
      }));
  }
  const days = midnights(from, to);
  if (to - from <= 62 * DAY_MS) return days.map((at) => ({ at, label: day.format(at) }));
  return days.filter(isFirstOfMonth).map((at) => ({ at, label: month.format(at) }));
}

const exact = new Intl.DateTimeFormat('en-NZ', {
  ...NEW_ZEALAND_CLOCK,
  dateStyle: 'full',
  timeStyle: 'short',
});
const brief = new Intl.DateTimeFormat('en-NZ', {
  ...NEW_ZEALAND_CLOCK,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Formats a time by New Zealand's clock in full: 'Saturday, 21 November 2026 at 7:12 pm'. */
export const sayTimeInFull = (at: Date | number): string => exact.format(at);
/** Formats a time by New Zealand's clock: '21 Nov 2026, 7:12 pm'. */
export const sayTime = (at: Date | number): string => brief.format(at);
