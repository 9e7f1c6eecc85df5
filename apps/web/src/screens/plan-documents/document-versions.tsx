import type { PlanFile } from '@tussock/contract';
import { documentWords, momentBriefly } from '@tussock/domain';
import { Button, FilePicker } from '@tussock/ui';
import { useStore } from 'zustand';
import { uploads } from '../../session/uploads/index.ts';
import styles from './document-dialog.module.css';
import { documentEndings } from './document-endings.ts';
import { UploadLine } from './upload-panel.tsx';

interface VersionsProps {
  readonly planId: string;
  readonly file: PlanFile;
  /** The number of the version that is looked at. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
  readonly isEditing: boolean;
}

/** The versions of a document, the newest first, and the way to add another. */
export function DocumentVersions({ planId, file, shown, onShow, isEditing }: VersionsProps) {
  const all = useStore(uploads.store, (state) => state.uploads);
  const own = all.filter(({ versionOf }) => versionOf === file._id);
  const versions = [file, ...file.earlier];
  return (
    <section>
      <h3>Versions</h3>
      <ul className={styles.list}>
        {versions.map(({ number, uploadedAt, uploadedByName }) => (
          <li key={number} className={styles.version} data-shown={number === shown || undefined}>
            <span>
              {number}
              {' · '}
              {momentBriefly(uploadedAt)}
              {uploadedByName !== null && `, ${uploadedByName}`}
            </span>
            {number !== shown && (
              <Button
                size="small"
                isQuiet
                aria-label={`Show version ${number}`}
                onClick={() => onShow(number)}
              >
                Show
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {own.map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </ul>
      {isEditing && file.purpose === 'document' && (
        <>
          <FilePicker
            label="Newer version"
            accept={documentEndings}
            size="small"
            onChoose={(files) =>
              uploads.add(files.slice(0, 1), { planId, folder: file.folder, versionOf: file._id })
            }
          >
            Add a newer version
          </FilePicker>
          <p className={styles.note}>{documentWords.newVersion}</p>
        </>
      )}
    </section>
  );
}
