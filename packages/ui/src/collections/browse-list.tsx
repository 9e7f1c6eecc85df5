import type { ReactNode } from 'react';
import { EmptyState } from '../surfaces/empty-state.tsx';
import { Panel } from '../surfaces/panel.tsx';
import styles from './browse-list.module.css';
import { DataTable, type TableGrouping, type TableSelection } from './data-table.tsx';
import { DebouncedSearch } from './debounced-search.tsx';
import { LIST_DEFAULTS, type ListWish } from './list-wish.ts';
import { Pagination } from './pagination.tsx';
import type { TableColumn } from './table-column.ts';

export interface BrowseListProps<Row> {
  /** Content beside the search: a heading and a description of the list. */
  readonly heading: ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  readonly wish: ListWish;
  /** Called with the next wish; the caller stores it, for instance in the address. */
  readonly onWish: (wish: ListWish) => void;
  /** Page that was found; undefined while it is loading. */
  readonly found:
    | { readonly results: readonly Row[]; readonly currentPage: number; readonly totalPages: number }
    | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly isRowHighlighted?: (row: Row) => boolean;
  /** Search field. `maxLength`: maximum number of characters that can be searched for. */
  readonly search: { readonly label: string; readonly placeholder: string; readonly maxLength: number };
  /** Content to the right of the search, such as an add button. */
  readonly tools?: ReactNode;
  /** Content between search and table, such as the active filters and their result. */
  readonly above?: ReactNode;
  readonly selection?: TableSelection<Row> | undefined;
  /** Key of the row that keys act on. */
  readonly currentKey?: string | undefined;
  readonly grouping?: TableGrouping<Row> | undefined;
  /** Shown when the list is empty and nothing was searched for. */
  readonly emptyState: ReactNode;
  /** Title shown when nothing matches the search. */
  readonly noMatchTitle: string;
}

/** Paged list: searched, sorted and paged by `wish`. */
export function BrowseList<Row>(props: BrowseListProps<Row>) {
  const wanted = { ...LIST_DEFAULTS, ...props.wish };
  const { results = [], currentPage = 1, totalPages = 1 } = props.found ?? {};
  const change = (next: ListWish) => props.onWish({ ...wanted, ...next });
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        {props.heading}
        <div className={styles.tools}>
          <div className={styles.search}>
            <DebouncedSearch
              {...props.search}
              value={wanted.search}
              onChange={(search) => change({ search, page: 1 })}
            />
          </div>
          {props.tools}
        </div>
      </header>
      {props.above}
      <Panel
        isFlush
        footer={
          totalPages > 1 && (
            <Pagination
              currentPage={currentPage}
              totalPages={totalPages}
              onPage={(page) => change({ page })}
            />
          )
        }
      >
        <DataTable
          label={props.label}
          columns={props.columns}
          rows={results}
          rowKey={props.rowKey}
          sort={{ columnId: wanted.sort, direction: wanted.order === 'asc' ? 'ascending' : 'descending' }}
          onSort={(sort) =>
            change({ sort: sort.columnId, order: sort.direction === 'ascending' ? 'asc' : 'desc', page: 1 })
          }
          hasRowLinks
          selection={props.selection}
          currentKey={props.currentKey}
          grouping={props.grouping}
          {...(props.isRowHighlighted ? { isRowHighlighted: props.isRowHighlighted } : {})}
          isLoading={props.found === undefined}
          emptyState={
            wanted.search === '' ? (
              props.emptyState
            ) : (
              <EmptyState title={props.noMatchTitle} icon="search">
                Nothing was found for “{wanted.search}”.
              </EmptyState>
            )
          }
        />
      </Panel>
    </div>
  );
}
