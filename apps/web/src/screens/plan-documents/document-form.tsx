import type { PlanFile } from '@tussock/contract';
import { checkFile, dayInWords, documentWords } from '@tussock/domain';
import { Button, DateField, TextField } from '@tussock/ui';
import { useState } from 'react';
import styles from './document-dialog.module.css';
import type { FoundDocuments } from './document-rows.ts';
import type { DocumentWrites } from './use-document-writes.ts';

interface DocumentFormProps {
  readonly file: PlanFile;
  readonly list: FoundDocuments;
  readonly isEditing: boolean;
  readonly writes: DocumentWrites;
}

/** What is written of a document: to be read, or to be changed. */
export const DocumentForm = (props: DocumentFormProps) =>
  props.isEditing ? (
    <EditForm key={JSON.stringify(textsOf(props.file))} {...props} />
  ) : (
    <Facts file={props.file} />
  );

/** What was written, as the fields of a form hold it. */
const textsOf = ({ name, folder, tags, caption, expiresOn }: PlanFile) => ({
  name,
  folder,
  tags: tags.join(', '),
  caption,
  expiresOn: expiresOn ?? '',
});
type Texts = ReturnType<typeof textsOf>;

const said = ({ tags, expiresOn, ...texts }: Texts) => ({
  ...texts,
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  ...(expiresOn === '' ? {} : { expiresOn }),
});

function EditForm({ file, writes }: DocumentFormProps) {
  const [texts, setTexts] = useState(() => textsOf(file));
  const [isPending, setIsPending] = useState(false);
  const checked = checkFile(said(texts));
  const isChanged = JSON.stringify(texts) !== JSON.stringify(textsOf(file));
  const errorOf = (field: string): { readonly error?: string } => {
    const refusal = checked.ok ? undefined : checked.refusals.find((one) => one.field === field);
    return refusal ? { error: refusal.message } : {};
  };
  const field = (key: Exclude<keyof Texts, 'expiresOn'>, label: string, help?: string) => (
    <TextField
      label={label}
      value={texts[key]}
      onChange={(text) => setTexts({ ...texts, [key]: text })}
      {...(help ? { help } : {})}
      {...errorOf(key)}
    />
  );
  const save = async (): Promise<void> => {
    if (!checked.ok) return;
    const { name, folder = null, tags = null, caption = null, expiresOn = null } = checked.values;
    setIsPending(true);
    await writes.change(
      [file],
      { name, folder, tags, caption, expiresOn },
      { label: documentWords.changed(name), toast: documentWords.saved },
    );
    setIsPending(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {field('name', 'Name')}
      {field('folder', 'Folder', documentWords.folderHelp)}
      {field('tags', 'Tags', documentWords.tagsHelp)}
      <DateField
        label="Expires on"
        value={texts.expiresOn || null}
        onChange={(day) => setTexts({ ...texts, expiresOn: day ?? '' })}
        help={documentWords.expiresHelp}
        {...errorOf('expiresOn')}
      />
      {field('caption', 'What it is')}
      <Button type="submit" variant="primary" isPending={isPending} disabled={!isChanged || !checked.ok}>
        Save
      </Button>
    </form>
  );
}

function Facts({ file }: { readonly file: PlanFile }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Folder', file.folder],
    ['Tags', file.tags.join(', ')],
    ['Expires on', file.expiresOn === null ? '' : dayInWords(file.expiresOn)],
    ['What it is', file.caption],
  ];
  return (
    <dl className={styles.terms}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([term, text]) => [<dt key={`${term}?`}>{term}</dt>, <dd key={term}>{text}</dd>])}
    </dl>
  );
}
