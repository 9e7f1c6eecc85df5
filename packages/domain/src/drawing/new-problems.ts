import type { GroundOutside, SharedGround } from '@tussock/geometry';

/** Minimum problem size in square metres; borders that were snapped together may still differ by rounding. */
const SMALLEST_FAULT_M2 = 1;

/** Problems of ground: overlaps, and ground outside the boundary. */
export interface GroundProblems {
  /** Overlaps, with the changed feature first. */
  readonly overlaps: readonly SharedGround[];
  readonly outside: readonly GroundOutside[];
}

/** Filters the problems that did not exist before, or were smaller; `whose` identifies the same problem before and after. */
export function newProblems<F extends { readonly areaSquareMetres: number }>(
  after: readonly F[],
  before: readonly F[],
  whose: (fault: F) => string,
): readonly F[] {
  const had = new Map(before.map((fault) => [whose(fault), fault.areaSquareMetres]));
  return after.filter((fault) => fault.areaSquareMetres - (had.get(whose(fault)) ?? 0) >= SMALLEST_FAULT_M2);
}

/** Key of a pair of overlapping features, in either order. */
export const pairOf = ({ ids }: SharedGround): string => ids.toSorted().join(' ');
