import type { FenceLine } from './fence-lines.ts';

/** What closing a gap would cost, and by which price. */
export interface CostToClose {
  readonly costPerMetre: number;
  /** Whole dollars, half up. */
  readonly dollars: number;
  /** Fences whose recorded cost the price is the mean of, weighted by length; null where it was given. */
  readonly meanOf: number | null;
}

/**
 * The cost of so many metres of new fence: at the price given, else at the mean of the existing fences of waterways with a recorded cost,
 * weighted by length. Null without either: it is asked for, not guessed.
 */
export function costToClose(
  metres: number,
  { given, fences }: { readonly given: number | null; readonly fences: readonly FenceLine[] },
): CostToClose | null {
  if (given !== null) return { costPerMetre: given, dollars: Math.floor(metres * given + 0.5), meanOf: null };
  const priced = fences.flatMap(({ isForWater, isPlanned, costPerMetre, lengthMetres }) =>
    isForWater && !isPlanned && costPerMetre !== null && lengthMetres > 0
      ? [{ costPerMetre, lengthMetres }]
      : [],
  );
  const length = priced.reduce((sum, one) => sum + one.lengthMetres, 0);
  if (length === 0) return null;
  const costPerMetre = priced.reduce((sum, one) => sum + one.costPerMetre * one.lengthMetres, 0) / length;
  return { costPerMetre, dollars: Math.floor(metres * costPerMetre + 0.5), meanOf: priced.length };
}
