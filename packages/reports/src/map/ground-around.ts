import type { Bounds } from '@tussock/geometry';

/**
 * Maximum extent of a sheet, in longer sides of the farm: the cover of an upright farm on a landscape frame, where the next usual scale is
 * a third smaller, and a little more because grid north differs from that of the tiles.
 */
const MOST_SHOWN = 2.4;
/** Minimum extent of a sheet in metres: the longer side of A4 at the largest scale, turned likewise. */
const LEAST_METRES = 170;
const METRES_OF_DEGREE = 111_000;

/**
 * Bounds of the land that maps of a farm may show, on any sheet with a scale chosen for the farm: contours and streams are needed that far.
 */
export function groundAround([west, south, east, north]: Bounds): Bounds {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  // A degree of longitude is so much of one of latitude.
  const share = Math.cos((latitude * Math.PI) / 180);
  const longer = Math.max((east - west) * share, north - south);
  const half = Math.max((MOST_SHOWN / 2) * longer, LEAST_METRES / METRES_OF_DEGREE / 2);
  return [longitude - half / share, latitude - half, longitude + half / share, latitude + half];
}
