import type { DateOrder, LaboratoryLayout } from '@tussock/domain';
import { Select } from '@tussock/ui';
import { TEXT_ENCODINGS } from '@tussock/domain';
import { DELIMITERS } from './laboratory/delimiters.ts';
import type { FileSummary } from './laboratory/laboratory-file.ts';
import styles from './import-dialog.module.css';
import type { LaboratoryFileState } from './use-laboratory-file.ts';

const layouts: { readonly [L in LaboratoryLayout]: string } = {
  flat: 'one row for each sample',
  byColumn: 'Hill Laboratories, results by column',
  byRow: 'Hill Laboratories, results by row',
};

const dateOrders: readonly { readonly id: DateOrder; readonly label: string }[] = [
  { id: 'dayFirst', label: 'Day first (21/11/2026)' },
  { id: 'monthFirst', label: 'Month first (11/21/2026)' },
];

/** How the file was read, for a person to put right. */
export function ReadAs({
  file,
  summary,
}: {
  readonly file: LaboratoryFileState;
  readonly summary: FileSummary;
}) {
  const { encoding, delimiter, dateOrder, sheet } = summary.read;
  return (
    <>
      {summary.ok && <p className={styles.note}>{`Read as ${layouts[summary.layout]}.`}</p>}
      <div className={styles.grid}>
        {dateOrder !== undefined && (
          <Select
            label="Dates"
            options={dateOrders}
            value={dateOrder}
            placeholder="Choose how they are written"
            onChange={(chosen) => void file.readAs({ dateOrder: chosen ?? dateOrder })}
          />
        )}
        {summary.sheets.length > 1 && (
          <Select
            label="Sheet"
            options={summary.sheets.map((name) => ({ id: name, label: name }))}
            value={sheet ?? null}
            onChange={(chosen) => void file.readAs({ sheet: chosen ?? sheet, dateOrder: undefined })}
          />
        )}
        {delimiter && (
          <Select
            label="Between cells"
            options={DELIMITERS}
            value={delimiter}
            onChange={(chosen) => void file.readAs({ delimiter: chosen ?? delimiter, dateOrder: undefined })}
          />
        )}
        {encoding && (
          <Select
            label="Written in"
            options={TEXT_ENCODINGS}
            value={encoding}
            onChange={(chosen) => void file.readAs({ encoding: chosen ?? encoding, dateOrder: undefined })}
          />
        )}
      </div>
    </>
  );
}
