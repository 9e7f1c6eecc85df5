// As cards on a phone the table's elements lose their display and with it, in some browsers, their roles: hence written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { Icon } from '../icons/icon.tsx';
import { Skeleton } from '../surfaces/skeleton.tsx';
import { joinClasses } from '../tokens/join-classes.ts';
import { NOTHING, type TableColumn, type TableSort } from './table-column.ts';
import { PhoneSort } from './phone-sort.tsx';
import styles from './data-table.module.css';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: (sort: TableSort) => void;
  readonly emptyState: ReactNode;
  readonly isLoading?: boolean;
  /** True when the link in a row's header cell acts for the whole row. */
  readonly hasRowLinks?: boolean;
  /** Checks whether a row is highlighted, such as one that was just created. */
  readonly isRowHighlighted?: (row: Row) => boolean;
  readonly selection?: TableSelection<Row> | undefined;
  /** Key of the row that keys act on. */
  readonly currentKey?: string | undefined;
  readonly grouping?: TableGrouping<Row> | undefined;
}

/** Grouping of rows that come in the order of their groups: a heading stands above the first row of each. */
export interface TableGrouping<Row> {
  readonly groupOf: (row: Row) => string;
  readonly renderHeading: (group: string) => ReactNode;
}

/** Selection of rows with checkboxes, for actions on several at once. */
export interface TableSelection<Row> {
  /** Keys of the selected rows. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly nameOf: (row: Row) => string;
}

/**
 * Table with sortable, sticky headings. On a phone each row becomes a card; ARIA roles are written out, because cards lose the table's own.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, sort, onSort, selection } = props;
  return (
    <div className={styles.frame} data-becomes-cards aria-busy={props.isLoading || undefined}>
      {onSort && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <table
        className={joinClasses(styles.table, props.hasRowLinks && styles.linked, selection && styles.dense)}
        role="table"
        aria-label={props.label}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <td role="cell" data-tick>
                <TickAll selection={selection} keys={rows.map(props.rowKey)} />
              </td>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <Fragment key={props.rowKey(row)}>
              <GroupHeading {...props} row={row} before={rows[at - 1]} />
              <tr
                role="row"
                aria-current={props.currentKey === props.rowKey(row) || undefined}
                data-highlighted={props.isRowHighlighted?.(row) || undefined}
                data-chosen={selection?.chosen.has(props.rowKey(row)) || undefined}
              >
                {selection && (
                  <td role="cell" data-tick>
                    <TickRow selection={selection} rowKey={props.rowKey(row)} name={selection.nameOf(row)} />
                  </td>
                )}
                {columns.map((column) => {
                  const content = column.cell(row);
                  return column.isRowHeader ? (
                    <th key={column.id} role="rowheader" scope="row" data-align={column.align}>
                      {content}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      role="cell"
                      data-align={column.align}
                      data-label={column.header}
                      data-nothing={content === NOTHING || undefined}
                    >
                      {content}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length === 0 &&
        (props.isLoading ? (
          <div className={styles.loading}>
            <Skeleton lines={6} />
          </div>
        ) : (
          props.emptyState
        ))}
    </div>
  );
}

/** Heading above the first row of a group. */
function GroupHeading<Row>({
  grouping,
  columns,
  selection,
  row,
  before,
}: DataTableProps<Row> & { readonly row: Row; readonly before: Row | undefined }) {
  if (!grouping) return null;
  const group = grouping.groupOf(row);
  if (before !== undefined && grouping.groupOf(before) === group) return null;
  return (
    <tr role="row" data-group>
      <th role="rowheader" scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
        {grouping.renderHeading(group)}
      </th>
    </tr>
  );
}

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const isSortable = column.isSortable && onSort !== undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      style={column.width ? { width: column.width } : undefined}
      {...(isSortable ? { 'aria-sort': direction ?? 'none' } : {})}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sorter}
          onClick={() =>
            onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
          <Icon
            name={
              direction === undefined ? 'sort' : direction === 'ascending' ? 'chevron-up' : 'chevron-down'
            }
            size="small"
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function TickRow<Row>({
  selection: { chosen, onChange },
  rowKey,
  name,
}: {
  readonly selection: TableSelection<Row>;
  readonly rowKey: string;
  readonly name: string;
}) {
  return (
    <Checkbox
      isSelected={chosen.has(rowKey)}
      onChange={(isNow) =>
        onChange(new Set(isNow ? [...chosen, rowKey] : [...chosen].filter((other) => other !== rowKey)))
      }
    >
      <span className={styles.hidden}>Choose {name}</span>
    </Checkbox>
  );
}

function TickAll<Row>({
  selection: { chosen, onChange },
  keys,
}: {
  readonly selection: TableSelection<Row>;
  readonly keys: readonly string[];
}) {
  const ticked = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      isSelected={ticked > 0 && ticked === keys.length}
      isIndeterminate={ticked > 0 && ticked < keys.length}
      onChange={(isNow) => onChange(new Set(isNow ? keys : []))}
    >
      <span className={styles.hidden}>Choose all of this page</span>
    </Checkbox>
  );
}
