import { momentWithTime, recordWords } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { Icon, IconButton, joinClasses, Tag } from '@tussock/ui';
import { type ActionEvidence, usePlanFiles } from '../../../sync/index.ts';
import styles from './evidence.module.css';
import { isFar, sayWhere } from './where-taken.ts';

interface EvidenceItemProps {
  readonly evidence: ActionEvidence;
  readonly around: Parameters<typeof sayWhere>[1];
  readonly onRemove: (() => void) | undefined;
}

const momentWords = { before: 'Before', after: 'After' } as const;
/** As much of a fingerprint as a person compares. */
const SHOWN = 12;

/** When it was taken, else when it was added on a device that sent it later. */
function whenOf(takenAt: string | undefined, doneAt: string | undefined): string | undefined {
  if (takenAt !== undefined) return `Taken ${momentWithTime(takenAt)}`;
  return doneAt && `Added ${momentWithTime(doneAt)}`;
}

/** One piece of evidence: what it shows, where and when, by whom, and that the server has it. */
export function EvidenceItem({ evidence, around, onRemove }: EvidenceItemProps) {
  const { byId, addressOf } = usePlanFiles();
  const [fileId = ''] = evidence.files;
  const file = byId.get(fileId);
  const place = (evidence.place ?? file?.place ?? undefined) as Position | undefined; // two figures, both checked
  const taken = { place, accuracyMetres: evidence.accuracyMetres };
  const picture = addressOf(fileId, 'small');
  const takenAt = evidence.takenAt ?? file?.takenAt ?? undefined;
  const isPaper = file?.purpose === 'document' && file.width === null;
  return (
    <li className={styles.item}>
      <a
        href={addressOf(fileId, isPaper ? 'original' : 'large')}
        target="_blank"
        rel="noreferrer"
        className={styles.thumbnail}
      >
        {isPaper ? (
          <Icon name="document" size="large" />
        ) : (
          <img src={picture} alt={evidence.note ?? 'Evidence of the action'} />
        )}
      </a>
      <div className={styles.facts}>
        <p>
          {evidence.moment && <Tag>{momentWords[evidence.moment]}</Tag>} {evidence.note}
        </p>
        {isPaper ? (
          <p>{file.name}</p>
        ) : (
          <p className={styles.place} data-far={isFar(taken, around.boundary) || undefined}>
            <Icon name="pin" size="small" />
            {sayWhere(taken, around)}
          </p>
        )}
        <p className={styles.soft}>
          {[whenOf(takenAt, evidence.doneAt), evidence.byName].filter(Boolean).join(' · ')}
        </p>
        <Receipt evidence={evidence} sha256={file?.sha256 ?? undefined} />
      </div>
      {onRemove && <IconButton icon="trash" size="small" label="Take this evidence out" onClick={onRemove} />}
    </li>
  );
}

/** What the server says of it: when it had it, and that it is the photo that was taken. */
function Receipt({
  evidence: { at, sha256 },
  sha256: sent,
}: {
  readonly evidence: ActionEvidence;
  readonly sha256: string | undefined;
}) {
  if (at === undefined)
    return (
      <p className={joinClasses(styles.waiting, styles.receipt)}>
        <Icon name="cloud-off" size="small" />
        {recordWords.fileWaits}
      </p>
    );
  const print =
    sha256 === undefined
      ? ''
      : ` · fingerprint ${sha256.slice(0, SHOWN)}${sent === sha256 ? ', as taken' : ''}`;
  return (
    <p
      className={joinClasses(styles.soft, styles.receipt)}
      title={sha256 === undefined ? undefined : `SHA-256 ${sha256}`}
    >
      <Icon name="success" size="small" />
      {`Received ${momentWithTime(at)}${print}`}
    </p>
  );
}
