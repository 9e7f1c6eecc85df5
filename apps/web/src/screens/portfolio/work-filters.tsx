import type { WorkFigures } from '@tussock/contract';
import {
  boardWords,
  chosenIn,
  dollarsBriefly,
  offeredWorkFacets,
  openStates,
  workFacets,
} from '@tussock/domain';
import { Button, Checkbox, ChosenChips, FacetGroup } from '@tussock/ui';
import { chipsOf } from './chips-of.ts';
import styles from './portfolio-screen.module.css';
import { withOverdue, withWorkChosen, type WorkSearch } from './work-search.ts';

export interface WorkPartProps {
  readonly figures: WorkFigures;
  readonly search: WorkSearch;
  readonly goTo: (search: WorkSearch) => void;
}

/** States of an address; those that are open where none is named. */
const chosenOf = (search: WorkSearch, facet: (typeof offeredWorkFacets)[number]): readonly string[] =>
  facet === 'state' && search.state === undefined ? openStates : chosenIn(search[facet]);

/** Filters of all farms' actions, with the number of actions for each choice. */
export const WorkFilters = ({ figures, search, goTo }: WorkPartProps) => (
  <div className={styles.filters}>
    <Checkbox isSelected={search.overdue === true} onChange={(isOnly) => goTo(withOverdue(search, isOnly))}>
      {boardWords.overdueOnly}
    </Checkbox>
    {offeredWorkFacets.map((facet) => (
      <FacetGroup
        key={facet}
        title={workFacets[facet].label}
        options={figures.facets[facet]}
        chosen={chosenOf(search, facet)}
        onChange={(chosen) => goTo(withWorkChosen(search, facet, chosen))}
      />
    ))}
  </div>
);

/** Figures over the actions, the active filters, and the button that opens all of them where there is no room beside the table. */
export function WorkHead({
  figures,
  search,
  goTo,
  onFilter,
}: WorkPartProps & { readonly onFilter: () => void }) {
  const chips = chipsOf(offeredWorkFacets, {
    search,
    labelOf: (facet, value) =>
      figures.facets[facet].find((one) => one.value === value)?.label ?? boardWords.anyState,
    onChoose: (facet, chosen) => goTo(withWorkChosen(search, facet, chosen)),
  });
  const farms = chosenIn(search.farm).length;
  const farmChip = {
    key: 'farm',
    words: boardWords.ofFarms(farms),
    onRemove: () => goTo(withWorkChosen(search, 'farm', [])),
  };
  const hasFilters =
    chips.length > 0 || search.search !== undefined || search.overdue === true || search.farm !== undefined;
  return (
    <div className={styles.chosen}>
      <span className={styles.narrow}>
        <Button icon="filter" size="small" onClick={onFilter}>
          {boardWords.filters}
        </Button>
      </span>
      <output className={styles.sums}>
        <strong>{boardWords.shownWork(figures.actions, figures.farms)}</strong>
        {figures.overdue > 0 && <span>{boardWords.overdue(figures.overdue)}</span>}
        {figures.planned > 0 && <span>{boardWords.planned(dollarsBriefly(figures.planned))}</span>}
      </output>
      <ChosenChips
        chips={farms > 0 ? [farmChip, ...chips] : chips}
        onClear={hasFilters ? () => goTo({}) : undefined}
      />
    </div>
  );
}
