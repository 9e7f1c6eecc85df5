import { daysBetween } from '../days/new-zealand-day.ts';

/** So many days before its day, somebody is reminded of an action. */
export const REMIND_DAYS_BEFORE: readonly number[] = [30, 7];
/** From the day after it on, they are reminded once in so many days: once a month. */
export const REMIND_EVERY_DAYS = 30;

/** Of so many actions people are reminded at once, by hand. */
export const MOST_REMINDED = 2000;

/** Whether somebody is reminded on a day of an action that is due on `dueDay`; both 'YYYY-MM-DD'. */
export function isRemindedOn(dueDay: string, day: string): boolean {
  const ahead = daysBetween(day, dueDay);
  return REMIND_DAYS_BEFORE.includes(ahead) || (ahead < 0 && (-ahead - 1) % REMIND_EVERY_DAYS === 0);
}
