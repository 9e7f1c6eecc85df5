import type { FenceLine } from './fence-lines.ts';

/** Sum of a group of fences: count, length, and recorded cost. */
export interface FenceSum {
  /** Label of the group; null for fences without a recorded value. */
  readonly label: string | null;
  readonly count: number;
  readonly lengthMetres: number;
  /** Cost in dollars of fences with a cost per metre; null when none has one. */
  readonly cost: number | null;
}

/** Cost of a fence in dollars from its cost per metre; null without one. */
export const costOf = ({ costPerMetre, lengthMetres }: FenceLine): number | null =>
  costPerMetre === null ? null : costPerMetre * lengthMetres;

function sumOf(label: string | null, fences: readonly FenceLine[]): FenceSum {
  const costs = fences.flatMap((fence) => costOf(fence) ?? []);
  return {
    label,
    count: fences.length,
    lengthMetres: fences.reduce((sum, { lengthMetres }) => sum + lengthMetres, 0),
    cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
  };
}

/** Sum of all fences. */
export const sumOfFences = (fences: readonly FenceLine[]): FenceSum => sumOf(null, fences);

/** Sums fences by a label, the longest first; those without the label come last. */
export function fencesBy(
  fences: readonly FenceLine[],
  labelOf: (fence: FenceLine) => string | null,
): readonly FenceSum[] {
  const labels = [...new Set(fences.map(labelOf))];
  return labels
    .map((label) =>
      sumOf(
        label,
        fences.filter((fence) => labelOf(fence) === label),
      ),
    )
    .sort(
      (one, other) =>
        Number(one.label === null) - Number(other.label === null) ||
        other.lengthMetres - one.lengthMetres ||
        (one.label ?? '').localeCompare(other.label ?? ''),
    );
}
