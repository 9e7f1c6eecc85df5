import type { ReactNode } from 'react';
import { EmptyState } from '../surfaces/empty-state.tsx';
import { Panel } from '../surfaces/panel.tsx';
import styles from './browse-list.module.css';
import { DataTable, type TableSelection } from './data-table.tsx';
import { DebouncedSearch } from './debounced-search.tsx';
import { LIST_DEFAULTS, type ListWish } from './list-wish.ts';
import { Pagination } from './pagination.tsx';
import type { TableColumn } from './table-column.ts';

export interface BrowseListProps<Row> {
  /** Beside the search: a heading, and what the list is about. */
  readonly heading: ReactNode;
  /** What the list holds, for those who hear it. */
  readonly label: string;
  readonly wish: ListWish;
  /** What is asked for next; a caller keeps it, in the address for one. */
  readonly onWish: (wish: ListWish) => void;
  /** The page that was found; undefined while it is on its way. */
  readonly found:
    | { readonly results: readonly Row[]; readonly currentPage: number; readonly totalPages: number }
    | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly isRowHighlighted?: (row: Row) => boolean;
  /** `maxLength`: as many letters as can be searched for. */
  readonly search: { readonly label: string; readonly placeholder: string; readonly maxLength: number };
  /** At the right of the search: a button to add one. */
  readonly tools?: ReactNode;
  /** Between the search and the table: what is chosen and what it comes to. */
  readonly above?: ReactNode;
  readonly selection?: TableSelection<Row> | undefined;
  /** Stands where the list is empty and nothing was searched for. */
  readonly emptyState: ReactNode;
  /** The title where nothing matches the search. */
  readonly noMatchTitle: string;
}

/** A list of many things, a page at a time: searched, sorted and paged by what `wish` says. */
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
