import { readOutsidePosition } from '@tussock/geometry';

/** Position of a device, with its accuracy. */
export interface FoundPlace {
  readonly place: readonly [number, number];
  /** Undefined where the camera wrote the position into the photo, which has no accuracy. */
  readonly accuracyMetres?: number;
}

/** Time-out in milliseconds, for as long as somebody waits with a photo in hand. */
const PATIENCE_MS = 12_000;
/** Oldest accepted reading of the position, in milliseconds. */
const AGE_MS = 30_000;
const METRE_DECIMALS = 10;

/** Gets the device's position; undefined where it is unknown, not permitted, or outside New Zealand. */
export const findPlace = (): Promise<FoundPlace | undefined> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return resolve(undefined);
    return geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        const place = readOutsidePosition([longitude, latitude]);
        resolve(
          place
            ? { place, accuracyMetres: Math.round(accuracy * METRE_DECIMALS) / METRE_DECIMALS }
            : undefined,
        );
      },
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  });
