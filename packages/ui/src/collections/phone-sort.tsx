import { useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import control from '../fields/control.module.css';
import { LIST_DEFAULTS } from './list-wish.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import styles from './phone-sort.module.css';

export interface PhoneSortProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
}

/** Sort control of a table on a phone, where rows are cards and the headings are hidden. */
export function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const id = useId();
  const sortable = columns.filter((column) => column.isSortable);
  if (sortable.length === 0) return null;
  // A list may come in an order that no column shows, the newest first for one.
  const isOfColumn = sortable.some((column) => column.id === sort?.columnId);
  const direction = sort?.direction ?? 'ascending';
  return (
    <div className={styles.row}>
      <label htmlFor={id}>Sort by</label>
      <div className={control.control}>
        <select
          id={id}
          className={control.input}
          value={isOfColumn ? sort?.columnId : ''}
          onChange={(event) => onSort({ columnId: event.target.value, direction })}
        >
          {!isOfColumn && (
            <option value="">{sort?.columnId === LIST_DEFAULTS.sort ? 'Date added' : 'Choose…'}</option>
          )}
          {sortable.map((column) => (
            <option key={column.id} value={column.id}>
              {column.header}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        icon={direction === 'ascending' ? 'chevron-up' : 'chevron-down'}
        label={direction === 'ascending' ? 'Ascending: turn round' : 'Descending: turn round'}
        disabled={!sort}
        onClick={() =>
          sort && onSort({ ...sort, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
      />
    </div>
  );
}
