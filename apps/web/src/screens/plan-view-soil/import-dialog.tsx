import { useMutation } from '@tanstack/react-query';
import { importSoilTests, type listSoilTests, type ReplyOf } from '@tussock/contract';
import {
  MOST_ROWS_AT_ONCE,
  soilTestDetailFields,
  type DateOrder,
  type LaboratoryLayout,
} from '@tussock/domain';
import { Button, Dialog, Select } from '@tussock/ui';
import { useState } from 'react';
import { FilesInput } from '../../activities/edit-fields/index.ts';
import { TEXT_ENCODINGS } from '../../activities/read-text-file/index.ts';
import { saveFile } from '../../activities/save-file/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { ImportPreview } from './import-preview.tsx';
import type { FileSummary, HeldSummary, SentRow } from './laboratory/laboratory-file.ts';
import { DELIMITERS } from './laboratory/delimiters.ts';
import styles from './import-dialog.module.css';
import type { Transect } from './sampled-places.ts';
import { counted } from './soil-words.ts';
import { useLaboratoryFile, type LaboratoryFileState } from './use-laboratory-file.ts';

interface ImportDialogProps {
  readonly planId: string;
  readonly listed: ReplyOf<typeof listSoilTests>;
  readonly transects: readonly Transect[];
  readonly onClose: () => void;
}

const layouts: { readonly [L in LaboratoryLayout]: string } = {
  flat: 'one row for each sample',
  byColumn: 'Hill Laboratories, results by column',
  byRow: 'Hill Laboratories, results by row',
};

const dateOrders: readonly { readonly id: DateOrder; readonly label: string }[] = [
  { id: 'dayFirst', label: 'Day first (21/11/2026)' },
  { id: 'monthFirst', label: 'Month first (11/21/2026)' },
];

/** Names that were chosen by name are remembered; a sample without a name is not. */
const aliasesOf = ({ choices }: LaboratoryFileState) =>
  [...choices].flatMap(([key, transectId]) => (key.startsWith('#') ? [] : [{ sampleName: key, transectId }]));

