import type { Attributes } from '../derive/any-kind.ts';
import { seasonOf } from '../fertiliser/season.ts';

/** Recorded season of a paddock's rotation. */
export interface RotationSeason {
  /** Year in whose July it begins. */
  readonly fromJuly: number;
  readonly use: string;
  readonly pastureSpecies?: string;
  readonly crop?: string;
}

/** Keys of a paddock that a season records. */
const SEASON_KEYS = ['use', 'pastureSpecies', 'crop'] as const;

/** Recorded seasons of a paddock, newest first. */
export const rotationOf = ({ rotation }: Attributes): readonly RotationSeason[] =>
  // Checked against its declaration when it was stored.
  ((rotation ?? []) as readonly RotationSeason[]).toSorted((one, other) => other.fromJuly - one.fromJuly);

/**
 * Adds the past season to a paddock's rotation when it is saved: the first change of its use, pasture or crop in a season moves the
 * previous values to the season in which they were last written. A season that is already recorded is not overwritten.
 */
export function withPassedSeason(
  before: Attributes,
  after: Attributes,
  { writtenOn, today }: { readonly writtenOn: string; readonly today: string },
): Attributes {
  const { startYear } = seasonOf(writtenOn);
  const isPassed = startYear < seasonOf(today).startYear;
  const isChanged = SEASON_KEYS.some((key) => before[key] !== after[key]);
  const seasons = rotationOf(after);
  if (!isPassed || !isChanged || before['use'] === undefined) return after;
  if (seasons.some(({ fromJuly }) => fromJuly === startYear)) return after;
  const said = SEASON_KEYS.flatMap((key) => (before[key] === undefined ? [] : [[key, before[key]] as const]));
  return { ...after, rotation: [{ fromJuly: startYear, ...Object.fromEntries(said) }, ...seasons] };
}
