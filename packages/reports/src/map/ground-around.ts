import type { Bounds } from '@tussock/geometry';

/**
 * The most that a sheet shows, in longer sides of the farm: the cover of one that stands upright on a lying frame, where the next usual scale
 * is a third smaller, and somewhat more for grid north, which is not that of the tiles.
 */
const MOST_SHOWN = 2.4;
/** The least that a sheet shows, in metres: the longer side of A4 at the largest scale there is, likewise turned. */
const LEAST_METRES = 170;
const METRES_OF_DEGREE = 111_000;

/** The land that maps of a farm show, whatever sheet they are laid out on, where the scale is chosen for the farm: contours and streams are wanted as far. */
export function groundAround([west, south, east, north]: Bounds): Bounds {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  // A degree of longitude is so much of one of latitude.
  const share = Math.cos((latitude * Math.PI) / 180);
  const longer = Math.max((east - west) * share, north - south);
  const half = Math.max((MOST_SHOWN / 2) * longer, LEAST_METRES / METRES_OF_DEGREE / 2);
  return [longitude - half / share, latitude - half, longitude + half / share, latitude + half];
}
