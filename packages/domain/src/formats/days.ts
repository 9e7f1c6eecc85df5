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

/** Formats a day: '21 November 2026' from '2026-11-21'. */
export const dayInWords = (calendar: string): string => calendarInWords.format(new Date(calendar));

/**
 * Formats a day or a month: '8 Jan 2025' from '2025-01-08', 'Jan 2025' from '2025-01', so that the two are not confused. Other text is
 * returned unchanged.
 */
export function dayWithMonth(calendar: string): string {
  if (!CALENDAR.test(calendar) || Number.isNaN(Date.parse(calendar))) return calendar;
  const at = new Date(calendar);
  // A browser takes the 30th of February for the 2nd of March.
  if (!at.toISOString().startsWith(calendar)) return calendar;
  return (calendar.length === 'yyyy-mm'.length ? monthOfCalendar : calendarBriefly).format(at);
}
