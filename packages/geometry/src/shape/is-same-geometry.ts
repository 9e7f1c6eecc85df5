import type { Geometry } from './geometry.ts';

/** Checks whether two shapes have exactly the same corners in the same order, without a tolerance. */
export const isSameGeometry = (one: Geometry | null, other: Geometry | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
