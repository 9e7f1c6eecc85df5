/** Full names of the months. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Formats the month of a day: 'July 2026' from '2026-07-09'. */
export const monthOf = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`.trim();

/** Number of letters of a short month name. */
export const BRIEF = 3;

/** Formats a month briefly: 'Jul 2025' from '2025-07' or a day of it. */
export const monthBriefly = (day: string): string =>
  `${(months[Number(day.slice(5, 7)) - 1] ?? '').slice(0, BRIEF)} ${day.slice(0, 4)}`.trim();
