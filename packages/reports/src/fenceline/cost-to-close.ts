import type { FenceLine } from './fence-lines.ts';

/** Cost of closing a gap, with the price used. */
export interface CostToClose {
  readonly costPerMetre: number;
  /** Cost in whole dollars, half up. */
  readonly dollars: number;
  /** Number of fences whose recorded costs were averaged, weighted by length; null when the price was given. */
  readonly meanOf: number | null;
}

/**
 * Computes the cost of new fence by its length in metres: at the given price, else at the length-weighted mean of existing waterway fences
 * with a recorded cost. Null without either, because a price is never guessed.
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
