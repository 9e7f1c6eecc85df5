const LOCALE = 'en-NZ';
const CALENDAR = /^\d{4}-\d{2}(-\d{2})?$/;

const calendarInWords = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const monthOfCalendar = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const calendarBriefly = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '21 November 2026' from '2026-11-21'. */
export const dayInWords = (calendar: string): string => calendarInWords.format(new Date(calendar));

/**
 * '8 Jan 2025' from '2025-01-08', 'Jan 2025' from '2025-01', so that a day and a month are not taken for each other; what is neither is
 * said as it stands.
 */
export function dayWithMonth(calendar: string): string {
  if (!CALENDAR.test(calendar) || Number.isNaN(Date.parse(calendar))) return calendar;
  const at = new Date(calendar);
  // A browser takes the 30th of February for the 2nd of March.
  if (!at.toISOString().startsWith(calendar)) return calendar;
  return (calendar.length === 'yyyy-mm'.length ? monthOfCalendar : calendarBriefly).format(at);
}
