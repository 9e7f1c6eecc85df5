import { useMutation } from '@tanstack/react-query';
import { importSoilTests, type FeatureReply, type listSoilTests, type ReplyOf } from '@tussock/contract';
import { MOST_TESTS_AT_ONCE, soilTestDetailFields, countInFigures } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useState } from 'react';
import { FilesInput, FormWaitsContext, useFormWaits } from '../../activities/edit-fields/index.ts';
import { ImportFrame } from '../../activities/import-file/index.ts';
import { saveFile } from '../../activities/save-file/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { ColumnMatcher } from './column-matcher.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { HeldSummary, SentRow } from './laboratory/laboratory-file.ts';
import styles from './import-dialog.module.css';
import { OtherNames } from './other-names.tsx';
import { ReadAs } from './read-as.tsx';
import type { Transect } from './sampled-places.ts';
import { counted } from './soil-words.ts';
import { useColumnMemory } from './use-column-memory.ts';
import { useLaboratoryFile, type LaboratoryFileState } from './use-laboratory-file.ts';

interface ImportDialogProps {
  readonly planId: string;
  readonly listed: ReplyOf<typeof listSoilTests>;
  /** The same as the server has it now; as it is known where that cannot be told. Never rejects. */
  readonly listAgain: () => Promise<ReplyOf<typeof listSoilTests>>;
  readonly features: readonly FeatureReply[];
  readonly transects: readonly Pick<Transect, 'id' | 'name'>[];
  /** Whether the person may change what is remembered of laboratories' files. */
  readonly canRemember: boolean;
  readonly onClose: () => void;
}

/** Names that were chosen by name are remembered; a sample without a name is not. */
const aliasesOf = ({ choices }: LaboratoryFileState) =>
  [...choices].flatMap(([key, transectId]) => (key.startsWith('#') ? [] : [{ sampleName: key, transectId }]));

/** Stores the samples of a file: all of them, or none. */
function useSaveSamples(
  planId: string,
  file: LaboratoryFileState,
  { documents, onSaved }: { readonly documents: readonly string[]; readonly onSaved: () => void },
) {
  const saveFromForm = useSaveFromForm();
  return useMutation({
    mutationFn: async () => {
      const rows = await file.rowsToSend();
      const withReport = ({ details, ...row }: SentRow) => ({
        ...row,
        details: { ...details, ...(documents.length > 0 ? { documents: [...documents] } : {}) },
      });
      await saveFromForm(importSoilTests, {
        params: { planId },
        body: { rows: rows.map(withReport), aliases: aliasesOf(file) },
      });
      await file.remember();
    },
    onSuccess: onSaved,
  });
}

/** What keeps the samples from being saved though the file can be read. */
function hindrancesOf(file: LaboratoryFileState, toSave: number): readonly string[] {
  const isOpen = file.summary?.ok === true && file.summary.read.dateOrder === null;
  return [
    ...(isOpen
      ? ['Every date in the file could be read in two ways. Say under “Dates” how they are written.']
      : []),
    ...(toSave > MOST_TESTS_AT_ONCE
      ? [
          `The file has ${counted(toSave, 'sample', 'samples')} to save, and up to ${countInFigures(MOST_TESTS_AT_ONCE)} are saved at once: split the file`,
        ]
      : []),
  ];
}

/** Takes the file of a laboratory, shows what becomes of each sample, and stores what is new or final. */
export function ImportDialog(props: ImportDialogProps) {
  const { planId, features, transects, onClose } = props;
  const file = useLaboratoryFile(props, transects, useColumnMemory(planId, props.canRemember));
  const [documents, setDocuments] = useState<readonly string[]>([]);
  const save = useSaveSamples(planId, file, { documents, onSaved: onClose });
  // The report may be on its way still, and the samples name it.
  const waits = useFormWaits();
  const { summary, held } = file;
  const toSave = held ? held.counts.new + held.counts.replaces : 0;
  const hindrances = hindrancesOf(file, toSave);
  const faults = [
    ...(file.fault === '' ? [] : [file.fault]),
    ...(summary && !summary.ok ? summary.faults : []),
    ...hindrances,
    ...refusalsOf(save.error).map(({ message }) => message),
  ];
  return (
    <ImportFrame
      title="Import a laboratory’s file"
      note="CSV or XLSX as the laboratory sends it. Samples already imported are left as they are; a final result replaces an interim one."
      accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      fileName={file.fileName}
      onChoose={(chosen) => void file.open(chosen)}
      isReading={file.isBusy}
      status={held ? countsInWords(held) : ''}
      faults={faults}
      notices={summary?.ok ? summary.notices : []}
      saveLabel={toSave > 0 ? `Save ${counted(toSave, 'test', 'tests')}` : 'Save'}
      canSave={toSave > 0 && hindrances.length === 0}
      isSaving={save.isPending || waits.isWaiting}
      onSave={() => waits.thenDo(async () => save.mutate())}
      onClose={onClose}
      readAs={
        summary && (
          <>
            <ReadAs file={file} summary={summary} />
            <ColumnMatcher key={file.fileName} file={file} summary={summary} />
          </>
        )
      }
    >
      {summary?.ok && held && (
        <>
          <OtherNames planId={planId} file={file} features={features} transects={transects} />
          <FormWaitsContext value={waits.add}>
            {toSave > 0 && <LaboratoryReport documents={documents} onChange={setDocuments} />}
          </FormWaitsContext>
          <div className={styles.previewHead}>
            <h3 className={styles.heading}>Samples</h3>
            {held.remarked > 0 && <Remarks file={file} remarked={held.remarked} />}
          </div>
          <ImportPreview rows={held.shown} total={summary.counts.rows} transects={file.transects} />
        </>
      )}
    </ImportFrame>
  );
}

/** Everything that is said about rows, as a file. */
function Remarks({ file, remarked }: { readonly file: LaboratoryFileState; readonly remarked: number }) {
  const download = async (): Promise<void> => {
    const text = await file.remarksAsCsv();
    saveFile(new Blob([text], { type: 'text/csv' }), 'remarks.csv');
  };
  return (
    <Button size="small" icon="download" onClick={() => void download()}>
      {remarked === 1 ? 'The row with remarks' : `All ${counted(remarked, 'row', 'rows')} with remarks`}
    </Button>
  );
}

/** '3 new, 1 replaces an interim one, 2 already here …': only what there is. */
function countsInWords({ counts }: HeldSummary): string {
  const parts = [
    counted(counts.new, 'new', 'new'),
    ...(counts.replaces > 0 ? [`${countInFigures(counts.replaces)} in place of interim ones`] : []),
    `${countInFigures(counts.same + counts.stands)} already here`,
    ...(counts.overtaken > 0 ? [`${countInFigures(counts.overtaken)} told by another row`] : []),
    ...(counts.unmatched > 0 ? [`${countInFigures(counts.unmatched)} without a transect`] : []),
    `${countInFigures(counts.refused)} refused`,
  ];
  return parts.join(', ');
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
