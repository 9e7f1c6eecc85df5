import { dayInNewZealand } from './new-zealand-day.ts';

/** Matches a time with its zone after a day, as programs write it: '2026-06-18T23:00:00Z', '18/06/2026 11:00 PM +00:00'. */
const ZONED =
  /[T\s](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m\.?\s*)?(?:Z|UTC|GMT|([+-]\d{2})(?::?(\d{2}))?)$/i;
const HOUR = 60;
const HALF_A_DAY = 12;
const MINUTE_MS = 60_000;

/**
 * Day in New Zealand, 'YYYY-MM-DD', at a time that follows a day in a text; `day` is the day as written. Returns `day` itself when the text
 * has no time or no zone.
 */
export function dayOfZonedTime(text: string, day: string): string {
  const [, hours, minutes, half = '', zoneHours = '+00', zoneMinutes = '00'] = ZONED.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 2 * HALF_A_DAY || Number(minutes) >= HOUR) return day;
  const later = half.toLowerCase() === 'p' ? HALF_A_DAY : 0;
  const hour = half === '' ? Number(hours) : (Number(hours) % HALF_A_DAY) + later;
  const zone = Number(zoneHours) * HOUR + Number(`${zoneHours.slice(0, 1)}${zoneMinutes}`);
  const at = Date.parse(`${day}T00:00:00Z`) + (hour * HOUR + Number(minutes) - zone) * MINUTE_MS;
  return Number.isNaN(at) ? day : dayInNewZealand(new Date(at));
}
