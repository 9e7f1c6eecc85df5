import { downloadShared, readSharedPicture, type SharedCopy } from '@tussock/contract';
import { bookWords, momentWithTime, PASS_MINUTES, releaseWords, sayBytes } from '@tussock/domain';
import type { PlanDocument } from '@tussock/reports';
import { Button, buttonClasses, Icon } from '@tussock/ui';
import { useEffect, useMemo, useState } from 'react';
import { DocumentView } from '../../activities/show-document/index.ts';
import { callAddress } from '../../api/call-address.ts';
import styles from './shared-copy-screen.module.css';

const words = releaseWords.shared;

/** What is read is told so long before its pass ends. */
const MINUTES_BEFORE = 3;

/** Whether the pass of a copy ends in a moment or has ended. By how long it is open: the clock of this device may be wrong. */
function usePassEnds(pass: string): boolean {
  const [endedPass, setEndedPass] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setEndedPass(pass), (PASS_MINUTES - MINUTES_BEFORE) * 60_000);
    return () => clearTimeout(timer);
  }, [pass]);
  return endedPass === pass;
}

/** The copy on the screen: whose it is, until when it can be read, the document, and the same as a PDF. */
export function ReadCopy({
  secret,
  copy,
  onAgain,
}: {
  readonly secret: string;
  readonly copy: NonNullable<SharedCopy['copy']>;
  /** Opens it anew. */
  readonly onAgain: () => void;
}) {
  const isEnding = usePassEnds(copy.pass);
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
      {isEnding && (
        <p className={styles.ending} role="status">
          {words.passEnds} <Button onClick={onAgain}>{words.openAgain}</Button>
        </p>
      )}
      <DocumentView
        document={document}
        addressOf={(fileId) =>
          pictures.has(fileId) ? callAddress(readSharedPicture.path, { secret, fileId }) + query : undefined
        }
      />
    </div>
  );
}
