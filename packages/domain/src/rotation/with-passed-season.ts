import type { Attributes } from '../derive/any-kind.ts';
import { seasonOf } from '../fertiliser/season.ts';

/** A season of a paddock's rotation, as it is recorded. */
export interface RotationSeason {
  /** The year in which it begins, in July. */
  readonly fromJuly: number;
  readonly use: string;
  readonly pastureSpecies?: string;
  readonly crop?: string;
}

/** What of a paddock is said of a season. */
const SEASON_KEYS = ['use', 'pastureSpecies', 'crop'] as const;

/** The recorded seasons of a paddock, the newest first. */
export const rotationOf = ({ rotation }: Attributes): readonly RotationSeason[] =>
  // Checked against its declaration when it was stored.
  ((rotation ?? []) as readonly RotationSeason[]).toSorted((one, other) => other.fromJuly - one.fromJuly);

/**
 * A paddock as it is saved: where its use, pasture or crop is changed for the first time in a season, what stood there is that of the season
 * in which it was last written, and joins the rotation. Nothing that is recorded of that season is written over.
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
