import { Button, Dialog, FilePicker } from '@tussock/ui';
import type { ReactNode } from 'react';
import styles from './import-frame.module.css';

interface ImportFrameProps {
  readonly title: string;
  /** Accepted files, and what happens to their rows. */
  readonly note: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  readonly fileName: string;
  /** Content of the file in a sentence; empty while none is chosen. */
  readonly status: string;
  readonly isReading: boolean;
  readonly faults: readonly string[];
  readonly notices: readonly string[];
  readonly saveLabel: string;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Controls to correct how the file was read. */
  readonly readAs?: ReactNode;
  /** Outcome of each row. */
  readonly children?: ReactNode;
}

/** Frame of every file import: choose the file, see how it was read and what it would change, and save only then. */
export function ImportFrame(props: ImportFrameProps) {
  return (
    <Dialog
      title={props.title}
      isOpen
      onClose={props.onClose}
      size="wide"
      footer={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={props.isSaving}
            disabled={!props.canSave || props.isReading}
            onClick={props.onSave}
          >
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <div className={styles.frame}>
        <p className={styles.note}>{props.note}</p>
        <div className={styles.choose}>
          <FilePicker
            label="File"
            accept={props.accept}
            onChoose={([file]) => {
              if (file) props.onChoose(file);
            }}
          >
            {props.fileName === '' ? 'Choose a file' : 'Choose another file'}
          </FilePicker>
          {props.fileName !== '' && <span>{props.fileName}</span>}
        </div>
        {props.readAs}
        <p role="status">{props.isReading ? 'Reading…' : props.status}</p>
        {props.faults.length > 0 && (
          <div role="alert">
            <ul className={styles.faults}>
              {[...new Set(props.faults)].map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {[...new Set(props.notices)].map((notice) => (
          <p key={notice} className={styles.note}>
            {notice}
          </p>
        ))}
        {props.children}
      </div>
    </Dialog>
  );
}
