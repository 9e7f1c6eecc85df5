import type { FeatureColumn } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import styles from './feature-grid.module.css';

export interface GridSort {
  readonly key: string;
  readonly descending: boolean;
}

/** The headings, which sort. */
export function GridHead({
  columns,
  sort,
  onSort,
}: {
  readonly columns: readonly FeatureColumn[];
  readonly sort: GridSort;
  readonly onSort: (sort: GridSort) => void;
}) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" className={styles.opener} aria-label="Open" />
        {columns.map(({ key, header, align }) => {
          const isSorted = sort.key === key;
          return (
            <div
              key={key}
              role="columnheader"
              className={styles.heading}
              data-align={align}
              aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                title={header}
                onClick={() => onSort({ key, descending: isSorted && !sort.descending })}
              >
                <span>{header}</span>
                <Icon
                  name={isSorted ? (sort.descending ? 'chevron-down' : 'chevron-up') : 'sort'}
                  size="small"
                />
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
