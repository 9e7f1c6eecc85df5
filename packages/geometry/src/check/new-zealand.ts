import { boundsMeet } from '../shape/bounds.ts';
import type { Bounds, Position } from '../shape/geometry.ts';

/**
 * North, South and Stewart Islands with the islands along their coasts. EPSG gives 165.87…179.27, −47.65…−33.89 for the land
 * (EPSG:2193, area of use); these edges leave room for a reef and a measuring error, not for Australia.
 */
export const MAINLAND_BOUNDS: Bounds = [165.8, -47.9, 179.9, -33.5];

/** Chatham Islands with Pitt Island (EPSG:3793, area of use: 182…185 E, −45…−43), narrowed to the land and its reefs. */
export const CHATHAM_ISLANDS_BOUNDS: Bounds = [-177.5, -45, -175.5, -43];

/** Checks whether a position lies in one of the two boxes around New Zealand's land; longitudes as stored, −180…180. */
export function isInNewZealand([longitude, latitude]: Position): boolean {
  const point: Bounds = [longitude, latitude, longitude, latitude];
  return boundsMeet(point, MAINLAND_BOUNDS) || boundsMeet(point, CHATHAM_ISLANDS_BOUNDS);
}
