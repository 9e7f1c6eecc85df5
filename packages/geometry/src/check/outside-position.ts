import { storedLongitude } from '../shape/eastern-longitude.ts';
import { isInNewZealand } from './new-zealand.ts';

const FULL_CIRCLE = 360;

/**
 * Reads a position from outside the program (a photo, a device, an archive, a stored row) as [longitude, latitude] in degrees; null for
 * anything but two finite numbers, for 0/0, and for positions beyond the range of degrees or outside New Zealand. All such positions are
 * read here.
 */
export function readOutsidePosition(place: unknown): readonly [number, number] | null {
  if (!Array.isArray(place) || place.length !== 2) return null;
  const [longitude, latitude] = place as readonly unknown[]; // narrowed from any
  if (typeof longitude !== 'number' || typeof latitude !== 'number' || longitude > FULL_CIRCLE) return null;
  const position = [storedLongitude(longitude), latitude] as const;
  // No 0/0, NaN or latitude beyond a pole lies in a box around New Zealand.
  return isInNewZealand(position) ? position : null;
}
