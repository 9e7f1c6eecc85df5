import { dayInNewZealand, daysAfter, NEW_ZEALAND_CLOCK } from '../days/new-zealand-day.ts';
import { whenWanted } from './when-wanted.ts';

const LOCALE = 'en-NZ';
const CALENDAR = /^\d{4}-\d{2}(-\d{2})?$/;

const inWords = whenWanted(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', ...NEW_ZEALAND_CLOCK }),
);
const briefly = whenWanted(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', ...NEW_ZEALAND_CLOCK }),
);
const withTime = whenWanted(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', ...NEW_ZEALAND_CLOCK }),
);
const timeOnly = whenWanted(
  () => new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', ...NEW_ZEALAND_CLOCK }),
);
const calendarInWords = whenWanted(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }),
);
const monthOfCalendar = whenWanted(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const calendarBriefly = whenWanted(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** '21 November 2026' from '2026-11-21'. */
export const dayInWords = (calendar: string): string => calendarInWords().format(new Date(calendar));

/**
 * '8 Jan 2025' from '2025-01-08', 'Jan 2025' from '2025-01', so that a day and a month are not taken for each other; what is neither is
 * said as it stands.
 */
export function dayWithMonth(calendar: string): string {
  if (!CALENDAR.test(calendar) || Number.isNaN(Date.parse(calendar))) return calendar;
  const at = new Date(calendar);
  // A browser takes the 30th of February for the 2nd of March.
  if (!at.toISOString().startsWith(calendar)) return calendar;
  return (calendar.length === 'yyyy-mm'.length ? monthOfCalendar : calendarBriefly)().format(at);
}

/** A moment by the clock in New Zealand, wherever it is read: '21 November 2026'. */
export const momentInWords = (at: string): string => inWords().format(new Date(at));

/** '21 Nov 2026'. */
export const momentBriefly = (at: string): string => briefly().format(new Date(at));

/** '9:51 am' of today, with the day before it of any other. */
export function momentSince(at: string, now: Date): string {
  const moment = new Date(at);
  const isToday = dayInNewZealand(moment) === dayInNewZealand(now);
  return isToday ? timeOnly().format(moment) : withTime().format(moment);
}

/** 'Today, 9:51 am', 'Yesterday', else '21 Nov 2026'. */
export function momentLately(at: string, now: Date): string {
  const moment = new Date(at);
  const [day, today] = [dayInNewZealand(moment), dayInNewZealand(now)];
  if (day === today) return `Today, ${timeOnly().format(moment)}`;
  // By the calendar: a day on which the clocks change has 23 or 25 hours.
  return day === daysAfter(today, -1) ? 'Yesterday' : briefly().format(moment);
}

/** '21 Nov 2026, 10:05 am'. */
export const momentWithTime = (at: string): string => withTime().format(new Date(at));
