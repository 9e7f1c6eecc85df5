import { MOST_BOOK_SEASONS, reckonSeason, seasonOf, seasonStarting, startYearsOf } from '@tussock/domain';
import type { GeosOperations } from '@tussock/geometry';
import { fertiliserPlanOf } from '../record/fertiliser-plan-of.ts';
import type { BookRow, BookSeason } from './book-content.ts';

/**
 * What was spread by rows of a plan's record, as its book tells it: the season of a day ('YYYY-MM-DD') and those before it, the newest
 * first; seasons in which nothing was spread are left out.
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
