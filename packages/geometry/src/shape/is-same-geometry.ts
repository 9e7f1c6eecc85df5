import type { Geometry } from './geometry.ts';

/** Whether two shapes have the very same corners in the same order; the numbers as they stand, with no tolerance. */
export const isSameGeometry = (one: Geometry | null, other: Geometry | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
