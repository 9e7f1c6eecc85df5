import type { Position } from '../shape/geometry.ts';
import { roundDegrees } from '../shape/round-to-merge-precision.ts';
import { metresPerDegree } from './ellipsoid.ts';

/** A place so many metres to the east and to the north of another, at 7 decimals; right to 1e-5 within some kilometres. */
export function movedBy([longitude, latitude]: Position, east: number, north: number): Position {
  const scale = metresPerDegree(latitude);
  return [roundDegrees(longitude + east / scale.east), roundDegrees(latitude + north / scale.north)];
}
