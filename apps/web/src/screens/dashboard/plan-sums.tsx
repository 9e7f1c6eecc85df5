import { counted, countInFigures, hectaresInFigures, planListWords } from '@tussock/domain';
import { Button, ChosenChips } from '@tussock/ui';
import { chosenOf, planFacets, withChosen } from './dashboard-search.ts';
import type { NarrowingProps } from './plan-filters.tsx';
import styles from './dashboard-screen.module.css';

/** The chosen filters, each removable, and the totals of the remaining plans. */
export function PlanSums({
  facets,
  search,
  goTo,
  onFilter,
}: NarrowingProps & {
  /** Opens the filters where there is no room beside the list. */ readonly onFilter: () => void;
}) {
  const chips = planFacets.flatMap((facet) => {
    const chosen = chosenOf(search, facet);
    return chosen.map((value) => ({
      key: `${facet} ${value}`,
      words: facets[facet].find((one) => one.value === value)?.label ?? value,
      onRemove: () =>
        goTo(
          withChosen(
            search,
            facet,
            chosen.filter((other) => other !== value),
          ),
        ),
    }));
  });
  const { sort, order } = search;
  const clear = (): void => goTo({ ...(sort ? { sort } : {}), ...(order ? { order } : {}) });
  return (
    <div className={styles.sums}>
      <span className={styles.onPhone}>
        <Button icon="filter" size="small" onClick={onFilter}>
          {planListWords.filters}
        </Button>
      </span>
      <output className={styles.figures}>
        <strong>{planListWords.shown(facets.plans, facets.allPlans)}</strong>
        <span>
          {hectaresInFigures(facets.areaHectares)} ha ·{' '}
          {counted(facets.openActions, 'open action', 'open actions')}
          {facets.overdueActions > 0 && `, ${countInFigures(facets.overdueActions)} overdue`}
        </span>
      </output>
      <ChosenChips
        chips={chips}
        onClear={chips.length > 0 || search.search !== undefined ? clear : undefined}
      />
    </div>
  );
}
