import { momentWithTime } from './moments.ts';

/** Minutes by which a device's time must precede the server's to be shown beside it. */
export const SENT_AT_ONCE_MINUTES = 5;
const MINUTE_MS = 60_000;

/** Time of a write on the device and its arrival at the server, as ISO times. */
export interface Work {
  readonly at: string;
  /** Time by the clock of the device; undefined when the write was sent at once. */
  readonly doneAt?: string | null | undefined;
}

/**
 * Time that a device claims for a write, when plausible. Null when the write was sent at once, or the claim is after the server's time or
 * before the thing existed.
 */
export function timeOfDoing(
  claimed: Date,
  { sentAt, notBefore }: { readonly sentAt: Date; readonly notBefore: Date },
): Date | null {
  const isLater = sentAt.getTime() - claimed.getTime() > SENT_AT_ONCE_MINUTES * MINUTE_MS;
  return isLater && claimed >= notBefore ? claimed : null;
}

/** Formats the time of a write: 'done 24 Nov 2026, 3:10 pm, sent 25 Nov 2026, 8:02 am' when it was sent later, else just the one moment. */
export const momentOfWork = ({ at, doneAt }: Work, format: (at: string) => string = momentWithTime): string =>
  doneAt ? `done ${format(doneAt)}, sent ${format(at)}` : format(at);
