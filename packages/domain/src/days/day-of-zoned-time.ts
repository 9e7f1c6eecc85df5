import { dayInNewZealand } from './new-zealand-day.ts';

/** A time with its zone, as programs write it. */
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** The day that it was in New Zealand at a time that says its zone, 'YYYY-MM-DD'; undefined for any other text. */
export function dayOfZonedTime(text: string): string | undefined {
  if (!WITH_ZONE.test(text)) return undefined;
  const at = new Date(text.replace(' ', 'T').replace(/\s+/g, ''));
  return Number.isNaN(at.getTime()) ? undefined : dayInNewZealand(at);
}
