import { countInFigures } from '@tussock/domain';
import { DataTable, Tag, type TableColumn, type Variant } from '@tussock/ui';
import styles from './import-frame.module.css';

/** More are not read, one by one: whoever gives the rows puts first those that ask for a look. */
const MOST_ROWS_SHOWN = 200;

interface FateProps {
  readonly label: string;
  readonly variant: Variant;
  /** What is said about the row. */
  readonly remarks: readonly string[];
  /** Whether the remarks are why it is not taken. */
  readonly isRefused: boolean;
}

/** What would become of a row, and why. */
export function Fate({ label, variant, remarks, isRefused }: FateProps) {
  return (
    <div>
      <Tag variant={variant}>{label}</Tag>
      {remarks.length > 0 && (
        <ul className={isRefused ? styles.faults : styles.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ImportRowsProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** How many rows there are, shown or not. */
  readonly total: number;
}

/** The rows of a file with what each would do; of a long one the first, and how many more there are. */
export function ImportRows<Row>({ label, columns, rows, rowKey, total }: ImportRowsProps<Row>) {
  const shown = rows.slice(0, MOST_ROWS_SHOWN);
  return (
    <>
      {shown.length < total && (
        <p className={styles.note}>
          {`${countInFigures(shown.length)} rows are shown of ${countInFigures(total)}, those to check first.`}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.rows} role="region" aria-label={`${label}, in full`} tabIndex={0}>
        <DataTable
          label={label}
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          emptyState={<p className={styles.note}>The file has no rows.</p>}
        />
      </div>
    </>
  );
}
