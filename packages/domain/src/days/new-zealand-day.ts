/** Time zone of every day and time in the product. */
export const NEW_ZEALAND_CLOCK = { timeZone: 'Pacific/Auckland' } as const;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const clockOnTheWall = new Intl.DateTimeFormat('en-CA', {
  ...NEW_ZEALAND_CLOCK,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Parts of the wall clock in New Zealand at a time. */
function wallClock(at: Date): Record<string, string> {
  return Object.fromEntries(clockOnTheWall.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** Day in New Zealand at a time, as 'YYYY-MM-DD'. */
export function dayInNewZealand(at: Date): string {
  const { year, month, day } = wallClock(at);
  return `${year}-${month}-${day}`;
}

/** Offset of New Zealand's wall clock from UTC at a time, in milliseconds. */
function aheadMs(at: Date): number {
  const { year, month, day, hour, minute } = wallClock(at);
  const asUtc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return asUtc - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** Midnight that ends a day 'YYYY-MM-DD' in New Zealand. Clocks change at two and three in the morning, never at midnight. */
export function endOfDayInNewZealand(day: string): Date {
  const midnightAsUtc = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // Midnight of UTC is about noon there, which stands on the same side of a change of clocks as the midnight after it.
  const noon = new Date(midnightAsUtc - DAY_MS);
  return new Date(midnightAsUtc - aheadMs(noon));
}

/** Day 'YYYY-MM-DD' in New Zealand that ends at a midnight. */
export const dayEndedBy = (midnight: Date): string => dayInNewZealand(new Date(midnight.getTime() - 1));

/** Six in the morning of a day 'YYYY-MM-DD' in New Zealand. Clocks have changed by then, so the offset is that of noon. */
export function sixInTheMorningInNewZealand(day: string): Date {
  const noon = new Date(`${day}T00:00:00Z`);
  return new Date(Date.parse(`${day}T06:00:00Z`) - aheadMs(noon));
}

/** Adds days to a day, both 'YYYY-MM-DD'; a negative number gives an earlier day. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Day after a day, both 'YYYY-MM-DD'. */
export const dayAfter = (day: string): string => daysAfter(day, 1);

/** Number of whole days from one day to another, both 'YYYY-MM-DD'; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
