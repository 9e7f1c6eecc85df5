import { daysBetween } from '../days/new-zealand-day.ts';

/** From so many days before its day on, a document is said to expire soon. */
export const EXPIRES_SOON_DAYS = 60;
/** So many days before its day somebody is reminded of it, and on the day after it, when it has expired. */
export const EXPIRY_REMIND_DAYS: readonly number[] = [60, 7, -1];

export type Expiry = 'expired' | 'soon' | 'later';

/** How a document that is good until `expiresOn` stands today, both 'YYYY-MM-DD'; on its day it is good. */
export function expiryOf(expiresOn: string, today: string): Expiry {
  const ahead = daysBetween(today, expiresOn);
  if (ahead < 0) return 'expired';
  return ahead <= EXPIRES_SOON_DAYS ? 'soon' : 'later';
}

/** Whether somebody is reminded on a day of what expires. */
export const isExpiryRemindedOn = (expiresOn: string, day: string): boolean =>
  EXPIRY_REMIND_DAYS.includes(daysBetween(day, expiresOn));
