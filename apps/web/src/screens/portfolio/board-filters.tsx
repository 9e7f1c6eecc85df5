import type { BoardFigures } from '@tussock/contract';
import { allBoardFacets, boardFacets, chosenIn } from '@tussock/domain';
import { FacetGroup } from '@tussock/ui';
import { withChosen, type BoardSearch } from './board-search.ts';
import styles from './portfolio-screen.module.css';

export interface BoardPartProps {
  readonly figures: BoardFigures;
  readonly search: BoardSearch;
  readonly goTo: (search: BoardSearch) => void;
}

/** Filters of the board, with the number of farms for each choice. */
export const BoardFilters = ({ figures, search, goTo }: BoardPartProps) => (
  <div className={styles.filters}>
    {allBoardFacets.map((facet) => (
      <FacetGroup
        key={facet}
        title={boardFacets[facet].label}
        options={figures.facets[facet]}
        chosen={chosenIn(search[facet])}
        onChange={(chosen) => goTo(withChosen(search, facet, chosen))}
      />
    ))}
  </div>
);
