import { daysBetween } from '../days/new-zealand-day.ts';

/** Number of days before its last day from which a document expires soon. */
export const EXPIRES_SOON_DAYS = 60;
/** Days before the last day on which a person is reminded; -1 is the day after it, when the document has expired. */
export const EXPIRY_REMIND_DAYS: readonly number[] = [60, 7, -1];

export type Expiry = 'expired' | 'soon' | 'later';

/** Expiry state today of a document that is valid until `expiresOn`, both 'YYYY-MM-DD'; it is still valid on that day. */
export function expiryOf(expiresOn: string, today: string): Expiry {
  const ahead = daysBetween(today, expiresOn);
  if (ahead < 0) return 'expired';
  return ahead <= EXPIRES_SOON_DAYS ? 'soon' : 'later';
}

/** Checks whether a reminder of an expiry is sent on a day. */
export const isExpiryRemindedOn = (expiresOn: string, day: string): boolean =>
  EXPIRY_REMIND_DAYS.includes(daysBetween(day, expiresOn));
