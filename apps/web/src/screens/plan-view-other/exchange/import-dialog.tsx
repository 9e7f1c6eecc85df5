import {
  countInFigures,
  labelOfWrite,
  nounFor,
  toasts,
  type AnyKind,
  type FeatureNames,
  type FieldRefusal,
  pluralOf,
} from '@tussock/domain';
import type { TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { useImportQuestion } from '../../../activities/fault-question/index.ts';
import {
  byUrgency,
  Fate,
  ImportFrame,
  ImportRows,
  partsOfImport,
  planImport,
  rowFates,
  type ImportRow,
  type RowFate,
  type ReadSource,
} from '../../../activities/import-file/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';
import { bytesOf } from '../../../device/index.ts';
import { ConflictError, saveToRecord } from '../../../sync/index.ts';
import { refusalsOf } from '../../../session/save-from-form.ts';
import { readImportFile } from './read-import-file.ts';

interface ImportDialogProps {
  readonly kind: AnyKind;
  readonly content: Pick<PlanMapContent, 'features' | 'boundaryAreas'>;
  readonly names: FeatureNames;
  readonly onClose: () => void;
}

const countOf = (rows: readonly ImportRow[], fate: RowFate): number =>
  rows.filter((row) => row.fate === fate).length;

/** Faults the server found, `rows.3.name`, put to the rows that were sent. */
function withFaults(
  rows: readonly ImportRow[],
  sent: readonly ImportRow[],
  refusals: readonly FieldRefusal[],
) {
  const faults = new Map<ImportRow, FieldRefusal[]>();
  for (const { field, message } of refusals) {
    const [, index, ...rest] = field.split('.');
    const row = sent[Number(index)];
    if (row) faults.set(row, [...(faults.get(row) ?? []), { field: rest.join('.'), message }]);
  }
  return rows.map((row): ImportRow => {
    const own = faults.get(row);
    return own ? { ...row, fate: 'refused', faults: own } : row;
  });
}

/** Chooses a file, shows what it would do row by row, and stores it only when that is confirmed: all rows or none. */
export function ImportDialog({ kind, content, names, onClose }: ImportDialogProps) {
  const { features, boundaryAreas } = content;
  const [fileName, setFileName] = useState('');
  const [source, setSource] = useState<ReadSource | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const writes = rows.filter(({ write }) => write !== undefined);
  const refused = countOf(rows, 'refused');
  const meant = useImportQuestion(features, boundaryAreas);

  const choose = async (file: File): Promise<void> => {
    setIsBusy(true);
    setFileName(file.name);
    const read = await bytesOf(file).then(
      (bytes) => readImportFile(kind, bytes, names),
      ({ message }: Error): ReadSource => ({ ok: false, faults: [message] }),
    );
    setSource(read);
    setRows(read.ok ? planImport(kind, read.rows, features) : []);
    setIsBusy(false);
  };
  const store = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const parts = writes.flatMap(({ write }) => (write ? partsOfImport(kind, features, write) : []));
      await saveToRecord({
        label: labelOfWrite.imported(parts.length, nounFor(kind, parts.length), fileName),
        parts,
        toast: toasts.changesSaved(),
      });
      onClose();
    } catch (error) {
      // The list that comes now is what the file has to be held against: choosing it again does that.
      if (error instanceof ConflictError) {
        setSource({
          ok: false,
          faults: [
            'Someone else has changed the list in the meantime. Choose the file again to see what it would do now.',
          ],
        });
        setRows([]);
      }
      setRows((before) => withFaults(before, writes, refusalsOf(error)));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ImportFrame
      title={`Import ${pluralOf(kind)}`}
      note={`CSV or GeoJSON. The headings are those of an export. Rows are matched by _id, or by name where they have none. New ${pluralOf(kind)} need a shape. Nothing is saved until you confirm.`}
      accept=".csv,.tsv,.txt,.json,.geojson,text/csv,application/geo+json"
      fileName={fileName}
      onChoose={(file) => void choose(file)}
      isReading={isBusy}
      status={source?.ok ? statusOf(fileName, rows) : ''}
      faults={source && !source.ok ? source.faults : []}
      notices={source?.ok ? source.notices : []}
      saveLabel={writes.length === 0 ? 'Import' : `Import ${countInFigures(writes.length)}`}
      canSave={writes.length > 0 && refused === 0}
      isSaving={false}
      onSave={() =>
        meant.ask(
          writes.flatMap(({ write }) => (write ? [{ kind, write }] : [])),
          () => void store(),
        )
      }
      onClose={onClose}
    >
      {source?.ok && (
        <ImportRows
          label="What the file would do"
          columns={columnsFor(kind)}
          rows={byUrgency(rows)}
          rowKey={({ line }) => String(line)}
          total={rows.length}
        />
      )}
      {meant.question}
    </ImportFrame>
  );
}

/** 'trees.csv: 2 new, 0 changed …', and what keeps it from being imported. */
function statusOf(fileName: string, rows: readonly ImportRow[]): string {
  const counts = (['new', 'changed', 'same', 'refused'] as const)
    .map((fate) => `${countInFigures(countOf(rows, fate))} ${rowFates[fate].label.toLowerCase()}`)
    .join(', ');
  return `${fileName}: ${counts}.${countOf(rows, 'refused') > 0 ? ' Nothing is imported while any row has a problem: fix the file and choose it again.' : ''}`;
}

const columnsFor = (kind: AnyKind): readonly TableColumn<ImportRow>[] => [
  { id: 'line', header: 'Row', cell: ({ line }) => line },
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name || '–' },
  {
    id: 'fate',
    header: 'Result',
    cell: (row) => (
      <Fate {...rowFates[row.fate]} remarks={whyOf(kind, row)} isRefused={row.fate === 'refused'} />
    ),
  },
];

const whyOf = (kind: AnyKind, { fate, faults, changes }: ImportRow): readonly string[] =>
  fate === 'refused'
    ? [...new Set(faults.map(({ message }) => message))]
    : fate === 'changed'
      ? [changes.join(', ')]
      : fate === 'new'
        ? [`Not in the ${pluralOf(kind)} yet`]
        : [];
