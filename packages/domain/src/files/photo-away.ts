import { distanceMetres, type Position } from '@tussock/geometry';

/** A photo is asked about that was taken longer ago, in minutes, or further away, in metres. */
export const PHOTO_NOW_MINUTES = 15;
export const PHOTO_HERE_METRES = 200;
const MINUTE_MS = 60_000;

/** What a photo says of when and where it was taken. */
export interface PhotoTaken {
  /** ISO time. */
  readonly takenAt?: string | undefined;
  readonly place?: Position | undefined;
}

/** Where somebody is, as far as the device knows, and when. */
export interface HereAndNow {
  readonly now: Date;
  readonly place?: Position | undefined;
  readonly accuracyMetres?: number | null | undefined;
}

/** How a photo differs from here and now: metres from here where that is far, and whether it is of another time. */
export interface PhotoAway {
  readonly metres: number | null;
  readonly isOfAnotherTime: boolean;
}

/** How a photo differs from here and now; null where it does not, or does not say. An inaccurate position is given its accuracy on top. */
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
