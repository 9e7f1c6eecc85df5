import { documentWords, sayBytes } from '@tussock/domain';
import { FilePicker, Icon, IconButton, ProgressBar } from '@tussock/ui';
import { useEffect, useState, type DragEvent } from 'react';
import { useStore } from 'zustand';
import { resumeUploads, uploads, type Upload } from '../../session/uploads/index.ts';
import { documentEndings } from './document-endings.ts';
import styles from './upload-panel.module.css';

interface UploadPanelProps {
  readonly planId: string;
  /** Where what is uploaded goes. */
  readonly folder: string;
}

/** Where files are dropped or chosen, and how far each is on its way. */
export function UploadPanel({ planId, folder }: UploadPanelProps) {
  const all = useStore(uploads.store, (state) => state.uploads);
  const own = all.filter((upload) => upload.planId === planId);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => void resumeUploads(), []);
  const add = (files: readonly File[]): void => uploads.add(files, { planId, folder });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section className={styles.panel} aria-label="Upload">
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <span className={styles.drop}>{documentWords.drop}</span>
        <FilePicker
          label="Files to upload"
          accept={documentEndings}
          isMultiple
          variant="primary"
          onChoose={add}
        >
          Choose files
        </FilePicker>
        <span className={styles.camera}>
          <FilePicker label="Photo of a paper" accept="image/*" isCamera icon="camera" onChoose={add}>
            Take a photo
          </FilePicker>
        </span>
        <span className={styles.limits}>
          {folder === '' ? documentWords.limits : documentWords.goesTo(folder)}
        </span>
      </div>
      {own.length > 0 && (
        <ul className={styles.list} aria-label="Files on their way">
          {own.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

const formatActionState = ({ state, sent, bytes }: Upload): string =>
  ({
    waiting: documentWords.waits,
    sending: sent >= bytes ? documentWords.checking : `${sayBytes(sent)} of ${sayBytes(bytes)}`,
    noLine: documentWords.noLine,
    refused: '',
    arrived: documentWords.arrived,
  })[state];

/** One file: its name, how far it is, and the ways to stop it or try again. */
export function UploadLine({ upload }: { readonly upload: Upload }) {
  const { id, name, state, sent, bytes, message } = upload;
  return (
    <li className={styles.line}>
      {state === 'refused' ? (
        <p className={styles.refused} role="alert">
          <Icon name="warning" size="small" />
          <span>
            <strong>{`${name}:`}</strong> {message}
          </span>
        </p>
      ) : (
        <ProgressBar
          label={name}
          share={bytes === 0 ? 0 : sent / bytes}
          valueText={formatActionState(upload)}
          variant={state === 'arrived' ? 'success' : state === 'noLine' ? 'warning' : 'primary'}
        />
      )}
      {state === 'noLine' && (
        <IconButton icon="redo" label={`Try ${name} again`} onClick={() => uploads.retry(id)} />
      )}
      <IconButton
        icon="close"
        label={state === 'arrived' || state === 'refused' ? `Take ${name} off the list` : `Stop ${name}`}
        onClick={() => uploads.dismiss(id)}
      />
    </li>
  );
}
