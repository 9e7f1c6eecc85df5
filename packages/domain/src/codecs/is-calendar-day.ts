const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Checks whether a text is a day of the calendar, 'YYYY-MM-DD'; 2026-02-30 is not. */
export const isCalendarDay = (text: string): boolean => {
  const parts = CALENDAR_DAY.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
