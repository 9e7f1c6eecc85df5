import type { DeviceReadingsReply } from '@tussock/contract';
import { quantityOf, sayTime, figureWith } from '@tussock/domain';
import { DataTable, Pagination, type TableColumn } from '@tussock/ui';
import { useMemo, useState } from 'react';
import styles from './device.module.css';

const ROWS_A_PAGE = 24;

interface TimeRow {
  readonly at: number;
  readonly index: number;
}

interface ValueProps {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly decimals: number;
}

/** A value; below it the lowest and highest where it is the mean of several that differ as shown. */
function Value({ mean, low, high, decimals }: ValueProps) {
  if (mean === null) return '–';
  const [least, most] = [figureWith(low ?? mean, decimals), figureWith(high ?? mean, decimals)];
  return (
    <span className={styles.cell}>
      {figureWith(mean, decimals)}
      {least !== most && <span className={styles.source}>{`${least} to ${most}`}</span>}
    </span>
  );
}

const columnsFor = (found: DeviceReadingsReply): readonly TableColumn<TimeRow>[] => [
  {
    id: 'at',
    header: 'Time',
    isRowHeader: true,
    cell: ({ at }) => <span className={styles.cell}>{sayTime(at)}</span>,
  },
  ...found.readings.map(({ reading, mean, low, high }): TableColumn<TimeRow> => {
    const { unit, decimals } = quantityOf(reading);
    return {
      id: reading,
      header: `${reading}, ${unit}`,
      align: 'end',
      cell: ({ index }) => (
        <Value
          mean={mean[index] ?? null}
          low={low[index] ?? null}
          high={high[index] ?? null}
          decimals={decimals}
        />
      ),
    };
  }),
];

/** The figures of the charts, newest first. */
export function ReadingsTable({ found }: { readonly found: DeviceReadingsReply }) {
  const [page, setPage] = useState(1);
  const rows = useMemo(() => found.at.map((at, index) => ({ at, index })).reverse(), [found]);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const current = Math.min(page, pages);
  return (
    <div className={styles.table}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.scroll} role="region" aria-label="Table of readings" tabIndex={0}>
        <DataTable
          label="Readings by time"
          columns={columnsFor(found)}
          rows={rows.slice((current - 1) * ROWS_A_PAGE, current * ROWS_A_PAGE)}
          rowKey={({ at }) => String(at)}
          emptyState={<p className={styles.note}>Nothing was measured in this span.</p>}
        />
      </div>
      <Pagination currentPage={current} totalPages={pages} onPage={setPage} label="Pages of readings" />
    </div>
  );
}
