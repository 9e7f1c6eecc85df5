import type { ExaminationRoom } from '@tussock/contract';
import { examinationWords, programmes, releaseWords } from '@tussock/domain';
import styles from './room-screen.module.css';

const words = examinationWords.room;

/** What is examined: scope, programme with its source, version with its hash, and what was left out. */
export function AboutExamination({ room }: { readonly room: ExaminationRoom }) {
  const programme = programmes[room.programme].of(room.programmeVersion);
  return (
    <div className={styles.about}>
      <p className={styles.text}>{room.scope}</p>
      <p>{programme.about}</p>
      <p className={styles.note}>
        {[words.source(programme.owner, programme.source.provision), words.lastSeen(programme.lastSeen)].join(
          '. ',
        )}
      </p>
      <p className={styles.note}>
        {[
          words.versionOf(room.versionNumber),
          `${words.fingerprint} ${room.contentHash}`,
          examinationWords.desk.until(room.endsOn),
        ].join(' · ')}
      </p>
      {room.leftOut.length > 0 && (
        <p>
          {words.leftOut(
            room.leftOut.map((one) => releaseWords.redactionLabels[one].toLowerCase()).join(', '),
          )}
        </p>
      )}
      <p className={styles.note}>{words.culturalOut}</p>
    </div>
  );
}
