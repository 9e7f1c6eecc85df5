import type { PlanePosition } from '../project/transverse-mercator.ts';
import { placeOn, seenFrom, stretchLength, type Stretch } from './reach-along.ts';

/** Tolerance in metres; a position this near is on the line, and on both its sides. */
const ON_THE_LINE = 1e-6;

/** Distance from a segment to a position, and the position's distance to the left of the segment. */
function nearestOn(stretch: Stretch, place: PlanePosition) {
  const [along, left] = seenFrom(stretch, place);
  const [x, y] = placeOn(stretch, Math.max(0, Math.min(stretchLength(stretch), along)));
  return { metres: Math.hypot(place[0] - x, place[1] - y), left };
}

/**
 * Side of a line on which a position lies, in drawing direction: 1 to its left, -1 to its right, 0 on it. When two segments are equally
 * near, at a bend, the one from which the position is farther to the side decides; the other would mistake a position behind the bend for
 * one beside it.
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
