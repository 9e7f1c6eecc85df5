import type { PlanePosition } from '../project/transverse-mercator.ts';
import { placeOn, seenFrom, stretchLength, type Stretch } from './reach-along.ts';

/** Metres: what is nearer stands on the line, and on both its sides. */
const ON_THE_LINE = 1e-6;

/** Where a place is nearest to a stretch: how far it is, and how far to the left of the stretch. */
function nearestOn(stretch: Stretch, place: PlanePosition) {
  const [along, left] = seenFrom(stretch, place);
  const [x, y] = placeOn(stretch, Math.max(0, Math.min(stretchLength(stretch), along)));
  return { metres: Math.hypot(place[0] - x, place[1] - y), left };
}

/**
 * On which side of a line a place is, as the line is drawn: 1 to its left, -1 to its right, 0 on it. Where two stretches are as near, at a
 * bend, the one that the place is farther aside of tells: the other would take what is behind the bend for what is beside it.
 */
export function sideOfLine(line: readonly Stretch[], place: PlanePosition): -1 | 0 | 1 {
  let nearest = { metres: Infinity, left: 0 };
  for (const stretch of line) {
    const one = nearestOn(stretch, place);
    const isNearer = one.metres < nearest.metres - ON_THE_LINE;
    const isAsNear = Math.abs(one.metres - nearest.metres) <= ON_THE_LINE;
    if (isNearer || (isAsNear && Math.abs(one.left) > Math.abs(nearest.left))) nearest = one;
  }
  if (Math.abs(nearest.left) <= ON_THE_LINE) return 0;
  return nearest.left > 0 ? 1 : -1;
}
