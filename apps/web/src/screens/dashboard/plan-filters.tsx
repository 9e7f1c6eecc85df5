import type { PlanFacets } from '@tussock/contract';
import { planListWords } from '@tussock/domain';
import { FacetGroup } from '@tussock/ui';
import {
  chosenOf,
  planFacets,
  withChosen,
  type DashboardSearch,
  type PlanFacet,
} from './dashboard-search.ts';
import styles from './dashboard-screen.module.css';

export interface NarrowingProps {
  readonly facets: PlanFacets;
  readonly search: DashboardSearch;
  readonly goTo: (search: DashboardSearch) => void;
}

const titles: { readonly [F in PlanFacet]: string } = {
  status: planListWords.state,
  with: planListWords.need,
  catchment: planListWords.catchment,
  adviser: planListWords.adviser,
};

/** Filters of the list of plans, with the number of plans for each choice. */
export const PlanFilters = ({ facets, search, goTo }: NarrowingProps) => (
  <div className={styles.filters}>
    {planFacets.map((facet) => (
      <FacetGroup
        key={facet}
        title={titles[facet]}
        options={facets[facet]}
        chosen={chosenOf(search, facet)}
        onChange={(chosen) => goTo(withChosen(search, facet, chosen))}
      />
    ))}
  </div>
);
