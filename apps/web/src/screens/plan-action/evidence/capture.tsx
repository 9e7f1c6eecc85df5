import { FilePicker } from '@tussock/ui';
import { useState } from 'react';
import {
  PAPER_ACCEPT,
  PHOTO_ACCEPT,
  readPaper,
  readPhoto,
  type FileReading,
  type FoundPlace,
} from '../../../device/index.ts';
import { toasts } from '../../../session/toasts.ts';
import styles from './evidence.module.css';
import { Preview, type UsedFile } from './preview.tsx';
import { useCaptureDraft } from './use-capture-draft.ts';

interface CaptureProps {
  readonly actionId: string;
  /** Whether a photo is what comes next. */
  readonly isLeading: boolean;
  /** What is said of a place, in words. */
  readonly sayPlace: (found: FoundPlace) => string;
  readonly onUse: (file: UsedFile) => Promise<void>;
}

/** Takes a photo, or chooses one or a paper, shows it, and asks whether it is to be used. */
export function Capture({ actionId, isLeading, sayPlace, onUse }: CaptureProps) {
  const { file, keep, keepFound, used, letGo } = useCaptureDraft(actionId);
  const [isReading, setIsReading] = useState(false);
  const open = async (reading: Promise<FileReading>): Promise<void> => {
    setIsReading(true);
    const read = await reading.finally(() => setIsReading(false));
    if (read.ok) keep(read.file);
    else toasts.show({ message: read.reason, type: 'danger' });
  };
  const ask =
    (read: (chosen: File) => Promise<FileReading>) =>
    ([chosen]: readonly File[]): void => {
      if (chosen) void open(read(chosen));
    };
  if (file)
    return (
      <Preview
        key={file.fileId}
        actionId={actionId}
        file={file}
        sayPlace={sayPlace}
        onFound={keepFound}
        onAgain={letGo}
        onUse={async (taken) => {
          await onUse(taken);
          used();
        }}
      />
    );
  return (
    <div className={styles.ask}>
      <FilePicker
        icon="camera"
        variant={isLeading ? 'primary' : 'secondary'}
        label="Photo from the camera"
        accept={PHOTO_ACCEPT}
        isCamera
        isPending={isReading}
        onChoose={ask((chosen) => readPhoto(chosen, 'camera'))}
      >
        Take a photo
      </FilePicker>
      <FilePicker
        icon="upload"
        label="Photo from this device"
        accept={PHOTO_ACCEPT}
        isPending={isReading}
        onChoose={ask((chosen) => readPhoto(chosen, 'files'))}
      >
        Choose a photo
      </FilePicker>
      <FilePicker
        icon="document"
        label="Paper from this device"
        accept={PAPER_ACCEPT}
        isPending={isReading}
        onChoose={ask(readPaper)}
      >
        Attach document
      </FilePicker>
    </div>
  );
}
