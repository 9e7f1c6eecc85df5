const MONTHS = 12;
const JULY = 7;

/** Formats a month, counted from January of the year 0, as 'YYYY-MM'. */
const monthAt = (count: number): string =>
  `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`;
const countOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * MONTHS + number - 1;
};

/** Twelve months of the stock year that starts in July of a year, as 'YYYY-MM'. */
export const monthsOfStockYear = (startYear: number): readonly string[] =>
  Array.from({ length: MONTHS }, (_month, at) => monthAt(startYear * MONTHS + JULY - 1 + at));

/** Start year of the stock year that contains a month ('YYYY-MM') or a day ('YYYY-MM-DD'). */
export function stockYearOf(monthOrDay: string): number {
  const [year = 0, month = 1] = monthOrDay.split('-').map(Number);
  return month >= JULY ? year : year - 1;
}

/** Formats a stock year, 1 July to 30 June: '2025/26'. */
export const sayStockYear = (startYear: number): string =>
  `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`;

/** Month before a month. */
export const monthBefore = (month: string): string => monthAt(countOf(month) - 1);

const LEAP = { every: 4, not: 100, but: 400 } as const;
const isLeap = (year: number): boolean =>
  (year % LEAP.every === 0 && year % LEAP.not !== 0) || year % LEAP.but === 0;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const FEBRUARY = 2;

/** Number of days in a month ('YYYY-MM'). */
export function daysInMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (DAYS[number - 1] ?? 0) + (number === FEBRUARY && isLeap(year) ? 1 : 0);
}
