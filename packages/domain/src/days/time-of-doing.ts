import { momentWithTime } from './moments.ts';

/** A device's time is told beside the server's only where it lies further before it, in minutes. */
export const SENT_AT_ONCE_MINUTES = 5;
const MINUTE_MS = 60_000;

/** When something was done and when it reached the server, as ISO times. */
export interface Work {
  readonly at: string;
  /** By the clock of the device; left out where it was sent at once. */
  readonly doneAt?: string | null | undefined;
}

/**
 * The time that a device claims for its work, as far as it may be true: null where the work was sent at once, or the claim lies after the
 * server's time or before there was anything to work on.
 */
export function timeOfDoing(
  claimed: Date,
  { sentAt, notBefore }: { readonly sentAt: Date; readonly notBefore: Date },
): Date | null {
  const isLater = sentAt.getTime() - claimed.getTime() > SENT_AT_ONCE_MINUTES * MINUTE_MS;
  return isLater && claimed >= notBefore ? claimed : null;
}

/** 'done 24 Nov 2026, 3:10 pm, sent 25 Nov 2026, 8:02 am' of work that was sent later, else the one moment. */
export const momentOfWork = ({ at, doneAt }: Work, format: (at: string) => string = momentWithTime): string =>
  doneAt ? `done ${format(doneAt)}, sent ${format(at)}` : format(at);