/** Takes the file of a laboratory, shows what becomes of each sample, and stores what is new or final. */
export function ImportDialog({ planId, listed, transects, onClose }: ImportDialogProps) {
  const file = useLaboratoryFile(listed, transects);
  const [documents, setDocuments] = useState<readonly string[]>([]);
  const saveFromForm = useSaveFromForm();
  const save = useMutation({
    mutationFn: async () => {
      const rows = await file.rowsToSend();
      const withReport = ({ details, ...row }: SentRow) => ({
        ...row,
        details: { ...details, ...(documents.length > 0 ? { documents: [...documents] } : {}) },
      });
      for (let from = 0; from < rows.length; from += MOST_ROWS_AT_ONCE)
        await saveFromForm(importSoilTests, {
          params: { planId },
          body: {
            rows: rows.slice(from, from + MOST_ROWS_AT_ONCE).map(withReport),
            aliases: from === 0 ? aliasesOf(file) : [],
          },
        });
    },
    onSuccess: onClose,
  });
  const { summary, held } = file;
  const toSave = held ? held.counts.new + held.counts.replaces : 0;
  const faults = [
    ...(file.fault === '' ? [] : [file.fault]),
    ...(summary && !summary.ok ? summary.faults : []),
    ...refusalsOf(save.error).map(({ message }) => message),
  ];
  return (
    <Dialog
      title="Import a laboratory’s file"
      isOpen
      onClose={onClose}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={save.isPending}
            disabled={toSave === 0 || file.isBusy}
            onClick={() => save.mutate()}
          >
            {toSave > 0 ? `Save ${counted(toSave, 'test', 'tests')}` : 'Save'}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.note}>
          CSV or XLSX as the laboratory sends it. A sample that was imported before is left alone; a final
          result takes the place of an interim one.
        </p>
        <label>
          File{' '}
          <input
            className={styles.file}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) void file.open(chosen);
            }}
          />
        </label>
        {summary && <ReadAs file={file} summary={summary} />}
        <p role="status">{file.isBusy ? 'Reading…' : held ? countsInWords(held) : ''}</p>
        {faults.length > 0 && (
          <ul role="alert" className={styles.faults}>
            {[...new Set(faults)].map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {summary?.ok && held && (
          <>
            {summary.notices.map((notice) => (
              <p key={notice} className={styles.note}>
                {notice}
              </p>
            ))}
            <OtherNames file={file} transects={transects} />
            {toSave > 0 && <LaboratoryReport documents={documents} onChange={setDocuments} />}
            <div className={styles.previewHead}>
              <h3 className={styles.heading}>Samples</h3>
              {held.remarked > 0 && (
                <Button
                  size="small"
                  icon="download"
                  onClick={() =>
                    void file
                      .remarksAsCsv()
                      .then((text) =>
                        saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), 'remarks.csv'),
                      )
                  }
                >
                  {`All ${counted(held.remarked, 'row', 'rows')} with remarks`}
                </Button>
              )}
            </div>
            {held.shown.length < summary.counts.rows && (
              <p className={styles.note}>
                {`${counted(held.shown.length, 'row is', 'rows are')} shown of ${summary.counts.rows.toLocaleString('en-NZ')}, those that ask for a look first.`}
              </p>
            )}
            <ImportPreview rows={held.shown} transects={transects} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** '3 new, 1 replaces an interim one, 2 already here …': only what there is. */
function countsInWords({ counts }: HeldSummary): string {
  const parts = [
    counted(counts.new, 'new', 'new'),
    ...(counts.replaces > 0 ? [`${counts.replaces.toLocaleString('en-NZ')} in place of interim ones`] : []),
    `${(counts.same + counts.stands).toLocaleString('en-NZ')} already here`,
    ...(counts.overtaken > 0 ? [`${counts.overtaken.toLocaleString('en-NZ')} told by another row`] : []),
    ...(counts.unmatched > 0 ? [`${counts.unmatched.toLocaleString('en-NZ')} without a transect`] : []),
    `${counts.refused.toLocaleString('en-NZ')} refused`,
  ];
  return parts.join(', ');
}

/** How the file was read, for a person to put right. */
function ReadAs({ file, summary }: { readonly file: LaboratoryFileState; readonly summary: FileSummary }) {
  const { encoding, delimiter, dateOrder } = summary.read;
  return (
    <>
      {summary.ok && <p className={styles.note}>{`Read as ${layouts[summary.layout]}.`}</p>}
      <div className={styles.readAs}>
        {dateOrder && (
          <Select
            label="Dates"
            options={dateOrders}
            value={dateOrder}
            onChange={(chosen) => void file.readAs({ dateOrder: chosen ?? dateOrder })}
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

/** Names that no transect has: said once, they are remembered for the plan. */
function OtherNames({
  file,
  transects,
}: {
  readonly file: LaboratoryFileState;
  readonly transects: readonly Transect[];
}) {
  const { names } = file;
  if (names.length === 0) return null;
  const options = transects.map(({ id, name }) => ({ id, label: name }));
  return (
    <section className={styles.names} aria-label="Samples without a transect">
      <h3 className={styles.heading}>Which transect is it?</h3>
      <p className={styles.note}>
        These samples are called otherwise than any transect. What you choose is remembered for this farm.
      </p>
      <div className={styles.grid}>
        {names.map(({ choiceKey, sampleName, place, samples, remembered }) => (
          <Select
            key={choiceKey}
            label={`${sampleName || `Without a name, ${place}`}${samples > 1 ? ` (${samples.toLocaleString('en-NZ')} samples)` : ''}`}
            options={options}
            value={file.choices.get(choiceKey) ?? remembered ?? null}
            placeholder="Leave out"
            {...(remembered === undefined ? { clearLabel: 'Leave out' } : {})}
            onChange={(transectId) => void file.choose(choiceKey, transectId)}
          />
        ))}
      </div>
    </section>
  );
}

const none = () => [];
const ignore = (): void => undefined;

/** The PDF of the laboratory, kept with every test that is saved. */
function LaboratoryReport({
  documents,
  onChange,
}: {
  readonly documents: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}) {
  return (
    <FilesInput
      id="laboratory-report"
      name="laboratory-report"
      field={soilTestDetailFields.documents}
      value={documents}
      error={undefined}
      onChange={(value) => onChange(value as readonly string[])} // ids, as the input makes them
      onBlur={ignore}
      siblings={{}}
      featureChoices={none}
    />
  );
}
