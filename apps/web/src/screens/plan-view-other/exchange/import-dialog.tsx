import { saveFeatures, type FeatureReply } from '@tussock/contract';
import type { AnyKind, FeatureNames, FieldRefusal } from '@tussock/domain';
import { Button, Dialog, Tag } from '@tussock/ui';
import { pluralOf } from '../figures.ts';
import { useId, useState } from 'react';
import { isStale, refusalsOf, useSaveFromForm } from '../../../session/save-from-form.ts';
import { resetLists } from '../../../session/query-client.ts';
import { planImport, type ImportRow, type RowFate } from './plan-import.ts';
import { readImportFile } from './read-import-file.ts';
import type { ReadSource } from './source-row.ts';
import styles from './import-dialog.module.css';

interface ImportDialogProps {
  readonly planId: string;
  readonly kind: AnyKind;
  readonly features: readonly FeatureReply[];
  readonly names: FeatureNames;
  readonly onClose: () => void;
}

const fates: {
  readonly [F in RowFate]: {
    readonly label: string;
    readonly variant: 'success' | 'info' | 'secondary' | 'danger';
  };
} = {
  new: { label: 'New', variant: 'success' },
  changed: { label: 'Changed', variant: 'info' },
  same: { label: 'Same', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'danger' },
};

/** More are not read, one by one; those that are refused come first. */
const MOST_SHOWN = 200;

const byUrgency = (rows: readonly ImportRow[]): readonly ImportRow[] => {
  const order: readonly RowFate[] = ['refused', 'new', 'changed', 'same'];
  return rows.toSorted((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate) || a.line - b.line);
};

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
export function ImportDialog({ planId, kind, features, names, onClose }: ImportDialogProps) {
  const inputId = useId();
  const [fileName, setFileName] = useState('');
  const [source, setSource] = useState<ReadSource | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const save = useSaveFromForm();
  const writes = rows.filter(({ write }) => write !== undefined);
  const refused = countOf(rows, 'refused');

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setIsBusy(true);
    setFileName(file.name);
    const read = readImportFile(kind, new Uint8Array(await file.arrayBuffer()), names);
    setSource(read);
    setRows(read.ok ? planImport(kind, read.rows, features) : []);
    setIsBusy(false);
  };
  const store = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await save(saveFeatures, {
        params: { planId },
        body: { rows: writes.flatMap(({ write }) => (write ? [write] : [])) },
      });
      onClose();
    } catch (error) {
      // The list that comes now is what the file has to be held against: choosing it again does that.
      if (isStale(error)) {
        resetLists(['features']);
        setSource({
          ok: false,
          faults: [
            'Somebody else has changed the list meanwhile. Choose the file again to see what it would do now.',
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
    <Dialog
      title={`Import ${pluralOf(kind)}`}
      isOpen
      onClose={onClose}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={isBusy || writes.length === 0 || refused > 0}
            onClick={() => void store()}
          >
            {writes.length === 0 ? 'Import' : `Import ${writes.length.toLocaleString('en-NZ')}`}
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <label htmlFor={inputId}>CSV or GeoJSON file</label>
        <input
          id={inputId}
          type="file"
          accept=".csv,.tsv,.txt,.json,.geojson,text/csv,application/geo+json"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file can be chosen again once it is mended.
            event.target.value = '';
          }}
        />
        <p className={styles.help}>
          {`The headings are those of an export. Rows are matched by _id, or by name where they have none. New ${pluralOf(kind)} need a shape. Nothing is saved until you confirm.`}
        </p>
      </div>
      {source && !source.ok && (
        <div role="alert">
          <ul className={styles.fileFaults}>
            {source.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {source?.ok && <Preview kind={kind} fileName={fileName} notices={source.notices} rows={rows} />}
    </Dialog>
  );
}

function Preview({
  kind,
  fileName,
  notices,
  rows,
}: {
  readonly kind: AnyKind;
  readonly fileName: string;
  readonly notices: readonly string[];
  readonly rows: readonly ImportRow[];
}) {
  return (
    <div className={styles.preview}>
      <p role="status">
        {`${fileName}: ${(['new', 'changed', 'same', 'refused'] as const).map((fate) => `${countOf(rows, fate).toLocaleString('en-NZ')} ${fates[fate].label.toLowerCase()}`).join(', ')}.`}
        {countOf(rows, 'refused') > 0 &&
          ' Nothing is imported while a row is refused: mend the file and choose it again.'}
      </p>
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.rows} role="region" aria-label="What the file would do" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Name</th>
              <th scope="col">What</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {byUrgency(rows)
              .slice(0, MOST_SHOWN)
              .map((row) => (
                <tr key={row.line} data-fate={row.fate}>
                  <td>{row.line}</td>
                  <th scope="row">{row.name || '–'}</th>
                  <td>
                    <Tag variant={fates[row.fate].variant}>{fates[row.fate].label}</Tag>
                  </td>
                  <td>{whyOf(kind, row)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        {rows.length > MOST_SHOWN && (
          <p className={styles.help}>{`and ${(rows.length - MOST_SHOWN).toLocaleString('en-NZ')} more`}</p>
        )}
      </div>
    </div>
  );
}

const whyOf = (kind: AnyKind, { fate, faults, changes }: ImportRow): string =>
  fate === 'refused'
    ? [...new Set(faults.map(({ message }) => message))].join('. ')
    : fate === 'changed'
      ? changes.join(', ')
      : fate === 'new'
        ? `Not among the ${pluralOf(kind)} yet`
        : '';
