import { analytes, dayWithMonth, type Results, type SampleFate, writeResult } from '@tussock/domain';
import type { TableColumn } from '@tussock/ui';
import { useMemo } from 'react';
import { Fate, ImportRows } from '../../activities/import-file/index.ts';
import type { ShownRow } from './laboratory/laboratory-file.ts';
import styles from './import-dialog.module.css';

const fates: {
  readonly [F in SampleFate]: {
    readonly label: string;
    readonly variant: 'success' | 'info' | 'secondary' | 'warning' | 'danger';
  };
} = {
  new: { label: 'New', variant: 'success' },
  replaces: { label: 'Replaces interim', variant: 'info' },
  same: { label: 'Already here', variant: 'secondary' },
  stands: { label: 'Already here, differs', variant: 'warning' },
  unmatched: { label: 'No transect', variant: 'warning' },
  refused: { label: 'Refused', variant: 'danger' },
  overtaken: { label: 'Another row counts', variant: 'secondary' },
};

/** 'pH 5.9, Olsen P <2': what was measured, as the laboratory wrote it. */
const resultsInWords = (results: Results): string =>
  analytes
    .flatMap(({ key, label }) => {
      const result = results[key];
      return result ? [`${label} ${writeResult(result)}`] : [];
    })
    .join(', ');

const columnsFor = (names: ReadonlyMap<string, string>): readonly TableColumn<ShownRow>[] => [
  { id: 'place', header: 'In the file', isRowHeader: true, cell: ({ place }) => place },
  {
    id: 'sample',
    header: 'Sample',
    cell: ({ sampleName, day, transectId }) => {
      const transect = transectId === undefined ? undefined : names.get(transectId);
      return (
        <div>
          {sampleName || 'Without a name'}
          {transect !== undefined && transect !== sampleName && (
            <p className={styles.note}>{`for ${transect}`}</p>
          )}
          {day !== '' && <p className={styles.note}>{dayWithMonth(day)}</p>}
        </div>
      );
    },
  },
  {
    id: 'fate',
    header: 'Result',
    cell: ({ fate, remarks }) => <Fate {...fates[fate]} remarks={remarks} isRefused={fate === 'refused'} />,
  },
  { id: 'results', header: 'Results', cell: ({ results }) => resultsInWords(results) || '–' },
];

/** The rows of a file with what would become of each, those to check first. */
export function ImportPreview({
  rows,
  transects,
  total,
}: {
  readonly rows: readonly ShownRow[];
  readonly total: number;
  readonly transects: readonly { readonly id: string; readonly name: string }[];
}) {
  const columns = useMemo(
    () => columnsFor(new Map(transects.map(({ id, name }) => [id, name]))),
    [transects],
  );
  return (
    <ImportRows
      label="Samples of the file"
      columns={columns}
      rows={rows}
      rowKey={({ place, sampleName, line }) => `${line}:${place}:${sampleName}`}
      total={total}
    />
  );
}
