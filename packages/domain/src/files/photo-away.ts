import { distanceMetres, type Position } from '@tussock/geometry';

/** Limits beyond which the person is asked about a photo's time, in minutes, or position, in metres. */
export const PHOTO_NOW_MINUTES = 15;
export const PHOTO_HERE_METRES = 200;
const MINUTE_MS = 60_000;

/** Time and position of a photo. */
export interface PhotoTaken {
  /** Time as ISO text. */
  readonly takenAt?: string | undefined;
  readonly place?: Position | undefined;
}

/** Current time, and position as far as the device knows it. */
export interface HereAndNow {
  readonly now: Date;
  readonly place?: Position | undefined;
  readonly accuracyMetres?: number | null | undefined;
}

/** Difference between a photo and the present: metres when it is far away, and whether its time differs. */
export interface PhotoAway {
  readonly metres: number | null;
  readonly isOfAnotherTime: boolean;
}

/**
 * Compares a photo's time and position with the present; null when they agree or are unknown. The accuracy of the position is added to the
 * limit.
 */
export function photoAway(
  { takenAt, place }: PhotoTaken,
  { now, place: here, accuracyMetres }: HereAndNow,
): PhotoAway | null {
  const apartMs = takenAt === undefined ? 0 : Math.abs(now.getTime() - Date.parse(takenAt));
  const isOfAnotherTime = apartMs > PHOTO_NOW_MINUTES * MINUTE_MS;
  const apart = place && here ? distanceMetres(place, here) : 0;
  const metres = apart > PHOTO_HERE_METRES + (accuracyMetres ?? 0) ? apart : null;
  return isOfAnotherTime || metres !== null ? { metres, isOfAnotherTime } : null;
}
