import type { Position } from '../shape/geometry.ts';
import { roundDegrees } from '../shape/round-to-merge-precision.ts';
import { metresPerDegree } from './ellipsoid.ts';

/** Moves a position by metres to the east and to the north, at 7 decimals; accurate to 1e-5 within some kilometres. */
export function movedBy([longitude, latitude]: Position, east: number, north: number): Position {
  const scale = metresPerDegree(latitude);
  return [roundDegrees(longitude + east / scale.east), roundDegrees(latitude + north / scale.north)];
}
