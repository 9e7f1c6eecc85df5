import { readOutsidePosition } from '@tussock/geometry';

/** Where a device is, as well as it knows. */
export interface FoundPlace {
  readonly place: readonly [number, number];
  /** None where the camera wrote the place into the photo: it does not say how sure it is. */
  readonly accuracyMetres?: number;
}

/** As long as somebody waits for it with a photo in hand. */
const PATIENCE_MS = 12_000;
/** A place that is not older than this is the same place. */
const AGE_MS = 30_000;
const METRE_DECIMALS = 10;

/** Asks the device where it is; undefined where it does not know, may not say, or names no place in New Zealand. */
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
