import type { PlanFile } from '@tussock/contract';
import {
  fileRefusals,
  fileTypeLabel,
  purposeOfField,
  typesFor,
  type Field,
  type FilesField,
  sayBytes,
} from '@tussock/domain';
import { Checkbox, FieldFrame, FilePicker, Icon, IconButton, ProgressBar } from '@tussock/ui';
import { useEffect, useRef, useState } from 'react';
import { removeFormFile, usePlanFiles } from '../../sync/index.ts';
import { toasts } from '../../session/toasts.ts';
import { ChooseDocument } from './choose-document.tsx';
import type { InputProps } from '../../session/input-props.ts';
import { Caption } from './file-caption.tsx';
import styles from './files-input.module.css';
import { useFileUploads } from './use-file-uploads.ts';

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Input for the files of a field: adds them with their progress, names, sorts and removes them. */
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
  const takeOut = (fileId: string): void => {
    change(idsRef.current.filter((other) => other !== fileId));
    removeFormFile(fileId);
  };
  const { underWay, upload } = useFileUploads({
    purpose,
    onChosen: (fileId) => change([...idsRef.current, fileId]),
    onArrived: (file) => setArrived((former) => [...former, file]),
    onRefused: takeOut,
  });
  const fileOf = (fileId: string): PlanFile | undefined =>
    byId.get(fileId) ?? arrived.find(({ _id }) => _id === fileId);
  // A document may be a picture of one, which is known once the file is.
  const isPicture = (fileId: string): boolean =>
    purpose === 'photo' || typeof fileOf(fileId)?.width === 'number';
  const addAll = (files: readonly File[]): void => {
    const room = field.maxFiles - ids.length;
    const left = files.slice(room).map((file) => file.name);
    if (left.length > 0)
      toasts.show({ message: fileRefusals.tooMany(field.maxFiles, left), type: 'warning' });
    void upload(files.slice(0, room), keepsPlace);
  };
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
                  onRemove={() => takeOut(fileId)}
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
                onChoose={addAll}
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
  /** Undefined while the files of the plan are loading. */
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
            {[fileTypeLabel(file.contentType), sayBytes(file.bytes), file.place && 'place saved']
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
