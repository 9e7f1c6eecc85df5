import { daysBetween } from '../days/new-zealand-day.ts';

/** Days before the due day on which a person is reminded of an action. */
export const REMIND_DAYS_BEFORE: readonly number[] = [30, 7];
/** Days between reminders after the due day: once a month. */
export const REMIND_EVERY_DAYS = 30;

/** Maximum number of actions in one reminder sent by hand. */
export const MOST_REMINDED = 2000;

/** Checks whether a reminder for an action due on `dueDay` is sent on a day; both are 'YYYY-MM-DD'. */
export function isRemindedOn(dueDay: string, day: string): boolean {
  const ahead = daysBetween(day, dueDay);
  return REMIND_DAYS_BEFORE.includes(ahead) || (ahead < 0 && (-ahead - 1) % REMIND_EVERY_DAYS === 0);
}
