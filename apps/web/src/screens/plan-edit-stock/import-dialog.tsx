import { useMutation } from '@tanstack/react-query';
import {
  className,
  counted,
  countInFigures,
  monthOf,
  nameKey,
  proposedStockUse,
  readStockTable,
  stockCells,
  stockColumnUses,
  stockKeyOf,
  stockRowFields,
  stockWords,
  type ReadStockRow,
  type StockColumnUse,
  type StockRow,
  type UnitName,
} from '@tussock/domain';
import { Select, type TableColumn } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { Fate, ImportFrame, ImportRows } from '../../activities/import-file/index.ts';
import { bytesOf } from '../../device/index.ts';
import { readRows, type FileRow } from '../../activities/read-text-file/index.ts';
import type { Standing } from './stock-drafts.ts';
import styles from './stock-screen.module.css';
import type { StockWrites } from './use-stock-writes.ts';

interface ImportDialogProps {
  readonly standing: Standing;
  readonly units: readonly { readonly id: string; readonly name: string }[];
  readonly unitName: UnitName;
  readonly onSave: StockWrites['saveRows'];
  readonly onClose: () => void;
}

const fates = {
  new: { label: 'New', variant: 'success' },
  changed: { label: 'Changes it', variant: 'info' },
  same: { label: 'Already here', variant: 'secondary' },
  faulty: { label: 'Left out', variant: 'danger' },
} as const;

interface HeldRow extends ReadStockRow {
  readonly fate: keyof typeof fates;
  /** What would stand otherwise than now, where it changes what is here. */
  readonly changes: readonly string[];
}

/** The cells that would stand otherwise, with both figures. */
const changesOf = (stored: StockRow, row: StockRow): readonly string[] =>
  stockCells
    .filter((cell) => stored[cell] !== row[cell])
    .map((cell) => stockWords.becomes(stockRowFields[cell].label, stored[cell], row[cell]));

function held(row: ReadStockRow, standing: Standing): HeldRow {
  if (!row.row) return { ...row, fate: 'faulty', changes: [] };
  const stored = standing.get(stockKeyOf(row.row));
  if (!stored) return { ...row, fate: 'new', changes: [] };
  const changes = changesOf(stored, row.row);
  return { ...row, fate: changes.length === 0 ? 'same' : 'changed', changes };
}

const urgency: readonly HeldRow['fate'][] = ['faulty', 'changed', 'new', 'same'];

const columnsFor = (unitName: UnitName): readonly TableColumn<HeldRow>[] => [
  { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line },
  { id: 'month', header: 'Month', cell: ({ row }) => (row ? monthOf(row.month) : '') },
  {
    id: 'class',
    header: 'Class',
    cell: ({ row, cells }) => (row ? className(row.class) : cells.filter(Boolean).slice(0, 3).join(', ')),
  },
  { id: 'unit', header: 'Land unit', cell: ({ row }) => (row?.lmuId ? unitName(row.lmuId) : '–') },
  {
    id: 'opening',
    header: 'Opening',
    align: 'end',
    cell: ({ row }) => (row?.opening === undefined ? '–' : countInFigures(row.opening)),
  },
  {
    id: 'closing',
    header: 'Closing',
    align: 'end',
    cell: ({ row }) => (row?.closing === undefined ? '–' : countInFigures(row.closing)),
  },
  {
    id: 'fate',
    header: 'Result',
    cell: ({ fate, faults, changes }) => (
      <Fate {...fates[fate]} remarks={[...faults, ...changes]} isRefused={fate === 'faulty'} />
    ),
  },
];

interface Chosen {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
  readonly notices: readonly string[];
}

/** Brings in months of stock from a file: what each column is for, what each row would do, and saves those without a fault. */
export function ImportDialog({ standing, units, unitName, onSave, onClose }: ImportDialogProps) {
  const [uses, setUses] = useState<readonly StockColumnUse[]>([]);
  const read = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const found = await readRows(await bytesOf(file));
      if (!found.ok) throw new Error(found.fault);
      const [head, ...rows] = found.rows;
      const headings = head?.cells ?? [];
      setUses(headings.map(proposedStockUse));
      return { fileName: file.name, headings, rows, notices: found.notices };
    },
  });
  const chosen = read.data;
  const table = useMemo(
    () =>
      readStockTable(chosen?.rows ?? [], uses, {
        unitIdOf: (name) =>
          units.find((unit) => unit.id === name || nameKey(unit.name) === nameKey(name))?.id,
        standing,
      }),
    [chosen, uses, units, standing],
  );
  const rows = useMemo(
    () =>
      table.rows
        .map((row) => held(row, standing))
        .toSorted((one, other) => urgency.indexOf(one.fate) - urgency.indexOf(other.fate)),
    [table, standing],
  );
  const taken = rows.filter(({ fate }) => fate === 'new' || fate === 'changed');
  const save = useMutation({
    mutationFn: () =>
      onSave(
        taken.flatMap(({ row }) => (row ? [{ key: row, row, faults: {} }] : [])),
        standing,
      ),
    onSuccess: onClose,
  });
  const count = (fate: HeldRow['fate']): number => rows.filter((row) => row.fate === fate).length;
  return (
    <ImportFrame
      title="Import months of stock"
      note="A CSV or XLSX file with a row for each month and class: month, enterprise, class, land unit where you count by these, opening, moves and closing. Rows with a fault are left out, the others are taken."
      accept=".csv,.txt,.xlsx,text/csv"
      fileName={chosen?.fileName ?? ''}
      onChoose={read.mutate}
      isReading={read.isPending}
      status={
        chosen
          ? `${count('new')} new, ${count('changed')} change what is here, ${count('same')} already here, ${count('faulty')} left out`
          : ''
      }
      faults={[...(read.error ? [read.error.message] : []), ...(chosen ? table.faults : [])]}
      notices={chosen?.notices ?? []}
      saveLabel={taken.length > 0 ? `Import ${counted(taken.length, 'month', 'months')}` : 'Import'}
      canSave={taken.length > 0}
      isSaving={save.isPending}
      onSave={() => save.mutate()}
      onClose={onClose}
      readAs={
        chosen && (
          <section className={styles.matching} aria-label="What each column is for">
            {chosen.headings.map((heading, at) => (
              <Select
                // Columns have no identity but their place.
                key={at}
                label={heading.trim() || `Column ${at + 1}`}
                options={stockColumnUses}
                value={uses[at] ?? 'none'}
                onChange={(use) => setUses(uses.map((one, other) => (other === at ? (use ?? 'none') : one)))}
              />
            ))}
          </section>
        )
      }
    >
      {chosen && table.faults.length === 0 && (
        <ImportRows
          label="Months in the file"
          columns={columnsFor(unitName)}
          rows={rows}
          rowKey={({ line }) => String(line)}
          total={rows.length}
        />
      )}
    </ImportFrame>
  );
}
