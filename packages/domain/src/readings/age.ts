const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'} ago`;

/** Formats an age in the largest whole unit: '12 minutes ago'. A clock slightly ahead of ours counts as now. */
export function sayAge(at: Date, now: Date): string {
  const ageMs = now.getTime() - at.getTime();
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return counted(Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < 2 * DAY_MS) return counted(Math.floor(ageMs / HOUR_MS), 'hour');
  return counted(Math.floor(ageMs / DAY_MS), 'day');
}
