import type { Valley } from '../valley.ts';

/** Degrees by which the heights go on beyond the land that has titles. */
const MARGIN = { east: 0.07, north: 0.05 };

/** Where a valley has heights: west, south, east, north in degrees. */
export function boundsOfHeights({ parcels }: Valley): [number, number, number, number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { geometry } of parcels) {
    for (const [longitude, latitude] of geometry.coordinates.flat(2)) {
      west = Math.min(west, longitude);
      south = Math.min(south, latitude);
      east = Math.max(east, longitude);
      north = Math.max(north, latitude);
    }
  }
  return [west - MARGIN.east, south - MARGIN.north, east + MARGIN.east, north + MARGIN.north];
}
