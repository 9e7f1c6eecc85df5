import type { FenceLine } from './fence-lines.ts';

/** Fences of one sort: how many, how long, and what they cost as far as that is recorded. */
export interface FenceSum {
  /** Null for those without a record. */
  readonly label: string | null;
  readonly count: number;
  readonly lengthMetres: number;
  /** Dollars of those with a cost per metre; null where none has one. */
  readonly cost: number | null;
}

/** Dollars of a fence at its cost per metre; null without one. */
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

/** All fences as one sum. */
export const sumOfFences = (fences: readonly FenceLine[]): FenceSum => sumOf(null, fences);

/** Fences by a label, the longest first; what is not recorded comes last. */
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
