import type { Bounds, Position } from '../shape/geometry.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import { transverseMercator, type PlaneMapping, type PlanePosition } from './transverse-mercator.ts';

export interface Projection extends PlaneMapping {
  readonly epsg: 2193 | 3793;
  readonly name: string;
}

/** NZTM2000, EPSG:2193 (LINZS25002): North, South and Stewart Islands. */
const newZealand: Projection = {
  epsg: 2193,
  name: 'New Zealand Transverse Mercator 2000',
  ...transverseMercator({
    centralMeridianDegrees: 173,
    scale: 0.9996,
    falseEastingMetres: 1_600_000,
    falseNorthingMetres: 10_000_000,
  }),
};

/** CITM2000, EPSG:3793 (LINZS25002): Chatham Islands, where NZTM does not reach. */
const chathamIslands: Projection = {
  epsg: 3793,
  name: 'Chatham Islands Transverse Mercator 2000',
  ...transverseMercator({
    centralMeridianDegrees: -176.5,
    scale: 1,
    falseEastingMetres: 3_500_000,
    falseNorthingMetres: 10_000_000,
  }),
};

/**
 * Official map projection for a box, with `forward` (degrees to metres) and `inverse`: NZTM2000 for the mainland, Chatham Islands TM when
 * the middle of the box lies east of the antimeridian. Planar areas and lengths in either are not figures of record (NZTM is off by −0.08 %
 * to +0.45 % in area).
 */
export function projectionFor([west, , east]: Bounds): Projection {
  return easternLongitude((west + east) / 2) > 180 ? chathamIslands : newZealand;
}

/**
 * Converts a position to easting and northing in metres, NZTM2000 (EPSG:2193). Example: 176.4301494° E 38.1563031° S is 1900560.5 E
 * 5771280.5 N.
 */
export function toNewZealandTransverseMercator(position: Position): PlanePosition {
  return newZealand.forward(position);
}

/** Converts NZTM2000 (EPSG:2193) easting and northing in metres to longitude and latitude in degrees. */
export function fromNewZealandTransverseMercator(place: PlanePosition): Position {
  return newZealand.inverse(place);
}
