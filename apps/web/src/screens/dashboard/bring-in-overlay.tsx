import { useMutation } from '@tanstack/react-query';
import { archiveWords, BREAK_MARKER, sayBytes } from '@tussock/domain';
import { Button, FilePicker, Icon, PageContainer, ProgressBar } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { toasts } from '../../session/toasts.ts';
import { sendArchive } from '../../session/uploads/index.ts';
import styles from './bring-in-overlay.module.css';

/** An upload of a ZIP; a retry resumes it. */
interface Chosen {
  readonly uploadId: string;
  readonly blob: File;
}

/** Overlay that imports the ZIP of a whole plan: shows the progress, and why it was refused. */
export function BringInOverlay({
  onCreated,
  onClose,
}: {
  readonly onCreated: (planId: string) => void;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<Chosen>();
  const [sent, setSent] = useState(0);
  const bring = useMutation({
    mutationFn: (zip: Chosen) => sendArchive(zip, { onSent: setSent }),
    onSuccess: ({ _id, propertyName }) => {
      toasts.show({ message: archiveWords.broughtIn(propertyName), type: 'success' });
      onCreated(_id);
    },
  });
  const begin = (zip: Chosen): void => {
    setChosen(zip);
    setSent(0);
    bring.mutate(zip);
  };
  return (
    <PageContainer
      title={archiveWords.bringInTitle}
      eyebrow="Farm plans"
      hasOverlay
      width="narrow"
      onClose={onClose}
    >
      <div className={styles.page}>
        <p>{archiveWords.bringInText}</p>
        {!bring.isPending && (
          <FilePicker
            label={archiveWords.file}
            accept=".zip,application/zip"
            variant="primary"
            onChoose={([blob]) => blob && begin({ uploadId: uuidv7(), blob })}
          >
            {chosen ? 'Choose another ZIP' : 'Choose a ZIP'}
          </FilePicker>
        )}
        {chosen && <p>{`${chosen.blob.name}, ${sayBytes(chosen.blob.size)}`}</p>}
        {chosen && bring.isPending && <Progress sent={sent} bytes={chosen.blob.size} />}
        {chosen && bring.error && (
          <>
            <p role="alert" className={styles.refusal}>
              <Icon name="warning" /> {bring.error.message.replaceAll(BREAK_MARKER, ' ')}
            </p>
            <Button onClick={() => begin(chosen)}>Try this ZIP again</Button>
          </>
        )}
      </div>
    </PageContainer>
  );
}

/** Progress of the upload; after all bytes the ZIP is being checked. */
function Progress({ sent, bytes }: { readonly sent: number; readonly bytes: number }) {
  return sent < bytes ? (
    <ProgressBar label={archiveWords.sending} share={sent / bytes} />
  ) : (
    <ProgressBar label={archiveWords.checking} />
  );
}
