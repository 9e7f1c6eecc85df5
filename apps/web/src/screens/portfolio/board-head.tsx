import {
  allBoardFacets,
  boardNeeds,
  boardWords,
  chosenIn,
  countInFigures,
  formatHectares,
  type BoardNeed,
} from '@tussock/domain';
import { Button, ChosenChips } from '@tussock/ui';
import type { BoardPartProps } from './board-filters.tsx';
import { withChosen, type BoardSearch } from './board-search.ts';
import { chipsOf } from './chips-of.ts';
import styles from './portfolio-screen.module.css';

/** Needs whose figures stand in the head. */
const shownNeeds: readonly BoardNeed[] = [
  'overdue',
  'dueSoon',
  'waiting',
  'toReview',
  'auditDue',
  'uninspected',
];

/** Figures over the rows of the board; pressing one filters the board to the farms that it counts. */
export function BoardHead({ figures, search, goTo }: BoardPartProps) {
  const chosen = chosenIn(search.need);
  return (
    <div className={styles.head}>
      <output className={styles.sums}>
        <strong>{boardWords.shown(figures.plans, figures.allPlans)}</strong>
        <span>{formatHectares(figures.areaHectares)}</span>
        <span>{boardWords.open(figures.openActions)}</span>
        {figures.overdueActions > 0 && <span>{boardWords.overdue(figures.overdueActions)}</span>}
      </output>
      <div className={styles.needs} role="group" aria-label="Needs">
        {shownNeeds.map((need) => {
          const isChosen = chosen.includes(need);
          return (
            <button
              key={need}
              type="button"
              className={styles.need}
              aria-pressed={isChosen}
              disabled={figures.needs[need] === 0 && !isChosen}
              onClick={() => goTo(withChosen(search, 'need', isChosen ? [] : [need]))}
            >
              <strong>{countInFigures(figures.needs[need])}</strong> {boardNeeds[need].label}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Active filters of the board, each removable, and the button that opens all of them where there is no room beside the table. */
export function BoardChosen({
  figures,
  search,
  goTo,
  onFilter,
}: BoardPartProps & { readonly onFilter: () => void }) {
  const chips = chipsOf(allBoardFacets, {
    search,
    labelOf: (facet, value) => figures.facets[facet].find((one) => one.value === value)?.label ?? value,
    onChoose: (facet, chosen) => goTo(withChosen(search, facet, chosen)),
  });
  const hasFilters = chips.length > 0 || search.search !== undefined;
  return (
    <div className={styles.chosen}>
      <span className={styles.narrow}>
        <Button icon="filter" size="small" onClick={onFilter}>
          {boardWords.filters}
        </Button>
      </span>
      <ChosenChips chips={chips} onClear={hasFilters ? () => goTo(withoutFilters(search)) : undefined} />
    </div>
  );
}

/** The address without its filters; order, grouping and columns stay. */
export function withoutFilters({ sort, order, group, columns }: BoardSearch): BoardSearch {
  return {
    ...(sort === undefined ? {} : { sort }),
    ...(order === undefined ? {} : { order }),
    ...(group === undefined ? {} : { group }),
    ...(columns === undefined ? {} : { columns }),
  };
}
