import { countInFigures } from '@tussock/domain';
import { DataTable, Pagination, Tag, type TableColumn, type Variant } from '@tussock/ui';
import { useState } from 'react';
import styles from './import-frame.module.css';

/** Most rows rendered at once: twenty thousand would freeze the page. The caller sorts rows that need attention first. */
const ROWS_SHOWN = 200;

interface FateProps {
  readonly label: string;
  readonly variant: Variant;
  /** Remarks on the row. */
  readonly remarks: readonly string[];
  /** Whether the remarks are the reason of a refusal. */
  readonly isRefused: boolean;
}

/** Outcome of a row, and why. */
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
  /** Number of all rows, visible or not. */
  readonly total: number;
}

const sayShown = (from: number, shown: number, total: number): string =>
  from === 0
    ? `${countInFigures(shown)} rows are shown of ${countInFigures(total)}, those to check first.`
    : `Rows ${countInFigures(from + 1)} to ${countInFigures(from + shown)} of ${countInFigures(total)}.`;

/** Table of a file's rows with their outcome, page by page for a long one. */
export function ImportRows<Row>({ label, columns, rows, rowKey, total }: ImportRowsProps<Row>) {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_SHOWN));
  // Read in another way there may be fewer.
  const page = Math.min(asked, pages);
  const from = (page - 1) * ROWS_SHOWN;
  const shown = rows.slice(from, from + ROWS_SHOWN);
  return (
    <>
      {shown.length < total && <p className={styles.note}>{sayShown(from, shown.length, total)}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.rows} role="region" aria-label={`${label}, in full`} tabIndex={0} key={page}>
        <DataTable
          label={label}
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          emptyState={<p className={styles.note}>The file has no rows.</p>}
        />
      </div>
      <Pagination currentPage={page} totalPages={pages} onPage={setAsked} label={`Pages of: ${label}`} />
    </>
  );
}
