import { dayInNewZealand, daysAfter, NEW_ZEALAND_CLOCK } from './new-zealand-day.ts';

const LOCALE = 'en-NZ';

const inWords = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', ...NEW_ZEALAND_CLOCK });
const briefly = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', ...NEW_ZEALAND_CLOCK });
const withTime = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  ...NEW_ZEALAND_CLOCK,
});
const timeOnly = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', ...NEW_ZEALAND_CLOCK });

/** Formats a moment by the New Zealand clock, wherever it is read: '21 November 2026'. */
export const momentInWords = (at: string): string => inWords.format(new Date(at));

/** Formats a moment briefly: '21 Nov 2026'. */
export const momentBriefly = (at: string): string => briefly.format(new Date(at));

/** Formats the time of a moment by the New Zealand clock: '9:51 am'. */
export const timeOfDay = (at: string): string => timeOnly.format(new Date(at));

/** Formats a moment as '9:51 am' when it is today, otherwise with the day before the time. */
export function momentSince(at: string, now: Date): string {
  const moment = new Date(at);
  const isToday = dayInNewZealand(moment) === dayInNewZealand(now);
  return isToday ? timeOnly.format(moment) : withTime.format(moment);
}

/** Formats a recent moment: 'Today, 9:51 am', 'Yesterday', else '21 Nov 2026'. */
export function momentLately(at: string, now: Date): string {
  const moment = new Date(at);
  const [day, today] = [dayInNewZealand(moment), dayInNewZealand(now)];
  if (day === today) return `Today, ${timeOnly.format(moment)}`;
  // By the calendar: a day on which the clocks change has 23 or 25 hours.
  return day === daysAfter(today, -1) ? 'Yesterday' : briefly.format(moment);
}

/** Formats a moment with its time: '21 Nov 2026, 10:05 am'. */
export const momentWithTime = (at: string): string => withTime.format(new Date(at));
