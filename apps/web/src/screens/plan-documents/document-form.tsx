import type { PlanFile } from '@tussock/contract';
import {
  checkFile,
  checkFileForm,
  dayInWords,
  documentWords,
  fileFormFields,
  fileOfForm,
  formOfFile,
} from '@tussock/domain';
import { useMemo } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { valuesOfFile } from '../../sync/index.ts';
import styles from './document-dialog.module.css';
import type { DocumentWrites } from './use-document-writes.ts';

interface DocumentFormProps {
  readonly file: PlanFile;
  readonly isEditing: boolean;
  readonly writes: DocumentWrites;
}

/** What is written of a document: to be read, or to be changed. */
export const DocumentForm = (props: DocumentFormProps) =>
  props.isEditing ? <EditForm key={props.file._id} {...props} /> : <Facts file={props.file} />;

const sections = [{ title: documentWords.formTitle, fields: Object.keys(fileFormFields) }];

/** What is typed and not saved stays with its document, whichever is looked at next. */
function EditForm({ file, writes }: DocumentFormProps) {
  const values = useMemo(() => formOfFile(valuesOfFile(file)), [file]);
  const save = async (typed: Readonly<Record<string, unknown>>): Promise<void> => {
    const checked = checkFile(fileOfForm(typed));
    if (!checked.ok) return;
    const { name, folder = null, tags = null, caption = null, expiresOn = null } = checked.values;
    const isSaved = await writes.change(
      [file],
      { name, folder, tags, caption, expiresOn },
      { label: documentWords.changed(name), toast: documentWords.saved },
    );
    // It was told why; the form keeps what was typed.
    if (!isSaved) throw new Error('not saved');
  };
  return (
    <FieldsForm
      formKey={`document:${file._id}`}
      fields={fileFormFields}
      sections={sections}
      values={values}
      check={checkFileForm}
      onSave={save}
    />
  );
}

function Facts({ file }: { readonly file: PlanFile }) {
  const facts: readonly (readonly [string, string])[] = [
    [fileFormFields.folder.label, file.folder],
    [fileFormFields.tags.label, file.tags.join(', ')],
    [fileFormFields.expiresOn.label, file.expiresOn === null ? '' : dayInWords(file.expiresOn)],
    [fileFormFields.caption.label, file.caption],
  ];
  return (
    <dl className={styles.terms}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([term, text]) => [<dt key={`${term}?`}>{term}</dt>, <dd key={term}>{text}</dd>])}
    </dl>
  );
}
