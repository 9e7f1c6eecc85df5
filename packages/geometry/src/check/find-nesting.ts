import type { Position } from '../shape/geometry.ts';
import type { Outline } from './outline.ts';

/**
 * Finds a wrongly nested ring, when no two rings cross: a hole outside its outline, a hole within a hole, a part within another part. Null
 * when there is none. `parents` has for each ring the one directly around it.
 */
export function findNesting(
  outlines: readonly Outline[],
  parents: readonly (number | null)[],
): Position | null {
  const misplaced = outlines.find(({ isHole, polygon }, place) => {
    const around = outlines[parents[place] ?? -1];
    return isHole ? !around || around.isHole || around.polygon !== polygon : around && !around.isHole;
  });
  return misplaced?.corners[0] ?? null;
}
