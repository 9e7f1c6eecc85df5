import type { GroundOutside, SharedGround } from '@tussock/geometry';

/** Two borders that were snapped together may still differ by rounding; less than this is no fault. Square metres. */
const SMALLEST_FAULT_M2 = 1;

/** Ground that two have, or that nobody should. */
export interface GroundProblems {
  /** Ground that two have, what was changed as the first of both. */
  readonly overlaps: readonly SharedGround[];
  readonly outside: readonly GroundOutside[];
}

/** Faults of which nothing, or less, stood before; by who has them. */
export function newProblems<F extends { readonly areaSquareMetres: number }>(
  after: readonly F[],
  before: readonly F[],
  whose: (fault: F) => string,
): readonly F[] {
  const had = new Map(before.map((fault) => [whose(fault), fault.areaSquareMetres]));
  return after.filter((fault) => fault.areaSquareMetres - (had.get(whose(fault)) ?? 0) >= SMALLEST_FAULT_M2);
}

/** Who has ground together, whichever is named first. */
export const pairOf = ({ ids }: SharedGround): string => ids.toSorted().join(' ');
