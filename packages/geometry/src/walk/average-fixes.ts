import type { Position } from '../shape/geometry.ts';
import { easternLongitude, storedLongitude } from '../shape/eastern-longitude.ts';

/** A reading of where a device is. */
export interface Fix {
  readonly at: Position;
  /** The device's own word: it is within so many metres of that place. */
  readonly accuracyMetres: number;
  /** When it was read, in milliseconds. */
  readonly atMs: number;
}

/** A device that says 0 m says too much: nothing weighs more than this. */
const BEST_METRES = 0.1;

const weightOf = ({ accuracyMetres }: Fix): number => 1 / Math.max(accuracyMetres, BEST_METRES) ** 2;

/**
 * One place from several readings of it; a reading that is twice as sure weighs four times as much. It is as sure as its readings are
 * and no surer: within a minute their errors are one another's. Null without a reading.
 */
export function averageFixes(
  fixes: readonly Fix[],
): { readonly at: Position; readonly accuracyMetres: number; readonly count: number } | null {
  const [first] = fixes;
  if (!first) return null;
  const from = easternLongitude(first.at[0]);
  let [weights, east, north] = [0, 0, 0];
  for (const fix of fixes) {
    const weight = weightOf(fix);
    weights += weight;
    east += weight * (easternLongitude(fix.at[0]) - from);
    north += weight * fix.at[1];
  }
  return {
    at: [storedLongitude(from + east / weights), north / weights],
    accuracyMetres: Math.sqrt(fixes.length / weights),
    count: fixes.length,
  };
}
