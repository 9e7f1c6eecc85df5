import { MOST_BOOK_SEASONS, reckonSeason, seasonOf, seasonStarting, startYearsOf } from '@tussock/domain';
import type { GeosOperations } from '@tussock/geometry';
import { fertiliserPlanOf } from '../record/fertiliser-plan-of.ts';
import type { BookRow, BookSeason } from './book-content.ts';

/**
 * Computes the fertiliser seasons for a plan book from rows of the plan's record: the season of a day ('YYYY-MM-DD') and those before it,
 * newest first. Seasons without applications are left out.
 */
export function seasonsOf(
  geos: GeosOperations,
  rows: readonly BookRow[],
  day: string,
): readonly BookSeason[] {
  const plan = fertiliserPlanOf(geos, rows);
  const now = seasonOf(day);
  const before = startYearsOf(plan, now).filter((year) => year !== now.startYear);
  return [now, ...before.slice(0, MOST_BOOK_SEASONS - 1).map(seasonStarting)]
    .map((season): BookSeason => {
      const { standing, sentences, ...figures } = reckonSeason(geos, plan, season);
      const { rule } = standing;
      const cap = rule && { kgPerHectareYear: rule.limits.kgPerHectareYear, source: rule.source };
      return { season, cap, capSentences: sentences, ...figures };
    })
    .filter(({ applications }) => applications.length > 0);
}
