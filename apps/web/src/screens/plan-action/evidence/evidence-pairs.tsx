import { momentWithTime } from '@tussock/domain';
import { type ActionEvidence, usePlanFiles } from '../../../sync/index.ts';
import styles from './evidence.module.css';
import { pairEvidence } from './pair-evidence.ts';

/** What was there before, beside what is there after. */
export function EvidencePairs({ evidence }: { readonly evidence: readonly ActionEvidence[] }) {
  const pairs = pairEvidence(evidence);
  return pairs.map(({ before, after }) => (
    <div key={before.id} className={styles.pair} role="group" aria-label="Before and after">
      <Half evidence={before} words="Before" />
      <Half evidence={after} words="After" />
    </div>
  ));
}

function Half({ evidence, words }: { readonly evidence: ActionEvidence; readonly words: string }) {
  const { byId, addressOf } = usePlanFiles();
  const [fileId = ''] = evidence.files;
  const takenAt = evidence.takenAt ?? byId.get(fileId)?.takenAt;
  return (
    <figure className={styles.figure}>
      <img src={addressOf(fileId, 'large')} alt={evidence.note ?? words} />
      <figcaption className={styles.caption}>
        <span>{words}</span>
        {takenAt && <span>{momentWithTime(takenAt)}</span>}
      </figcaption>
    </figure>
  );
}
