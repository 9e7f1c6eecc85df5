import { updateFile, type PlanFile } from '@tussock/contract';
import {
  CAPTION_CHARACTERS,
  fileTypeLabel,
  purposeOfField,
  typesFor,
  type Field,
  type FilesField,
  sayBytes,
} from '@tussock/domain';
import { Checkbox, FieldFrame, FilePicker, Icon, IconButton, ProgressBar, TextField } from '@tussock/ui';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../session/client.ts';
import { usePlanFiles } from '../../record/plan-files.ts';
import { ChooseDocument } from './choose-document.tsx';
import type { InputProps } from '../../session/input-props.ts';
import styles from './files-input.module.css';
import { useFileUploads } from './use-file-uploads.ts';

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Files of a field: added with their progress, named, put in order, taken out. */
export function FilesInput({
  id,
  name,
  field,
  value,
  error,
  onChange,
}: InputProps<Extract<Field, FilesField>>) {
  const purpose = purposeOfField[field.type];
  const ids = idsIn(value);
  const idsRef = useRef(ids);
  const [keepsPlace, setKeepsPlace] = useState(false);
  const { byId, addressOf } = usePlanFiles();
  // A file that has just arrived is known before the list of the plan is read again.
  const [arrived, setArrived] = useState<readonly PlanFile[]>([]);
  useEffect(() => {
    idsRef.current = idsIn(value);
  }, [value]);
  const change = (next: readonly string[]): void => {
    idsRef.current = next;
    onChange(next);
  };
  const { underWay, upload } = useFileUploads(purpose, (file) => {
    setArrived((former) => [...former, file]);
    change([...idsRef.current, file._id]);
  });
  const fileOf = (fileId: string): PlanFile | undefined =>
    byId.get(fileId) ?? arrived.find(({ _id }) => _id === fileId);
  // A document may be a picture of one, which is known once the file is.
  const isPicture = (fileId: string): boolean =>
    purpose === 'photo' || typeof fileOf(fileId)?.width === 'number';
  const move = (from: number, by: number): void =>
    change(ids.toSpliced(from, 1).toSpliced(from + by, 0, ids[from] ?? ''));

  return (
    <FieldFrame label={field.label} help={field.help} error={error} id={id} isGroup>
      {() => (
        <div className={styles.files}>
          {ids.length > 0 && (
            <ul className={styles.list}>
              {ids.map((fileId, index) => (
                <FileLine
                  key={fileId}
                  file={fileOf(fileId)}
                  thumbnail={isPicture(fileId) ? addressOf(fileId, 'small') : undefined}
                  isFirst={index === 0}
                  onEarlier={() => move(index, -1)}
                  onRemove={() => change(ids.filter((other) => other !== fileId))}
                />
              ))}
            </ul>
          )}
          {underWay && <ProgressBar label={`Sending ${underWay.name}`} share={underWay.share} />}
          {ids.length < field.maxFiles && (
            <div className={styles.add}>
              <FilePicker
                size="small"
                icon="plus"
                name={name}
                label={`${field.label}, files`}
                isMultiple
                accept={typesFor[purpose].join(',')}
                onChoose={(files) => void upload(files.slice(0, field.maxFiles - ids.length), keepsPlace)}
              >
                {purpose === 'photo' ? 'Add photos' : 'Add documents'}
              </FilePicker>
              {purpose === 'document' && (
                <ChooseDocument
                  label={field.label}
                  taken={ids}
                  onChoose={(fileId) => change([...ids, fileId])}
                />
              )}
              {purpose === 'photo' && (
                <Checkbox isSelected={keepsPlace} onChange={setKeepsPlace}>
                  Keep where they were taken
                </Checkbox>
              )}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

interface FileLineProps {
  /** Undefined while the files of the plan are read. */
  readonly file: PlanFile | undefined;
  readonly thumbnail: string | undefined;
  readonly isFirst: boolean;
  readonly onEarlier: () => void;
  readonly onRemove: () => void;
}

function FileLine({ file, thumbnail, isFirst, onEarlier, onRemove }: FileLineProps) {
  const name = file?.name ?? 'file';
  return (
    <li className={styles.line}>
      {thumbnail ? (
        <img className={styles.thumbnail} src={thumbnail} alt={file?.caption || name} />
      ) : (
        <span className={styles.paper}>
          <Icon name="document" />
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {file && (
          <p className={styles.facts}>
            {[fileTypeLabel(file.contentType), sayBytes(file.bytes), file.place && 'place kept']
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {file && <Caption key={file._id} file={file} />}
      </div>
      <div className={styles.acts}>
        {!isFirst && (
          <IconButton icon="chevron-up" size="small" label={`Put ${name} earlier`} onClick={onEarlier} />
        )}
        <IconButton icon="trash" size="small" label={`Take ${name} out`} onClick={onRemove} />
      </div>
    </li>
  );
}

/** The words under a file; they are the file's own and are kept when the box is left. */
function Caption({ file }: { readonly file: PlanFile }) {
  const [text, setText] = useState(file.caption);
  const keptRef = useRef(file.caption);
  const handleBlur = async () => {
    const caption = text.trim();
    if (caption === keptRef.current) return;
    keptRef.current = caption;
    try {
      await client.call(updateFile, { params: { fileId: file._id }, body: { caption } });
    } catch {
      // The client has shown what was wrong; leaving the box again tries again.
      keptRef.current = file.caption;
    }
  };
  return (
    <TextField
      label={`Words under ${file.name}`}
      isLabelHidden
      placeholder="Say what it shows"
      value={text}
      onChange={(words) => setText(words.slice(0, CAPTION_CHARACTERS))}
      onBlur={() => void handleBlur()}
    />
  );
}
