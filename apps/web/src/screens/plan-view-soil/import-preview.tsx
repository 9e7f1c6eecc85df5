import { analytes, type SampleFate } from '@tussock/domain';
import { DataTable, Tag, type TableColumn } from '@tussock/ui';
import type { ShownRow } from './laboratory/laboratory-file.ts';
import styles from './import-dialog.module.css';
import { dayInWords, resultInWords } from './soil-words.ts';

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

const columns: readonly TableColumn<ShownRow>[] = [
  { id: 'place', header: 'In the file', isRowHeader: true, cell: ({ place }) => place },
  { id: 'sample', header: 'Sample', cell: ({ sampleName }) => sampleName || 'Without a name' },
  { id: 'day', header: 'Sampled', cell: ({ day }) => (day === '' ? '–' : dayInWords(day)) },
  ...analytes.map((analyte): TableColumn<ShownRow> => ({
    id: analyte.key,
    header: analyte.label,
    align: 'end',
    cell: ({ results }) => resultInWords(results[analyte.key]),
  })),
  {
    id: 'fate',
    header: 'What becomes of it',
    cell: ({ fate, remarks }) => (
      <>
        <Tag variant={fates[fate].variant}>{fates[fate].label}</Tag>
        {remarks.length > 0 && (
          <ul className={fate === 'refused' ? styles.faults : styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </>
    ),
  },
];

/** The rows of a file with what would become of each, those that ask for a look first. */
export function ImportPreview({ rows }: { readonly rows: readonly ShownRow[] }) {
  return (
    <div className={styles.scroll}>
      <DataTable
        label="Samples of the file"
        columns={columns}
        rows={rows}
        rowKey={({ place, sampleName, line }) => `${line}:${place}:${sampleName}`}
        emptyState={<p className={styles.note}>The file has no samples.</p>}
      />
    </div>
  );
}
