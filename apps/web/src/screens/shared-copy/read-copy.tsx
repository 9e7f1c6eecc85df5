import { downloadShared, readSharedPicture, type SharedCopy } from '@tussock/contract';
import { bookWords, momentWithTime, releaseWords, sayBytes } from '@tussock/domain';
import type { PlanDocument } from '@tussock/reports';
import { buttonClasses, Icon } from '@tussock/ui';
import { useMemo } from 'react';
import { DocumentView } from '../../activities/show-document/index.ts';
import { callAddress } from '../../api/call-address.ts';
import styles from './shared-copy-screen.module.css';

const words = releaseWords.shared;

/** The copy on the screen: whose it is, until when it can be read, the document, and the same as a PDF. */
export function ReadCopy({
  secret,
  copy,
}: {
  readonly secret: string;
  readonly copy: NonNullable<SharedCopy['copy']>;
}) {
  // Kept by the server from this very shape.
  const document = useMemo(() => JSON.parse(copy.documentText) as PlanDocument, [copy.documentText]);
  const pictures = new Set(copy.pictures);
  const query = `?pass=${encodeURIComponent(copy.pass)}`;
  return (
    <div className={styles.copy}>
      <header className={styles.head}>
        <div>
          <h1>
            {document.name === bookWords.name
              ? words.of(copy.propertyName)
              : words.report(document.name, copy.propertyName)}
          </h1>
          <p className={styles.note}>
            {`${words.madeOn(momentWithTime(copy.madeAt))}. ${words.until(momentWithTime(copy.expiresAt))}.`}
          </p>
          <p className={styles.note}>{releaseWords.fingerprint(copy.sha256)}</p>
        </div>
        <a
          {...buttonClasses({ variant: 'primary' })}
          href={callAddress(downloadShared.path, { secret }) + query}
          download
        >
          <Icon name="download" /> {`${words.download}, ${sayBytes(copy.bytes)}`}
        </a>
      </header>
      <DocumentView
        document={document}
        addressOf={(fileId) =>
          pictures.has(fileId) ? callAddress(readSharedPicture.path, { secret, fileId }) + query : undefined
        }
      />
    </div>
  );
}
